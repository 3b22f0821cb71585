import type { RecipeStep } from '@spizarka/knowledge'
import { formatAmount, scaleAmount } from '../../units/index.ts'
import type { AdaptedDish, AdaptedIngredient } from '../base/adapted-dish.ts'
import { nameLine } from '../food-names.ts'
import type { Kitchen } from '../kitchen.ts'
import { gramsOf, type Offer, offersFor } from './choose-seasonings.ts'
import { placeSeasoning, type Worded } from './place-seasoning.ts'
import { fromShelf, ofShelf } from './stock-of.ts'
import { leastGramsOf } from './strengthen.ts'

/** A dish with its steps, in all ways of making it. */
export interface Seasoned {
  adapted: AdaptedDish
  steps: readonly RecipeStep[]
  variants: readonly (readonly RecipeStep[])[]
}

const PIECE = 'szt.'
const TWO = 2
/** What nobody takes a part of. */
const COUNTED: ReadonlySet<string> = new Set([PIECE, 'ząbek', 'ziarno', 'szczypta'])

/**
 * A dish as a cook would season it from the shelf: with what goes with its kind, stands at home and may be eaten, where its steps have a
 * place for it. Null where there is nothing to add.
 */
export function seasonDish(dish: Seasoned, kitchen: Kitchen): Seasoned | null {
  let { steps, variants } = dish
  const taken: string[] = []
  const added: AdaptedIngredient[] = []
  for (const offer of offersFor(dish.adapted, kitchen, taken)) {
    const ingredient = ingredientOf(offer, dish.adapted, added, kitchen)
    const placed =
      ingredient &&
      placeInAll(offer, ingredient, { steps, variants, listed: listedOf(withIngredients(dish.adapted, [...added, ingredient])) })
    if (!placed) continue
    ;({ steps, variants } = placed)
    added.push(ingredient)
    taken.push(offer.seasoning.food)
  }
  return added.length === 0 ? null : { adapted: withIngredients(dish.adapted, added), steps, variants }
}

/** As the dish will list them: its steps are read once for all who ask. */
function listedOf({ ingredients }: AdaptedDish): string[] {
  return [...new Set(ingredients.map(({ row }) => row.id))]
}

/** In the usual way and in every other: the list is one for all. */
function placeInAll(
  { seasoning, at }: Offer,
  { quantity }: AdaptedIngredient,
  { steps, variants, listed }: Omit<Seasoned, 'adapted'> & { listed: readonly string[] },
): Omit<Seasoned, 'adapted'> | null {
  const worded: Worded = { ...seasoning, put: quantity === 1 ? (seasoning.putOne ?? seasoning.put) : seasoning.put }
  const place = (way: readonly RecipeStep[]): readonly RecipeStep[] | null => {
    for (const each of at) {
      const placed = placeSeasoning(way, listed, each, worded)
      if (placed) return placed
    }
    return null
  }
  const placed = [steps, ...variants].map(place)
  const whole = placed.flatMap((way) => (way === null ? [] : [way]))
  const [first, ...others] = whole
  return first && whole.length === placed.length ? { steps: first, variants: others } : null
}

/** The ingredient, from what stands at home beside what the dish takes of it; null where there is too little. */
function ingredientOf(
  { seasoning: { food, portion, atMost = Number.POSITIVE_INFINITY, of }, row }: Offer,
  adapted: AdaptedDish,
  added: readonly AdaptedIngredient[],
  kitchen: Kitchen,
): AdaptedIngredient | null {
  const { ingredients, servings } = adapted
  const [each, measure] = portion
  // Of one portion nothing is rounded.
  const forAll = scaleAmount(TWO * each, measure, servings / TWO, food)
  const byWeight = leastGramsOf(food, adapted) / gramsOf(food, forAll, measure)
  const scaled = byWeight > 1 ? scaleAmount(forAll, measure, byWeight, food) : forAll
  const quantity = Math.min(atMost, COUNTED.has(measure) ? Math.max(1, Math.round(scaled)) : scaled)
  const grams = Math.round(10 * gramsOf(food, quantity, measure)) / 10
  if (grams === 0) return null
  const line = measure === PIECE || of === undefined ? nameLine(row, quantity, measure) : `${formatAmount(quantity, measure)} ${of}`
  return fromShelf(ofShelf(row, { quantity, measure, grams, line }, true), [...ingredients, ...added], kitchen)
}

/** Behind the last seasoning of its list: sides stand at its end. */
function withIngredients(adapted: AdaptedDish, added: readonly AdaptedIngredient[]): AdaptedDish {
  const at = adapted.ingredients.findLastIndex(({ row }) => row.spice === true)
  return { ...adapted, ingredients: adapted.ingredients.toSpliced(at < 0 ? adapted.ingredients.length : at + 1, 0, ...added) }
}
