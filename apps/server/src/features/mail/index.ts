export { html, type Markup } from './html.ts'
export { renderMail } from './mail-layout.ts'
export { jobs } from './send-message.handler.ts'
export { sendMessage } from './send-message.job.ts'
