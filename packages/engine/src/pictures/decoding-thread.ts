/** A worker thread for what libvips cannot read: these decoders block for a second and may crash in any way. */
import { parentPort, workerData } from 'node:worker_threads'
import bmp from 'bmp-js'
import heicDecode from 'heic-decode'
import { z } from 'zod'
import { PictureError } from './picture-error.ts'
import { assertPixelLimit, type RawPicture } from './raw-picture.ts'

const HEADER_BYTES = 54
const WIDTH_AT = 18
const HEIGHT_AT = 22

/** A BMP file's pixels; its fourth byte is padding in most files, so it is left out. */
function decodeBmp(file: Uint8Array): RawPicture {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < HEADER_BYTES) throw new PictureError('damaged', 'A BMP file without its header')
  // A negative height means rows from the top. The decoder allocates as much as the header states, so the header is read before it.
  assertPixelLimit(bytes.readUInt32LE(WIDTH_AT), Math.abs(bytes.readInt32LE(HEIGHT_AT)))
  const { width, height, data } = bmp.decode(bytes)
  const pixels = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    pixels[to] = data[from + 3] ?? 0
    pixels[to + 1] = data[from + 2] ?? 0
    pixels[to + 2] = data[from + 1] ?? 0
  }
  return { width, height, channels: 3, pixels }
}

const DECODERS = { bmp: decodeBmp, heic: decodeHeic }

const { kind, file } = z.object({ kind: z.enum(['bmp', 'heic']), file: z.instanceof(Uint8Array) }).parse(workerData)
try {
  const picture: RawPicture = await DECODERS[kind](file)
  parentPort?.postMessage({ picture }, [picture.pixels.buffer])
} catch (error) {
  const refusal = error instanceof PictureError ? error : new PictureError('damaged', String(error))
  parentPort?.postMessage({ refusal: { kind: refusal.kind, message: refusal.message } })
}

/** The main picture of an HEIC file, turned as its container says. */
async function decodeHeic(bytes: Uint8Array): Promise<RawPicture> {
  const pictures = await heicDecode.all({ buffer: bytes })
  const [first] = pictures
  if (!first) throw new PictureError('damaged', 'An HEIC file without a picture')
  assertPixelLimit(first.width, first.height)
  const { width, height, data } = await first.decode()
  return { width, height, channels: 4, pixels: new Uint8Array(data.buffer) }
}
