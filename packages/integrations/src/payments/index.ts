export {
  type ChargeOutcome,
  PaymentError,
  type PaymentNotification,
  type PaymentOperator,
  type PaymentOrder,
  type PlacedPayment,
  type RefundOrder,
  type RefundOutcome,
  type SavedCard,
} from './port.ts'
export { createPrzelewy24, type Przelewy24Settings } from './przelewy24.ts'
export { isSigned, signNotification } from './sign.ts'
