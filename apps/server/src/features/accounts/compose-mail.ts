import { randomUUID } from 'node:crypto'
import { plural } from '@spizarka/contract/plural'
import type { MailMessage } from '@spizarka/integrations/mail'
import { renderMail } from '../mail/index.ts'
import { LINK_DAYS } from './account-link.ts'

/** What is said of every link. */
export const LINK_NOTE = `Link działa ${LINK_DAYS} ${plural(LINK_DAYS, ['dzień', 'dni', 'dni'])} i można go użyć jeden raz.`

/** A mail to an address, without a name: whoever registers chooses both. */
export function composeMail(address: string, content: Parameters<typeof renderMail>[0]): MailMessage {
  return { id: randomUUID(), to: { name: '', address }, ...renderMail(content) }
}
