import { Worker } from 'node:worker_threads'
import type { Sharp } from 'sharp'
import { Semaphore } from '../semaphore.ts'
import { sharp } from './image-library.ts'
import { PictureError } from './picture-error.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'
import { assertPixelLimit, MAX_PIXELS, type RawPicture } from './raw-picture.ts'

const LIMIT_MS = 20_000
const HEAP_MB = 256

type Answer = { picture: RawPicture } | { refusal: Pick<PictureError, 'kind' | 'message'> }

/** Unpacks a picture that libvips cannot read, in a worker thread of its own; throws `PictureError`. */
async function decodeInThread(kind: 'bmp' | 'heic', file: Uint8Array): Promise<RawPicture> {
  const { promise, resolve, reject } = Promise.withResolvers<RawPicture>()
  const thread = new Worker(new URL('./decoding-thread.ts', import.meta.url), {
    workerData: { kind, file },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // The decoders write their complaints there; the refusal says as much.
    stdout: true,
    stderr: true,
  })
  const broken = (cause?: unknown) => reject(new PictureError('damaged', `The ${kind} decoder broke off`, { cause }))
  const limit = setTimeout(broken, LIMIT_MS, 'took too long')
  thread.once('message', (answer: Answer) => {
    if ('picture' in answer) resolve(answer.picture)
    else reject(new PictureError(answer.refusal.kind, answer.refusal.message))
  })
  thread.once('error', broken)
  thread.once('exit', broken)
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    await thread.terminate()
  }
}

/** An area, not a side: a long receipt is narrow, and its letters are as small as a short one's. */
const MAX_KEPT_PIXELS = 6_000_000
const MAX_SIDE = 12_000
const QUALITY = 90
const LIMIT_SECONDS = 20
/** The largest picture takes 200 MB while it is unpacked. */
const CONCURRENT_PICTURES = 2

const semaphore = new Semaphore(CONCURRENT_PICTURES)

/** A picture as we keep and read it: upright, without metadata, on white. */
export interface NormalPicture {
  jpeg: Uint8Array
  width: number
  height: number
}

/**
 * Makes any picture file (JPEG, PNG, WebP, GIF, BMP, TIFF, HEIC; of several frames the first) a plain JPEG of at most 6
 * megapixels: turned upright, flattened on white, stripped of metadata. The content decides what it is, whatever its name says.
 * Throws `PictureError`; nothing in here blocks the event loop. Others wait while two are at work: together they would fill the memory.
 */
export function normalisePicture(file: Uint8Array): Promise<NormalPicture> {
  return semaphore.run(() => read(file, encode))
}

/** As the cards of dishes: pictures of both are in the same frames. */
const PHOTO = { width: 1400, height: 1000 }
const PHOTO_QUALITY = 80

/** A photo of a dish as it is shown: WebP of 7 : 5, at most 1400 px wide, upright, without metadata. */
export interface DishPhoto {
  image: Uint8Array
  width: number
  height: number
}

/** Makes any picture file that `normalisePicture` takes a photo of a dish: what stands over 7 : 5 is cut off at both sides. Throws `PictureError`. */
export function makeDishPhoto(file: Uint8Array): Promise<DishPhoto> {
  return semaphore.run(() => read(file, crop))
}

async function read<Made>(file: Uint8Array, make: (source: Source) => Promise<Made>): Promise<Made> {
  const kind = pictureKind(file)
  if (!kind) throw new PictureError('not_a_picture', 'The content is of no kind of picture that is read here')
  try {
    return await make(kind === 'bmp' || kind === 'heic' ? await unpacked(kind, file) : await opened(kind, file))
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError('damaged', `A ${kind} that cannot be read`, { cause: error })
  }
}

interface Source {
  picture: Sharp
  width: number
  height: number
}

async function opened(kind: PictureKind, file: Uint8Array): Promise<Source> {
  // Only the header is read here, so the size is ours to judge.
  const { autoOrient, format } = await sharp(file, { limitInputPixels: false }).metadata()
  if (format !== kind) throw new PictureError('damaged', `A ${kind} that is read as ${format}`)
  assertPixelLimit(autoOrient.width, autoOrient.height)
  return { picture: sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(), ...autoOrient }
}

async function unpacked(kind: 'bmp' | 'heic', file: Uint8Array): Promise<Source> {
  const { pixels, width, height, channels } = await decodeInThread(kind, file)
  return { picture: sharp(pixels, { raw: { width, height, channels } }), width, height }
}

async function encode({ picture, width, height }: Source): Promise<NormalPicture> {
  const scale = Math.min(1, Math.sqrt(MAX_KEPT_PIXELS / (width * height)), MAX_SIDE / Math.max(width, height))
  const { data, info } = await picture
    .timeout({ seconds: LIMIT_SECONDS })
    .flatten({ background: 'white' })
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { fit: 'fill' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

/** Never made larger: of a small picture as much as there is of it. */
async function crop({ picture, width, height }: Source): Promise<DishPhoto> {
  const scale = Math.min(1, width / PHOTO.width, height / PHOTO.height)
  const { data, info } = await picture
    .timeout({ seconds: LIMIT_SECONDS })
    .flatten({ background: 'white' })
    .resize(Math.max(1, Math.round(PHOTO.width * scale)), Math.max(1, Math.round(PHOTO.height * scale)), { fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: PHOTO_QUALITY, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height }
}
