export { announceMail } from './announce-mail.ts'
export { pages } from './mailbox.routes.ts'
