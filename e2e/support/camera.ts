import type { Page } from '@playwright/test'

// Where the browser has no camera (headless ones have none) a canvas is one: 1280 × 720, ten pictures a second, of a kitchen counter and,
// from time to time, a package held askew in poor light.
const CAMERA = `(() => {
  const SIZE = { width: 1280, height: 720 }
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const context = canvas.getContext('2d')
  const camera = { show, shownAt: 0, open: 0 }
  let scene = sceneOf('')
  let seed = 1
  function random() {
    return (seed = (seed * 16807) % 2147483647) / 2147483647
  }

  // Drawn once; blur and specks would take the processor from what is being tested.
  function sceneOf(bars) {
    const still = Object.assign(document.createElement('canvas'), SIZE)
    const brush = still.getContext('2d')
    brush.fillStyle = '#6d5a49'
    brush.fillRect(0, 0, 1280, 720)
    if (bars !== '') {
      brush.save()
      brush.translate(640, 340)
      brush.rotate(-0.12)
      brush.filter = 'blur(1.2px)'
      brush.fillStyle = '#d8d6cc'
      brush.fillRect(-300, -190, 600, 380)
      brush.fillStyle = '#2a2622'
      for (let at = 0; at < bars.length; at += 1) if (bars[at] === '1') brush.fillRect(-190 + at * 4, -110, 4, 220)
      brush.restore()
    }
    for (let speck = 0; speck < 3000; speck += 1) {
      brush.fillStyle = Math.random() < 0.5 ? 'rgb(255 255 255 / 0.35)' : 'rgb(0 0 0 / 0.35)'
      brush.fillRect(Math.random() * 1280, Math.random() * 720, 2, 2)
    }
    return still
  }

  function show(bars) {
    scene = sceneOf(bars)
    draw()
    camera.shownAt = performance.now()
  }

  // An unsteady hand.
  function draw() {
    context.drawImage(scene, 6 * (random() - 0.5), 6 * (random() - 0.5))
  }
  setInterval(draw, 100)

  async function getUserMedia() {
    draw()
    const stream = canvas.captureStream(10)
    const [track] = stream.getTracks()
    const stop = track.stop.bind(track)
    camera.open += 1
    track.stop = () => {
      if (track.readyState === 'live') camera.open -= 1
      stop()
    }
    return stream
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia, enumerateDevices: async () => [] } })
  window.fakeCamera = camera
})()`

/** The camera of every page that is opened from now on. */
export class FakeCamera {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async install(page: Page): Promise<FakeCamera> {
    await page.addInitScript(CAMERA)
    return new FakeCamera(page)
  }

  /** Holds a package with this EAN-13 before it, or nothing. */
  async show(ean: string | undefined): Promise<void> {
    await this.#page.evaluate(`fakeCamera.show('${ean === undefined ? '' : ean13Bars(ean)}')`)
  }

  /** Holds a package before it until the app asks what it is: held on and on, it would be taken for another one after some seconds. */
  async scan(ean: string): Promise<void> {
    const asked = this.#page.waitForRequest((request) => request.url().includes('/products/lookup/'))
    await this.show(ean)
    await asked
    await this.show(undefined)
  }

  /** When the code was first in the picture, in the page's milliseconds. */
  shownAt(): Promise<number> {
    return this.#page.evaluate<number>('fakeCamera.shownAt')
  }

  /** How many streams have been handed out and not let go. */
  openStreams(): Promise<number> {
    return this.#page.evaluate<number>('fakeCamera.open')
  }
}

// ISO/IEC 15420: seven modules a digit, dark ones are 1.
const LEFT_ODD = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const RIGHT = LEFT_ODD.map((modules) => Array.from(modules, (module) => (module === '1' ? '0' : '1')).join(''))
const LEFT_EVEN = RIGHT.map((modules) => Array.from(modules).toReversed().join(''))
/** Which of the six left digits are even: so the first digit is written. */
const EVEN_OF_FIRST = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

/** The bars of an EAN-13 as 95 modules, dark ones 1. */
export function ean13Bars(ean: string): string {
  const [first = 0, ...digits] = Array.from(ean, Number)
  const left = digits.slice(0, 6).map((digit, at) => (EVEN_OF_FIRST[first]?.[at] === '1' ? LEFT_EVEN[digit] : LEFT_ODD[digit]))
  const right = digits.slice(6).map((digit) => RIGHT[digit])
  return `101${left.join('')}01010${right.join('')}101`
}
