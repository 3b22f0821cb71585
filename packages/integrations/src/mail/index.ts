export { type MailAttachment, MailError, type Mailer, type MailMessage, messageSchema } from './port.ts'
export { createSmtpMailer } from './smtp.ts'
