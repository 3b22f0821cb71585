import type { Food, Unit } from '@spizarka/knowledge'
import type { StockedProduct } from './stocked-product.ts'

/** How much there is of a product, in its own unit. */
export interface StockedAmount {
  unit: Unit
  quantity: number
}

/** The one amount of a product; null for a spice and where nobody knows. */
export function amountOfProduct({ quantityGrams, quantityMl, quantityPieces }: StockedProduct): StockedAmount | null {
  if (quantityGrams !== null) return { unit: 'grams', quantity: quantityGrams }
  if (quantityMl !== null) return { unit: 'ml', quantity: quantityMl }
  return quantityPieces === null ? null : { unit: 'pieces', quantity: quantityPieces }
}

/** Grams in one unit of a product: what its owner taught, else what the food table says; null where neither does. */
export function gramsPerUnit(unit: Unit, product: StockedProduct, food: Food | null): number | null {
  if (unit === 'grams') return 1
  if (unit === 'ml') return product.gramsPerMl ?? (food === null ? null : densityOf(food))
  return product.gramsPerPiece ?? (food === null ? null : pieceOf(food))
}

/** What shops sell by the litre weighs about what water does where its row does not say. */
function densityOf(food: Food): number | null {
  return food.density ?? (food.unit === 'ml' ? 1 : null)
}

/** A piece of what is not sold by the piece is its usual pack. */
function pieceOf(food: Food): number | null {
  if (food.gramsPerPiece !== undefined) return food.gramsPerPiece
  const density = densityOf(food) ?? 1
  if (food.mlPerPiece !== undefined) return food.mlPerPiece * density
  const pack = food.packs?.[0]
  if (pack === undefined || food.unit === 'pieces') return null
  return food.unit === 'ml' ? pack * density : pack
}
