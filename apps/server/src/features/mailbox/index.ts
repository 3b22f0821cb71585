export { pages } from './mailbox.routes.ts'
export { announceMail } from './mailbox-page.ts'
