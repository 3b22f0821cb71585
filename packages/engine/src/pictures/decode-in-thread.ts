import { Worker } from 'node:worker_threads'
import { PictureError } from './picture-error.ts'
import type { RawPicture } from './raw-picture.ts'

const LIMIT_MS = 20_000
const HEAP_MB = 256

type Answer = { picture: RawPicture } | { refusal: Pick<PictureError, 'kind' | 'message'> }

/** Unpacks a picture that libvips cannot read, in a thread that dies with it; throws `PictureError`. */
export async function decodeInThread(kind: 'bmp' | 'heic', file: Uint8Array): Promise<RawPicture> {
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
