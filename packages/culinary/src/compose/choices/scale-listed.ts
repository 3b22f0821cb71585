import { findFoodById } from '@spizarka/knowledge'
import type { ListedIngredient } from '@spizarka/knowledge/types'
import { scaleAmount } from '../../units/index.ts'
import { writeLine } from '../base/writing/write-line.ts'

/** An ingredient in a part of the amount that its words speak of. */
export function shareListed(listed: ListedIngredient, share: number): ListedIngredient {
  const scaled = scaleListed(listed, share)
  const [whole, part] = [listed.reading.amount?.quantity, scaled.reading.amount?.quantity]
  const told = whole !== undefined && part !== undefined ? whole / part : 1
  return told === 1 ? scaled : { ...scaled, reading: { ...scaled.reading, told } }
}

/** An ingredient in a part of its amount, as a kitchen can measure it; as it was where its line states no amount. */
export function scaleListed({ ingredient, reading }: ListedIngredient, factor: number): ListedIngredient {
  if (reading.amount === null) return { ingredient, reading }
  const { measure } = reading.amount
  const quantity = scaleAmount(reading.amount.quantity, measure, factor, ingredient.food)
  const by = quantity / reading.amount.quantity
  const name = findFoodById(ingredient.food)?.name ?? ingredient.food
  return {
    ingredient: {
      ...ingredient,
      grams: roundGrams(ingredient.grams * by),
      line: writeLine({ line: ingredient.line, name, food: ingredient.food, amount: reading.amount }, quantity),
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
