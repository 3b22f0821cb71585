import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

const SLICES = 30

/**
 * Ends this process, by a signal that nothing can hold up, once its event loop was blocked for `limitMs`: such a process neither answers nor
 * stops when asked, and its supervisor starts a new one. Not while debugging. The returned
 * function ends the watch.
 */
export function watchEventLoop(limitMs: number): () => Promise<void> {
  if (limitMs === 0 || inspectorUrl() !== undefined) return async () => {}
  const heartbeat = new Int32Array(new SharedArrayBuffer(4))
  const sliceMs = limitMs / SLICES
  const beat = setInterval(() => {
    Atomics.add(heartbeat, 0, 1)
    Atomics.notify(heartbeat, 0)
  }, sliceMs / 2).unref()
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: { heartbeat, sliceMs, slices: SLICES } })
  worker.unref()
  return async () => {
    clearInterval(beat)
    await worker.terminate()
  }
}
