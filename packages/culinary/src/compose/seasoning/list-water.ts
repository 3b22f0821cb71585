import { FOODS, type RecipeStep } from '@spizarka/knowledge'
import { formatAmount } from '../../units/index.ts'
import type { AdaptedIngredient } from '../base/adapted-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Seasoned } from './season-dish.ts'
import { fromShelf, ofShelf } from './stock-of.ts'

const WATER = FOODS.find(({ fromTap }) => fromTap === true)
/** Less than this is a splash that nobody looks for on a list, millilitres. */
const LEAST_ML = 100

/** A dish that lists the water which its steps measure and pour in, as any other that does; as it was where it lists water, or takes none that stays in it. */
export function listWater(dish: Seasoned, kitchen: Kitchen): Seasoned {
  const { adapted, steps } = dish
  const ml = steps.reduce((sum, { text }) => sum + pouredIn(text), 0)
  if (!WATER || ml < LEAST_ML || adapted.ingredients.some((each) => each.row.fromTap === true)) return dish
  const water = fromShelf(
    ofShelf(WATER, { quantity: ml, measure: 'ml', grams: ml, line: `${formatAmount(ml, 'ml')} wody` }),
    adapted.ingredients,
    kitchen,
  )
  if (!water) return dish
  return {
    adapted: { ...adapted, ingredients: beforeSpices(adapted.ingredients, water) },
    steps: withUse(steps, water.row.id),
    variants: dish.variants.map((way) => withUse(way, water.row.id)),
  }
}

/** Where recipes list it: before what seasons. */
function beforeSpices(ingredients: readonly AdaptedIngredient[], water: AdaptedIngredient): AdaptedIngredient[] {
  const seasons = ingredients.findIndex(({ row }) => row.spice === true)
  return ingredients.toSpliced(seasons < 0 ? ingredients.length : seasons, 0, water)
}

function withUse(steps: readonly RecipeStep[], food: string): readonly RecipeStep[] {
  return steps.map((step) => (pouredIn(step.text) > 0 ? { ...step, uses: [...new Set([...(step.uses ?? []), food])] } : step))
}

/** Millilitres of water that a step pours into the dish. */
function pouredIn(text: string): number {
  return text
    .split(/(?<=[.!?])\s/u)
    .filter((sentence) => !POURED_OFF.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(POURED)])
    .reduce((sum, { groups }) => sum + Number(groups?.amount?.replace(',', '.') ?? 0) * (groups?.unit === 'l' ? 1000 : 1), 0)
}

const POURED = /(?<!\p{L})(?:wlej|dolej|zalej|podlej)(?:\p{L}*) (?<amount>\d+(?:,\d+)?) (?<unit>ml|l) (?:gorącej |zimnej |letniej )?wody/giu
const POURED_OFF = /(?<!\p{L})(?:namocz|odcedź|odlej|opłucz|osolon)/iu
