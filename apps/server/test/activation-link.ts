import type { MailMessage } from '@spizarka/integrations/mail'

/** The link in the latest activation mail to an address. */
export function activationLink(mails: readonly MailMessage[], address: string): { uid: string; token: string } {
  const mail = mails.findLast(({ to, text }) => to.address === address && text.includes('/activate/'))
  const [, uid, token] = /\/activate\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (!uid || !token) throw new Error(`No activation mail came to ${address}`)
  return { uid, token }
}
