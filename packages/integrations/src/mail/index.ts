export type { Mailer, MailMessage } from './port.ts'
export { MailError } from './port.ts'
