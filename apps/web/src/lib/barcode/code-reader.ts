/** What the worker answers, once when it is ready and then to every frame. */
export type ReaderAnswer = { codes: string[] } | { error: string }

/** Reads the codes in a picture without holding up the page. */
export interface CodeReader {
  /** Resolves when the decoder has been loaded; rejects when it cannot be. */
  ready: Promise<unknown>
  /** The digits of every code in the frame, which it takes over; asked for one frame at a time. */
  read: (frame: ImageBitmap) => Promise<readonly string[]>
  close: () => void
}

/** Starts the decoder (1 MB of WebAssembly, once loaded in the browser's cache) in a worker of its own. */
export function openCodeReader(): CodeReader {
  const worker = new Worker(new URL('./code-reader.worker.ts', import.meta.url), { type: 'module' })
  let pending = Promise.withResolvers<readonly string[]>()
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
    if ('codes' in data) pending.resolve(data.codes)
    else pending.reject(new Error(data.error))
  })
  worker.addEventListener('error', ({ message }) => pending.reject(new Error(message)))
  const ready = pending.promise
  // Whoever starts the camera asks; until then nobody needs to know.
  ready.catch(() => undefined)
  return {
    ready,
    read: async (frame) => {
      await ready
      pending = Promise.withResolvers()
      worker.postMessage(frame, [frame])
      return pending.promise
    },
    close: () => worker.terminate(),
  }
}
