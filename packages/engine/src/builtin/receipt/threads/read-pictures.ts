/** The thread's own side: answers every picture with its text. A failure ends the thread, which says so to who waits. */
import { parentPort } from 'node:worker_threads'
import { readPicture } from '../read-picture.ts'

parentPort?.on('message', (image: Uint8Array) => {
  void answer(image)
})

async function answer(image: Uint8Array): Promise<void> {
  parentPort?.postMessage(await readPicture(image))
}
