/** A thread that counts its tasks, and breaks or stands still when it is asked to. */
import { answerTasks } from './thread-tasks.ts'

export type CountingTasks = {
  count: { request: null; answer: number }
  break: { request: null; answer: void }
  standStill: { request: null; answer: void }
}

let tasks = 0

answerTasks<CountingTasks>({
  count: () => ++tasks,
  break: () => {
    throw new Error('broken on purpose')
  },
  standStill: () => {
    for (;;);
  },
})
