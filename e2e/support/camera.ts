import type { Page } from '@playwright/test'
import { barsOf } from './ean-bars.ts'

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
    await this.#page.evaluate(`fakeCamera.show('${ean === undefined ? '' : barsOf(ean)}')`)
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
