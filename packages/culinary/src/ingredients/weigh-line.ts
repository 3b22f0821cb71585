import type { Food } from '@spizarka/knowledge'
import type { AmountDraft } from '../parse/amount/read-amount.ts'
import { fold } from '../parse/polish/fold.ts'
import { type Weight, weigh } from './weigh.ts'

/** Grams of solids that a millilitre of brewed coffee or tea takes from the dry goods which the food's figures are for. */
const BREWED_SOLIDS = 0.01
const CUP_ML = 100
/** A heaped spoon holds 1.6 to 1.9 flat ones (reference/nutrition-and-units.md, section 1). */
const HEAPED = 1.7
const LARGE = 1.3
const SMALL = 0.7

/** The weight of a line with one product: by its amount, and by words that change what the amount means. */
export function weighLine(text: string, draft: AmountDraft, food: Food): Weight | null {
  const juice = food.juicePerPiece
  const fruits = draft.size || draft.spoon ? null : (draft.bare?.value ?? draft.count)
  if (juice !== undefined && fruits !== null) return { grams: fruits * juice, as: 'used' }
  const brewed = brewedMl(draft, food)
  if (brewed !== null) return { grams: brewed * BREWED_SOLIDS, as: 'used' }
  const weight = weigh(draft, food, pieceScale(text))
  return weight && draft.spoon && /\b(?:czubat|kopiast|kopiat)/.test(fold(text)) ? { ...weight, grams: weight.grams * HEAPED } : weight
}

/** Millilitres of a hot drink that a line measures ready to drink: "100 ml espresso", "szklanka herbaty". */
function brewedMl({ size, spoon, count }: AmountDraft, food: Food): number | null {
  if (food.aisle !== 'hot-drinks' || food.unit === 'ml') return null
  if (size?.unit === 'ml') return size.value * (count ?? 1)
  return spoon && spoon.ml >= CUP_ML ? spoon.ml * spoon.value : null
}

/** "duża cebula", "mały brokuł": how much of the usual piece. */
function pieceScale(text: string): number {
  const folded = fold(text)
  if (/\b(?:duz(?:a|y|e|ego|ej|ych)|wielk\w+)\b/.test(folded)) return LARGE
  return /\b(?:mal(?:a|y|e|ego|ej|ych)|niewielk\w+|drobn(?:a|y|e|ych))\b/.test(folded) ? SMALL : 1
}
