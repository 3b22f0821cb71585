import { bindJob } from '../../platform/jobs/binding.ts'
import { sendMessage } from './send-message.job.ts'

export const jobs = [
  bindJob({
    job: sendMessage,
    handle: ({ mailer }, message) => mailer.send(message),
    // Nothing to make good: every mail can be asked for again. It holds a link and an address, so neither is logged.
    onExhausted: async ({ log }, message) => log.error({ mail: message.id }, 'mail given up'),
  }),
]
