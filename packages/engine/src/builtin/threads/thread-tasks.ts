import { parentPort } from 'node:worker_threads'

/** What a kind of thread can be asked, and what it answers: plain data, which is copied on its way. */
export type ThreadTasks = Record<string, { request: unknown; answer: unknown }>

export type Kind<Tasks extends ThreadTasks> = keyof Tasks & string
export type RequestOf<Tasks extends ThreadTasks, K extends Kind<Tasks>> = Tasks[K]['request']
export type AnswerTo<Tasks extends ThreadTasks, K extends Kind<Tasks>> = Tasks[K]['answer']

type Work<Tasks extends ThreadTasks> = {
  [K in Kind<Tasks>]: (request: RequestOf<Tasks, K>) => AnswerTo<Tasks, K> | Promise<AnswerTo<Tasks, K>>
}

/** The thread's own side: does one task after the other. A failure ends the thread, which says so to who waits. */
export function answerTasks<Tasks extends ThreadTasks>(work: Work<Tasks>): void {
  async function answer<K extends Kind<Tasks>>({ kind, request }: { kind: K; request: RequestOf<Tasks, K> }): Promise<void> {
    parentPort?.postMessage(await work[kind](request))
  }
  parentPort?.on('message', (task: { kind: Kind<Tasks>; request: RequestOf<Tasks, Kind<Tasks>> }) => void answer(task))
}
