import { type ProductInTime, saySoonUsed } from './say-soon-used.ts'

/** What a pantry has of a dish today. */
export interface DishStock {
  soon: readonly ProductInTime[]
  /** Ingredients that are there, of those that must be. */
  have: number
  total: number
  /** Names of those that are not, or not enough of them. */
  missing: readonly string[]
}

/** What speaks for a dish because of what is at home, in sentences; true until the pantry changes. */
export function explainStock({ soon, have, total, missing }: DishStock): string[] {
  return [
    ...saySoonUsed(soon),
    `Masz ${have} z ${total} składników.`,
    ...(missing.length > 0 ? [`Brakuje: ${[...new Set(missing)].join(', ')}.`] : []),
  ]
}
