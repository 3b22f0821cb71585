export { createKsef, type KsefSettings } from './ksef.ts'
export { type HandedOver, type InvoiceRegister, type RegisterAnswer, RegisterError } from './port.ts'
