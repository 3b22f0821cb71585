/** One message to one person. */
export interface MailMessage {
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
}

/** Why a mail could not be handed over; `retryable` is false for an address that the server refuses for good. */
export class MailError extends Error {
  readonly retryable: boolean
  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable
  }
}

/** Hands mails over for delivery. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}
