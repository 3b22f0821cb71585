import { bindJob } from '../../platform/jobs/binding.ts'
import { insertRecipients, updateRecipients } from './broadcasts.queries.ts'
import { fanOutBroadcast } from './fan-out-broadcast.job.ts'

export const fanOutBroadcastJob = bindJob({
  job: fanOutBroadcast,
  async handle({ db, clock }, { broadcastId }) {
    await db.transaction().execute(async (trx) => {
      await insertRecipients(trx, broadcastId, clock.now())
      await updateRecipients(trx, broadcastId)
    })
  },
  // Nobody has it and the panel says so: an administrator may queue the job again.
  onExhausted: async () => {},
})
