/** The thread's own side: does one task after the other. A failure ends the thread, which says so to who waits. */
import { parentPort } from 'node:worker_threads'
import { cleanPicture } from '../clean-picture.ts'
import { recognise } from '../ocr.ts'
import type { Task } from './task.ts'

parentPort?.on('message', (task: Task) => {
  void answer(task)
})

async function answer(task: Task): Promise<void> {
  parentPort?.postMessage(task.kind === 'clean' ? await cleanPicture(task.image) : await recognise(task.strip))
}
