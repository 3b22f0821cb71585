import type { MailMessage } from '@spizarka/integrations/mail'

/** Screens of the app that links in mails lead to. */
type Screen = 'activate' | 'password/reset/confirm' | 'email-confirmation'

/** What the latest mail to an address carries in its link to a screen. */
export function mailedLink(mails: readonly MailMessage[], address: string, screen: Screen): { uid: string; token: string } {
  const mail = mails.findLast(({ to, text }) => to.address === address && text.includes(`/${screen}/`))
  const [, uid, token] = new RegExp(`/${screen}/([\\w-]+)/([\\w-]+)`).exec(mail?.text ?? '') ?? []
  if (!uid || !token) throw new Error(`No mail with a link to ${screen} came to ${address}`)
  return { uid, token }
}

/** The link in the latest activation mail to an address. */
export function activationLink(mails: readonly MailMessage[], address: string): { uid: string; token: string } {
  return mailedLink(mails, address, 'activate')
}
