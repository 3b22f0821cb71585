import { z } from 'zod'

/** One message to one person. */
export interface MailMessage {
  /** Unique and stable over retries: it becomes the Message-ID, by which mail servers recognize a mail handed over twice. */
  id: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[] | undefined
}

/** A file that goes with a message. */
export interface MailAttachment {
  /** With its ending; letters, digits, dots and hyphens. */
  fileName: string
  /** Media type. */
  type: string
  base64: string
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

// A line break in a recipient or a subject would start a header, or another recipient, of the sender's choosing.
const oneLine = z.string().regex(/^[^\p{Cc}\u2028\u2029]*$/u)

/** What every adapter accepts. */
export const messageSchema: z.ZodType<MailMessage> = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  to: z.object({ name: oneLine, address: z.email() }),
  subject: oneLine.min(1),
  html: z.string().min(1),
  text: z.string().min(1),
  attachments: z
    .array(z.object({ fileName: z.string().regex(/^[\w.-]{1,100}$/), type: z.string().regex(/^[a-z]+\/[\w.+-]+$/), base64: z.base64() }))
    .optional(),
})

/** Throws a MailError for what no adapter may hand over: control characters in a header, an address that is none. */
export function checkMessage(message: MailMessage): void {
  const result = messageSchema.safeParse(message)
  if (result.success) return
  const places = result.error.issues.map((issue) => issue.path.join('.'))
  throw new MailError(`unusable mail: ${places.join(', ')}`, { retryable: false })
}
