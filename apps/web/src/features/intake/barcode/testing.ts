import { type KnownProduct, lookUpProduct } from '@spizarka/contract/products'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { ReaderAnswer } from '../../../lib/barcode/code-reader.ts'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'

export const MILK = '5900123456782'
export const BREAD = '4006381333931'

// Only where it goes is of interest here.
const routes = intakeRoutes.filter(({ path }) => !path?.startsWith('pending-items'))

export function aProduct(changes: Partial<KnownProduct> = {}): KnownProduct {
  return {
    gtin: MILK,
    name: 'Mleko UHT 3,2%',
    brands: 'Łaciate',
    quantity_str: '1000 ml',
    source: 'open_food_facts',
    attribution: 'Dane: Open Food Facts (ODbL)',
    ...changes,
  }
}

/** Every code is one of milk. */
export function knowsMilk(): void {
  apiServer.use(answer(lookUpProduct, ({ params }) => ({ data: aProduct({ gtin: params.gtin }) })))
}

/** A camera for every test of a file; the returned function tells which. */
export function withFakeCamera(): () => FakeCamera {
  let camera: FakeCamera
  beforeEach(() => {
    camera = new FakeCamera()
  })
  afterEach(() => camera.remove())
  return () => camera
}

export async function openScreen(points = 204) {
  signedIn({ ai_points: points })
  const view = renderRoutes(routes, '/add-products/barcode')
  await screen.findByRole('heading', { level: 1, name: 'Skanuj kody kreskowe' })
  return view
}

/** What the list says, row by row. */
export function rows(): (string | null)[] {
  return screen.queryAllByRole('listitem').map((row) => row.textContent)
}

/** The device's cameras and the decoder where there is no browser: what they show is set, what happened to them can be asked. */
class FakeCamera {
  /** How often a camera was handed out, and how many frames were read. */
  opened = 0
  readings = 0
  /** On or off; undefined where there is none. */
  light: boolean | undefined
  failure: DOMException | undefined
  decoder: ReaderAnswer = { codes: [] }

  #names = ['Kamera']
  #codes: string[] = []
  #allowed = Promise.resolve()
  #track: FakeTrack | undefined

  constructor() {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: ({ video }: { video: { deviceId?: { exact: string } } }) => this.#open(video.deviceId?.exact),
        enumerateDevices: () => Promise.resolve(this.#names.map((label) => ({ kind: 'videoinput', label, deviceId: label }))),
      },
    })
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({}))
    vi.stubGlobal('Worker', this.#workerClass())
    // happy-dom has elements without a picture.
    Object.defineProperties(HTMLVideoElement.prototype, {
      videoWidth: { configurable: true, value: 1280 },
      videoHeight: { configurable: true, value: 720 },
      srcObject: { configurable: true, writable: true, value: null },
      play: { configurable: true, value: () => Promise.resolve() },
    })
  }

  remove(): void {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
    for (const name of ['videoWidth', 'videoHeight', 'srcObject', 'play']) Reflect.deleteProperty(HTMLVideoElement.prototype, name)
  }

  has(...names: string[]): void {
    this.#names = names
  }

  show(...codes: string[]): void {
    this.#codes = codes
  }

  /** From now on somebody has to allow it, by the returned function. */
  asks(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#allowed = promise
    return resolve
  }

  isOn(): boolean {
    return this.#track?.readyState === 'live'
  }

  current(): string | undefined {
    return this.#track?.name
  }

  isTakenAway(): void {
    this.#track?.stop()
    this.#track?.dispatchEvent(new Event('ended'))
  }

  async #open(deviceId = this.#names[0] ?? '') {
    await this.#allowed
    if (this.failure) throw this.failure
    this.opened += 1
    const track = new FakeTrack(deviceId, this)
    this.#track = track
    return { getTracks: () => [track], getVideoTracks: () => [track] }
  }

  #workerClass() {
    const read = () => {
      this.readings += 1
      return { codes: [...this.#codes] }
    }
    const load = () => this.decoder
    return class FakeWorker extends EventTarget {
      constructor() {
        super()
        this.#answer(load)
      }
      postMessage() {
        this.#answer(read)
      }
      terminate() {}
      #answer(of: () => ReaderAnswer) {
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: of() })))
      }
    }
  }
}

class FakeTrack extends EventTarget {
  readonly name: string
  readonly id = crypto.randomUUID()
  readyState: 'live' | 'ended' = 'live'
  readonly #camera: FakeCamera

  constructor(name: string, camera: FakeCamera) {
    super()
    this.name = name
    this.#camera = camera
  }

  stop() {
    this.readyState = 'ended'
  }
  getSettings() {
    return { deviceId: this.name }
  }
  getCapabilities() {
    return { torch: this.#camera.light !== undefined }
  }
  applyConstraints({ advanced: [{ torch }] }: { advanced: [{ torch: boolean }] }) {
    this.#camera.light = torch
    return Promise.resolve()
  }
}
