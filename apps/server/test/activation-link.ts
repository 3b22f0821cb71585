import type { MailMessage } from '@spizarka/integrations/mail'
import { mailedLink } from './mailed-link.ts'

/** The link in the latest activation mail to an address. */
export function activationLink(mails: readonly MailMessage[], address: string): { uid: string; token: string } {
  return mailedLink(mails, address, 'activate')
}
