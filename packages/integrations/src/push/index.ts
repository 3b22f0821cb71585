export { type PushContent, PushError, type PushSender, type PushTarget } from './port.ts'
export { createWebPush, type WebPushSettings } from './web-push.ts'
