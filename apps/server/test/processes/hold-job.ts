import { pino } from 'pino'
import type { AppContext } from '../../src/platform/context.ts'
import { defineJob } from '../../src/platform/jobs/define-job.ts'
import { openJobQueue } from '../../src/platform/jobs/job-queue.ts'
import { washUp } from './wash-up.job.ts'

// Takes a job of the database of the first argument and never finishes it.
const holding = defineJob({
  ...washUp,
  handle: async () => {
    console.log('ready')
    await new Promise(() => {})
  },
  onExhausted: async () => {},
})
const queue = await openJobQueue({ url: String(process.argv[2]), log: pino({ level: 'silent' }), jobs: [washUp], works: true })
// The handler asks its context for nothing.
await queue.startWorker({} as AppContext, [holding])
