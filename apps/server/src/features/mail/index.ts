export { composeMail, html, type Markup, renderMail } from './mail-layout.ts'
export { jobs, sendMessage } from './send-message.ts'
