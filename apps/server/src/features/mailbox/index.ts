export { announceMail } from './mailbox-page.ts'
export { pages } from './mailbox.routes.ts'
