import { findFoodById } from '@spizarka/knowledge'
import type { ListedIngredient, RecipeReading } from '@spizarka/knowledge/types'
import { scaleAmount } from '../../units/index.ts'
import { writeLine } from '../base/writing/write-line.ts'

const shared = new WeakMap<ListedIngredient, ListedIngredient>()

/** An ingredient in a part of the amount that its words speak of. */
export function shareListed(listed: ListedIngredient, share: number): ListedIngredient {
  const scaled = scaleListed(listed, share)
  const [whole, part] = [listed.reading.amount?.quantity, scaled.reading.amount?.quantity]
  const told = whole !== undefined && part !== undefined ? whole / part : 1
  if (told === 1) return scaled
  let inWords = shared.get(scaled)
  if (!inWords) shared.set(scaled, (inWords = { ...scaled, reading: { ...scaled.reading, told } }))
  return inWords
}

const scaledTo = new WeakMap<ListedIngredient, Map<number, ListedIngredient>>()

/**
 * An ingredient in a part of its amount, as a kitchen can measure it; as it was where its line states no amount. The same object each time that it comes
 * to as much: there are only so many amounts that a kitchen measures, and a list of the same objects is the same list.
 */
export function scaleListed(listed: ListedIngredient, factor: number): ListedIngredient {
  const { ingredient, reading } = listed
  if (reading.amount === null) return listed
  const quantity = scaleAmount(reading.amount.quantity, reading.amount.measure, factor, ingredient.food)
  const known = scaledTo.get(listed) ?? new Map<number, ListedIngredient>()
  scaledTo.set(listed, known)
  let scaled = known.get(quantity)
  if (!scaled) known.set(quantity, (scaled = withQuantity(listed, reading.amount, quantity)))
  return scaled
}

function withQuantity(
  { ingredient, reading }: ListedIngredient,
  amount: NonNullable<RecipeReading['amount']>,
  quantity: number,
): ListedIngredient {
  const { measure } = amount
  const by = quantity / amount.quantity
  const name = findFoodById(ingredient.food)?.name ?? ingredient.food
  return {
    ingredient: {
      ...ingredient,
      grams: roundGrams(ingredient.grams * by),
      line: writeLine({ line: ingredient.line, name, food: ingredient.food, amount }, quantity),
    },
    reading: {
      ...reading,
      amount: { quantity, measure },
      boughtGrams: reading.boughtGrams === null ? null : roundGrams(reading.boughtGrams * by),
    },
  }
}

function roundGrams(grams: number): number {
  return grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)
}
