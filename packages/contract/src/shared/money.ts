import { z } from 'zod'

/** Money as it travels: złoty with two decimals, `"29.99"`; of a correction `"-29.99"`. */
export const moneySchema = z.string().regex(/^-?\d+\.\d\d$/)

/** Whole grosze; no amount of money is ever anything else in here. */
export const groszeSchema = z.int().min(0).max(100_000_000)

export const currencySchema = z.literal('PLN')
export const CURRENCY = 'PLN'

/** Grosze as they travel: 2999 → `"29.99"`. */
export function toMoney(grosze: number): string {
  const digits = String(Math.abs(grosze)).padStart(3, '0')
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The grosze of `"29.99"`. */
export function toGrosze(money: string): number {
  return Number(moneySchema.parse(money).replace('.', ''))
}

/** `amount × part ÷ whole` in whole numbers, rounded down: 2999 × 29 ÷ 30 → 2899. None of the three is negative. */
export function shareRoundedDown(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** `amount × part ÷ whole` in whole numbers, a half rounded up: 4999 × 50 ÷ 100 → 2500. None of the three is negative. */
export function shareRoundedHalfUp(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))
}
