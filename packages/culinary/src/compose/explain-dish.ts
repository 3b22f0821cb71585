import type { AdaptedDish } from './adapted-dish.ts'
import type { Kitchen } from './kitchen.ts'
import { saySoonUsed } from './say-soon-used.ts'
import { soonUsed } from './use-soon.ts'

/** Share by which an energy is still what was asked for. */
const NEAR = 0.15
const PANTRY_SPARES: ReadonlySet<string> = new Set(['woda'])

/** Why this dish, in sentences for the user; foods stand in the nominative. */
export function explainDish(adapted: AdaptedDish, { request, stock }: Kitchen, unchecked: readonly string[]): string[] {
  const { ingredients, missing, dropped } = adapted
  const counted = ingredients.filter(({ base, row }) => !base.optional && !PANTRY_SPARES.has(row.id))
  const soon = soonUsed(
    ingredients.map((each) => each.stock),
    stock.pantry,
    request.today,
  )
  const have = counted.length - missing.filter(({ base }) => !base.optional).length
  return [
    ...saySoonUsed(soon),
    `Masz ${have} z ${counted.length} składników.`,
    ...(missing.length > 0 ? [`Brakuje: ${list(missing.map(({ row }) => row.name))}.`] : []),
    ...sayReplacements(adapted),
    ...(dropped.length > 0 ? [`Pominięto: ${list(dropped.map(({ base }) => base.name))}.`] : []),
    ...sayEnergy(adapted, request.kcal),
    ...(unchecked.length > 0 ? [`Nie dało się sprawdzić: ${list(unchecked)} – przeczytaj skład na etykiecie.`] : []),
  ]
}

function sayReplacements({ ingredients }: AdaptedDish): string[] {
  return ingredients.flatMap(({ base, row, replacedFor }) => {
    if (replacedFor === null) return []
    return [`Zamiast „${base.name}”: ${row.name} (${replacedFor === 'profile' ? 'pasuje do Twojego profilu' : 'masz w spiżarni'}).`]
  })
}

function sayEnergy({ dish, servingSize }: AdaptedDish, wished: number | null): string[] {
  if (wished === null || dish.kcal === null) return []
  const kcal = Math.round((dish.kcal * servingSize) / 10) * 10
  if (Math.abs(kcal - wished) <= NEAR * wished) return [`Porcja ma około ${kcal} kcal.`]
  return [`Najbliżej, jak się dało: porcja ma około ${kcal} kcal zamiast ${wished} kcal.`]
}

function list(names: readonly string[]): string {
  return [...new Set(names)].join(', ')
}
