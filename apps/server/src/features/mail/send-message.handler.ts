import { MailError, type MailMessage } from '@spizarka/integrations/mail'
import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { sendMessage } from './send-message.job.ts'

async function handle({ mailer, log }: AppContext, message: MailMessage): Promise<void> {
  try {
    await mailer.send(message)
  } catch (error) {
    if (error instanceof MailError && !error.retryable) return giveUp(log, message, error.message)
    throw error
  }
}

// Nothing to make good: every mail can be asked for again. The mail itself holds a link, so neither it nor its address is logged.
function giveUp(log: AppContext['log'], message: MailMessage, reason: string): void {
  log.error({ mail: message.id, reason }, 'mail given up')
}

export const jobs = [
  bindJob({ job: sendMessage, handle, onExhausted: async ({ log }, message) => giveUp(log, message, 'every try failed') }),
]
