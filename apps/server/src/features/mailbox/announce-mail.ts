import type { MailMessage } from '@spizarka/integrations/mail'
import type { Logger } from 'pino'

/** Tells of an arrived mail in one line of the log, with the link that is in it. */
export function announceMail(log: Logger): (message: MailMessage) => void {
  return ({ subject, text }) => {
    const [link] = /https?:\/\/\S+/.exec(text) ?? []
    log.info({ link }, `mail arrived in /dev/mailbox: ${subject}`)
  }
}
