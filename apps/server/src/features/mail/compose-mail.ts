import { randomUUID } from 'node:crypto'
import type { MailMessage } from '@spizarka/integrations/mail'
import { type MailContent, renderMail } from './mail-layout.ts'

/** A mail to an address, without a name: whoever registers chooses both. */
export function composeMail(address: string, content: MailContent): MailMessage {
  return { id: randomUUID(), to: { name: '', address }, ...renderMail(content) }
}
