export { messageSchema } from './message-schema.ts'
export type { Mailer, MailMessage } from './port.ts'
export { MailError } from './port.ts'
export { createSmtpMailer } from './smtp.ts'
