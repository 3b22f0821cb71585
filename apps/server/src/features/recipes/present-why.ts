import type { Recipe } from '@spizarka/contract/recipes'
import { daysBetween, explainStock } from '@spizarka/culinary/compose'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import type { RecipeRow } from './recipes.queries.ts'

/** Why a composed dish is a good choice: what was said of it when it was composed, and what its owner's pantry says today. */
export function presentWhy(
  { clock }: Pick<AppContext, 'clock'>,
  { source, why }: Pick<RecipeRow, 'source' | 'why'>,
  ingredients: Recipe['ingredients'],
  match: Recipe['pantry_match'],
): string[] {
  if (source !== 'generated' || match === null) return why
  const today = dayInWarsaw(clock.now())
  const used = new Map(ingredients.flatMap(({ stock }) => (stock?.product_id ? [[stock.product_id, stock] as const] : [])))
  const soon = [...used.values()].flatMap(({ product_name: name, best_before }) => {
    const days = best_before === null ? null : daysBetween(today, best_before)
    return name === null || days === null ? [] : [{ name, days }]
  })
  const missing = ingredients.filter(({ stock, optional }) => !optional && (stock?.status === 'missing' || stock?.status === 'partly'))
  return [...explainStock({ soon, have: match.have, total: match.total, missing: missing.map(({ name }) => name) }), ...why]
}
