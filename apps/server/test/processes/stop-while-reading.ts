/** Begins endless work in a thread, and ends when it is told to as the app does: by having nothing left to do. */
import { createStoppableThread } from '../../src/platform/concurrency/stoppable-thread.ts'

const thread = createStoppableThread<string>(new URL('./endless-thread.ts', import.meta.url), { limitMs: 600_000, idleMs: 600_000 })
const staying = setInterval(() => {}, 1000)
process.once('SIGTERM', () => clearInterval(staying))
console.log(await thread.do('answer'))
await thread.do('expression')
