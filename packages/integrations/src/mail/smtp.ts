import { createTransport, type NodemailerError } from 'nodemailer'
import { checkMessage, MailError, type Mailer } from './port.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:port`; its query may carry further nodemailer options, such as `requireTLS=true`. */
  url: string
  /** Sender of every mail, `Name <address>`. */
  from: string
  /** Milliseconds of silence after which a server is given up. */
  timeout?: number
}

// Refusals of the mail itself. A refused log-in is answered with 5xx too, but that is corrected in the settings.
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

/** Hands mails to an SMTP server, one connection a mail; throws MailError, not retryable when the server refuses the mail with 5xx. */
export function createSmtpMailer({ url, from, timeout = 15_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send(message) {
      checkMessage(message)
      await transport
        .sendMail({
          from,
          to: message.to,
          subject: message.subject,
          html: message.html,
          text: message.text,
          attachments: (message.attachments ?? []).map(({ fileName, type, base64 }) => ({
            filename: fileName,
            contentType: type,
            content: Buffer.from(base64, 'base64'),
          })),
          messageId: `<${message.id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: NodemailerError) => {
          throw toMailError(error)
        })
    },
    async close() {
      transport.close()
    },
  }
}

function toMailError(error: NodemailerError): MailError {
  const refused = error.permanent === true && ABOUT_THE_MAIL.has(error.code ?? '')
  // The server's own words may repeat the recipient's address, so only the codes are told.
  const reason = [error.code, error.responseCode].filter(Boolean).join(' ')
  return new MailError(`mail not handed over: ${reason}`, { retryable: !refused })
}
