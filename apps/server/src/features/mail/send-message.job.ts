import { messageSchema } from '@spizarka/integrations/mail'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Hands one mail to the mailer. Tried for some three hours: longer than grey-listing or the restart of a mail server. */
export const sendMessage = defineJob({
  name: 'mail.send-message',
  payload: messageSchema,
  retries: 10,
  retryDelaySeconds: 10,
  expireSeconds: 90,
  concurrency: 2,
})
