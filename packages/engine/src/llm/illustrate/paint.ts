import { generateImage, type ImageModel } from 'ai'
import type { Supervise } from '../supervise.ts'

/** Has a picture made: its file, or null when there is none; rejects only when `signal` aborts. */
export type Paint = (prompt: string, signal?: AbortSignal) => Promise<Uint8Array | null>

/** The size that every model makes. */
const SIZE = '1024x1024'

/** A `Paint` over one image model. It tries once: a second picture is paid for like the first, and the drawn card is there at once. */
export function createPaint(model: ImageModel, supervise: Supervise, totalMs: number): Paint {
  return (prompt, signal) =>
    supervise(
      'illustrate',
      async (meter) => {
        const timeout = AbortSignal.timeout(totalMs)
        meter.sent()
        const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout
        const { image, calls, usage } = await generateImage({ model, prompt, size: SIZE, maxRetries: 0, abortSignal })
        meter.answered(calls[0]?.response.headers, usage)
        return image.uint8Array
      },
      signal,
    )
}
