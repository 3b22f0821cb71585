import type { ErrorCode } from '@spizarka/contract/errors'
import type { Choice } from '@spizarka/culinary/choices'
import { AppError } from '../../platform/errors/app-error.ts'

/** Each chosen id once, in the order of the list; throws the error when one is not on it. */
export function chosenIds(ids: readonly number[], choices: readonly Choice[], unknown: ErrorCode): number[] {
  const chosen = new Set(ids)
  const known = choices.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  if (known.length < chosen.size) throw new AppError(unknown)
  return known
}

/** What the kitchen calls the chosen entries. */
export function chosenKeys<Key extends string>(ids: readonly number[], choices: readonly Choice<Key>[]): Key[] {
  return choices.filter(({ id }) => ids.includes(id)).map(({ key }) => key)
}
