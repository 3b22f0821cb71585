import { createHash, timingSafeEqual } from 'node:crypto'
import type { PaymentNotification } from './port.ts'

type Signed = Readonly<Record<string, string | number>>

/** SHA-384 of the fields as JSON in the order given, the merchant's CRC key last (Przelewy24 REST, signatures). */
function sign(fields: Signed, crc: string): string {
  return createHash('sha384')
    .update(JSON.stringify({ ...fields, crc }))
    .digest('hex')
}

interface Amount {
  amount: number
  currency: string
}

/** Signs the registration of a payment. */
export function signRegistration(of: Amount & { sessionId: string; merchantId: number }, crc: string): string {
  const { sessionId, merchantId, amount, currency } = of
  return sign({ sessionId, merchantId, amount, currency }, crc)
}

/** Signs that paid money is taken over. */
export function signVerification(of: Amount & { sessionId: string; orderId: number }, crc: string): string {
  const { sessionId, orderId, amount, currency } = of
  return sign({ sessionId, orderId, amount, currency }, crc)
}

/** Signs a notification, as the operator does. */
export function signNotification(of: Omit<PaymentNotification, 'sign'>, crc: string): string {
  const { merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement } = of
  return sign({ merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement }, crc)
}

/** Whether a notification carries the signature of whoever knows the CRC key; how long it takes tells nothing. */
export function isSigned(notification: PaymentNotification, crc: string): boolean {
  const expected = Buffer.from(signNotification(notification, crc))
  const given = Buffer.from(notification.sign)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
