import { type Food, findFoodById } from '../knowledge/index.ts'
import { juiceOfOne, tinnedIdOf } from '../knowledge/yields.ts'
import type { AmountDraft } from '../parse/amount/read-amount.ts'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { parseGroceries } from '../parse/parse-groceries.ts'
import { fold } from '../parse/polish/fold.ts'
import { readProduct } from '../parse/read-product.ts'
import { maskNoise } from '../parse/text/mask-noise.ts'
import { normalise } from '../parse/text/normalise.ts'
import { tokenise } from '../parse/text/tokens.ts'
import { withoutPreparation } from './preparation.ts'
import { type Purpose, purposeOf } from './purpose.ts'
import { usedGrams } from './used-grams.ts'
import { type Weight, weigh } from './weigh.ts'

/** One line of a recipe as the kitchen reads it. */
export interface ReadIngredient {
  /** As on a shelf label. */
  name: string
  food: Food | null
  /** Grams as bought, peel and bones included; null where the line states no amount. */
  grams: number | null
  /** Grams that go into the dish: peeled, boned, drained, dry; null where the line states no amount. */
  usedGrams: number | null
  purpose: Purpose
}

/**
 * Reads a recipe's ingredient line ("2 marchewki", "szczypta soli", "1 puszka pomidorów krojonych"). More than one product in a
 * line is more than one item; a line that names nothing is none. Unlike in a pantry, spices have amounts here.
 */
export function readIngredient(line: string): ReadIngredient[] {
  const text = withoutPreparation(line)
  const read = parseGroceries(text)
  // A remark that is no product ("plus do podania") is none of the ingredients beside it.
  const items = read.some(({ problem }) => problem === null) ? read.filter(({ problem }) => problem === null) : read
  const draft = items.filter(({ foodId }) => foodId !== null).length <= 1 ? readDraft(text) : null
  return items.map((item) => {
    const named = item.foodId === null ? null : findFoodById(item.foodId)
    const food = named && draft ? tinned(line, named, draft) : named
    const weight = food ? (draft ? weighLine(text, draft, food) : weighItem(item, food)) : null
    return {
      name: item.productName,
      food,
      grams: food ? (weight?.grams ?? null) : gramsStated(draft),
      usedGrams: food && weight ? usedGrams(line, food, weight) : gramsStated(draft),
      purpose: purposeOf(line),
    }
  })
}

function readDraft(line: string): AmountDraft {
  return readProduct(kitchenLexicon(), tokenise(maskNoise(normalise(line)))).draft
}

/** "1 puszka ciecierzycy" holds it cooked; on its own it is dry. */
function tinned(line: string, food: Food, draft: AmountDraft): Food {
  const id = draft.containers.includes('puszka') || /\b(?:z|w) puszk|konserwow/.test(fold(line)) ? tinnedIdOf(food) : null
  return (id === null ? null : findFoodById(id)) ?? food
}

function weighLine(text: string, draft: AmountDraft, food: Food): Weight | null {
  const juice = juiceOfOne(food)
  const fruits = draft.size || draft.spoon ? null : (draft.bare?.value ?? draft.count)
  if (juice !== null && fruits !== null) return { grams: fruits * juice, as: 'used' }
  const brewed = brewedMl(draft, food)
  if (brewed !== null) return { grams: brewed * BREWED_SOLIDS, as: 'used' }
  const weight = weigh(draft, food, pieceScale(text))
  return weight && draft.spoon && /\b(?:czubat|kopiast|kopiat)/.test(fold(text)) ? { ...weight, grams: weight.grams * HEAPED } : weight
}

/** Grams of solids that a millilitre of brewed coffee or tea takes from the dry goods which the food's figures are for. */
const BREWED_SOLIDS = 0.01

/** Millilitres of a hot drink that a line measures ready to drink: "100 ml espresso", "szklanka herbaty". */
function brewedMl({ size, spoon, count }: AmountDraft, food: Food): number | null {
  if (food.aisle !== 'hot-drinks' || food.unit === 'ml') return null
  if (size?.unit === 'ml') return size.value * (count ?? 1)
  return spoon && spoon.ml >= CUP_ML ? spoon.ml * spoon.value : null
}

const CUP_ML = 100

/** A heaped spoon holds 1.6 to 1.9 flat ones (reference/nutrition-and-units.md, section 1). */
const HEAPED = 1.7
const LARGE = 1.3
const SMALL = 0.7

/** "duża cebula", "mały brokuł": how much of the usual piece. */
function pieceScale(text: string): number {
  const folded = fold(text)
  if (/\b(?:duz(?:a|y|e|ego|ej|ych)|wielk\w+)\b/.test(folded)) return LARGE
  return /\b(?:mal(?:a|y|e|ego|ej|ych)|niewielk\w+|drobn(?:a|y|e|ych))\b/.test(folded) ? SMALL : 1
}

/** Several products in one line keep what the parser gave each. */
function weighItem(
  item: { quantityGrams: number | null; quantityMl: number | null; quantityPieces: number | null },
  food: Food,
): Weight | null {
  const size =
    item.quantityGrams !== null
      ? { unit: 'grams' as const, value: item.quantityGrams }
      : item.quantityMl === null
        ? null
        : { unit: 'ml' as const, value: item.quantityMl }
  return weigh({ size, spoon: null, count: item.quantityPieces, containers: [], bare: null, bracketed: null, vague: false }, food)
}

/** What an unknown food weighs, where the line says so in grams, millilitres or spoons. */
function gramsStated(draft: AmountDraft | null): number | null {
  if (draft?.size) return (draft.count ?? 1) * draft.size.value
  return draft?.spoon && draft.spoon.ml > 0 ? draft.spoon.value * draft.spoon.ml : null
}
