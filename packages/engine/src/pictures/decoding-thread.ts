/** A thread of its own for what libvips cannot read: these decoders block for a second, and may break off in any way. */
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { decodeBmp } from './decode-bmp.ts'
import { decodeHeic } from './decode-heic.ts'
import { PictureError } from './picture-error.ts'
import type { RawPicture } from './raw-picture.ts'

const DECODERS = { bmp: decodeBmp, heic: decodeHeic }

const { kind, file } = z.object({ kind: z.enum(['bmp', 'heic']), file: z.instanceof(Uint8Array) }).parse(workerData)
try {
  const picture: RawPicture = await DECODERS[kind](file)
  parentPort?.postMessage({ picture }, [picture.pixels.buffer])
} catch (error) {
  const refusal = error instanceof PictureError ? error : new PictureError('damaged', String(error))
  parentPort?.postMessage({ refusal: { kind: refusal.kind, message: refusal.message } })
}
