import type { ErrorCode } from '@spizarka/contract/errors'
import type { Diet, Exclusion } from '@spizarka/contract/profile'
import { type Choice, DIETARY_STYLES, DIETS, EQUIPMENT } from '@spizarka/knowledge'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockProfile, updateEquipment } from './profile.queries.ts'
import { type ProfileContext, saveDocument } from './sealed-document.ts'

/** Puts a main diet and styles in the place of the user's; throws `diet_unknown` and `dietary_style_unknown`. */
export async function saveDiet(context: ProfileContext, userId: number, given: Diet): Promise<Diet> {
  const [diet = null] = chosenIds(given.diet_id === null ? [] : [given.diet_id], DIETS, 'diet_unknown')
  const saved = { diet_id: diet, style_ids: chosenIds(given.style_ids, DIETARY_STYLES, 'dietary_style_unknown') }
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    await saveDocument(trx, context, userId, 'diet', saved)
  })
  return saved
}

/** Puts equipment in the place of the user's; throws `equipment_unknown`. */
export async function saveEquipment({ db }: Pick<AppContext, 'db'>, userId: number, given: readonly number[]): Promise<number[]> {
  const ids = chosenIds(given, EQUIPMENT, 'equipment_unknown')
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    await updateEquipment(trx, userId, ids)
  })
  return ids
}

/** Puts products in the place of those that the user wants in no dish. */
export async function saveExclusions(context: ProfileContext, userId: number, given: readonly string[]): Promise<Exclusion[]> {
  const names = withoutRepeats(given)
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    await saveDocument(trx, context, userId, 'exclusions', { product_names: names })
  })
  return names.map((name) => ({ product_name: name }))
}

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

/** Lines as they were first typed; the same in small or capital letters counts as one. */
export function withoutRepeats(lines: readonly string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const letters = line.toLocaleLowerCase('pl')
    return !seen.has(letters) && seen.add(letters)
  })
}
