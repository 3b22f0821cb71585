import { isOneOf } from '@spizarka/knowledge'
import { SEASONING_RULES } from '@spizarka/knowledge/seasonings'
import { fold } from '../../parse/polish/fold.ts'
import { scaleAmount } from '../../units/index.ts'
import type { AdaptedDish, AdaptedIngredient } from '../base/adapted-dish.ts'
import { isForModeration, type Kitchen } from '../kitchen.ts'
import { fromShelf } from './stock-of.ts'

/** From this part of what is tasted on, nobody adds more. */
const ALMOST = 0.8

/**
 * A dish with as much of what gives it its taste as its weight wants and as stands at home: a teaspoon and a half of mustard makes no mustard sauce
 * for four.
 */
export function strengthen(adapted: AdaptedDish, kitchen: Kitchen): AdaptedDish {
  let { ingredients } = adapted
  for (const [place, each] of adapted.ingredients.entries()) {
    if (each.base.isBeside || !each.base.isSingle || each.base.amount === null || each.replacedFor !== null) continue
    const least = Math.max(leastGramsOf(each.row.id, adapted), gramsAskedFor(each.row.id, adapted.servings, kitchen))
    if (each.grams >= ALMOST * least || isForModeration(kitchen.request.profile, each.row.id, least / adapted.servings)) continue
    const stronger = fromShelf(ofGrams(each, least), ingredients.toSpliced(place, 1), kitchen)
    if (stronger) ingredients = ingredients.with(place, stronger)
  }
  return ingredients === adapted.ingredients ? adapted : { ...adapted, ingredients }
}

/** Grams of a seasoning that are tasted in a dish; 0 for what is tasted anyway. */
export function leastGramsOf(food: string, adapted: AdaptedDish): number {
  const title = ` ${fold(adapted.title)}`
  const rule = SEASONING_RULES.strength.find(({ foods, askedBy }) => askedBy === undefined && isOneOf(food, foods))
  const isNamed = rule?.named?.some((each) => title.includes(` ${each}`)) === true
  const perKg = (isNamed ? rule.namedPerKg : rule?.perKg) ?? 0
  return perKg === 0 ? 0 : (perKg * seasonedGrams(adapted)) / 1000
}

/** Grams of it for whoever wants it tasted: a quarter of a teaspoon of chili for four is not hot. */
function gramsAskedFor(food: string, servings: number, { wishedTags }: Kitchen): number {
  const rule = SEASONING_RULES.strength.find(
    ({ foods, askedBy }) => askedBy !== undefined && wishedTags?.has(askedBy) && isOneOf(food, foods),
  )
  return (rule?.portionG ?? 0) * servings
}

/** Of what is seasoned together: no water, no bread, and nothing from a pot of its own beside it. */
function seasonedGrams({ ingredients }: AdaptedDish): number {
  return ingredients.reduce((sum, { row, grams, base }) => {
    const isSeasoned = base.isBeside !== true && base.purpose === 'eaten' && row.isWater !== true && row.aisle !== 'bakery'
    return sum + (isSeasoned ? grams : 0)
  }, 0)
}

function ofGrams(each: AdaptedIngredient, grams: number): AdaptedIngredient {
  const { base } = each
  const { quantity: written, measure } = base.amount ?? { quantity: 1, measure: 'g' }
  const quantity = scaleAmount(written, measure, grams / base.grams, base.food)
  const weighed = Math.round((10 * base.grams * quantity) / written) / 10
  return { ...each, quantity, grams: weighed, bought: Math.round(10 * weighed * base.boughtPerUsed) / 10 }
}
