/** One message to one person. */
export interface MailMessage {
  /** Unique and stable over retries: it becomes the Message-ID, by which mail servers recognize a mail handed over twice. */
  id: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
}

/** Why a mail could not be handed over; `retryable` is false for a mail that the server refuses for good. */
export class MailError extends Error {
  readonly retryable: boolean
  constructor(message: string, options: { retryable: boolean }) {
    super(message)
    this.retryable = options.retryable
  }
}

/** Hands mails over for delivery; throws nothing but MailError. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}
