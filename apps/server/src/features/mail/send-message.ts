import { MailError, messageSchema } from '@spizarka/integrations/mail'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { mailTries } from '../../platform/metrics/metrics.ts'

/** Hands one mail to the mailer. Tried for some three hours: longer than grey-listing or the restart of a mail server. */
export const sendMessage = defineJob({
  name: 'mail.send-message',
  payload: messageSchema,
  retries: 10,
  retryDelaySeconds: 10,
  expireSeconds: 90,
  concurrency: 2,
  async handle({ mailer }, message) {
    try {
      await mailer.send(message)
      mailTries.inc({ outcome: 'sent' })
    } catch (error) {
      const isRefused = error instanceof MailError && !error.retryable
      mailTries.inc({ outcome: isRefused ? 'refused' : 'failed' })
      throw error
    }
  },
  // Nothing to compensate: every mail can be asked for again. It holds a link and an address, so neither is logged.
  onExhausted: async ({ log }, message) => log.error({ mail: message.id }, 'mail given up'),
})

export const jobs = [sendMessage]
