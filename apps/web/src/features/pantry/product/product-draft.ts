import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory, PantryItem } from '@spizarka/contract/pantry'
import { baseFromPieces, gramsFromMl, mlFromGrams, piecesFromBase } from '@spizarka/culinary/units'
import type { ProductUpdate } from '../pantry-actions.ts'

export interface BatchDraft {
  key: string
  /** Absent for a batch that has just been added. */
  id?: string
  quantity: number | null
  /** `YYYY-MM-DD`, or empty. */
  bestBefore: string
  estimated: boolean
}

/** A product as its form holds it, amounts in `unit`. */
export interface ProductDraft {
  name: string
  shelf: PantryCategory
  unit: Unit
  /** What the owner said when changing the unit. */
  rate: { name: RateName; value: number } | null
  batches: BatchDraft[]
}

export function draftOf(item: PantryItem): ProductDraft {
  return {
    name: item.product_name,
    shelf: item.category,
    unit: item.canonical_unit ?? 'pieces',
    rate: null,
    batches: item.batches.map((batch) => ({
      key: batch.id,
      id: batch.id,
      quantity: batch.quantity,
      bestBefore: batch.best_before ?? '',
      estimated: batch.best_before_estimated,
    })),
  }
}

let batchesAdded = 0

/** An empty batch of a form. */
export function newBatch(): BatchDraft {
  batchesAdded += 1
  return { key: `new-${batchesAdded}`, quantity: null, bestBefore: '', estimated: false }
}

/** Messages by batch key, and of the name. */
export type DraftErrors = Partial<Record<string, string>>

export function draftErrors(draft: ProductDraft): DraftErrors {
  const wrong = draft.batches.filter(({ quantity }) => quantity === null || quantity <= 0)
  return {
    ...(draft.name.trim() === '' && { name: 'Podaj nazwę produktu.' }),
    ...Object.fromEntries(wrong.map(({ key }) => [key, 'Podaj ilość większą od zera.'])),
  }
}

/** The draft in another unit; without a rate there is nothing to convert. */
export function draftInUnit(draft: ProductDraft, unit: Unit, rate: ProductDraft['rate']): ProductDraft {
  const convert = (amount: number | null) =>
    amount === null || rate === null ? amount : convertAmount(amount, draft.unit, unit, rate.value)
  return { ...draft, unit, rate, batches: draft.batches.map((batch) => ({ ...batch, quantity: convert(batch.quantity) })) }
}

/** What the draft changes of the product; empty when nothing. */
export function updateOf(item: PantryItem, draft: ProductDraft): ProductUpdate {
  const before = draft.unit === item.canonical_unit ? draftOf(item) : draftInUnit(draftOf(item), draft.unit, draft.rate)
  const name = draft.name.trim()
  return {
    ...(name !== item.product_name && { product_name: name }),
    ...(draft.shelf !== item.category && { category: draft.shelf }),
    ...(draft.unit !== item.canonical_unit && { canonical_unit: draft.unit, ...(draft.rate && { [draft.rate.name]: draft.rate.value }) }),
    // Batches that only follow the unit are converted by the server, which does not round them twice.
    ...(!sameBatches(before.batches, draft.batches) && {
      batches: draft.batches.map(({ id, quantity, bestBefore }) => ({
        ...(id !== undefined && { id }),
        quantity: quantity ?? 0,
        best_before: bestBefore === '' ? null : bestBefore,
      })),
    }),
  }
}

function sameBatches(a: readonly BatchDraft[], b: readonly BatchDraft[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, quantity, bestBefore }, index) => {
      const other = b[index]
      return id === other?.id && quantity === other?.quantity && bestBefore === other.bestBefore
    })
  )
}

/** What has to be known to restate an amount in another unit. */
type RateName = 'grams_per_piece' | 'ml_per_piece' | 'grams_per_ml'

export function rateBetween(from: Unit, to: Unit): RateName {
  const units = [from, to]
  if (!units.includes('pieces')) return 'grams_per_ml'
  return units.includes('grams') ? 'grams_per_piece' : 'ml_per_piece'
}

/** An amount in another unit, by the rate between the two. */
export function convertAmount(amount: number, from: Unit, to: Unit, rate: number): number {
  if (from === 'pieces') return baseFromPieces(amount, rate)
  if (to === 'pieces') return piecesFromBase(amount, rate)
  return from === 'ml' ? gramsFromMl(amount, rate) : mlFromGrams(amount, rate)
}

interface RateQuestion {
  label: string
  unit: string
  /** The answer is the rate times this: people know what 100 ml weigh, not what one does. */
  scale: number
}

export const RATE_QUESTIONS: Record<RateName, RateQuestion> = {
  grams_per_piece: { label: 'Ile gramów ma 1 sztuka?', unit: 'g', scale: 1 },
  ml_per_piece: { label: 'Ile mililitrów ma 1 sztuka?', unit: 'ml', scale: 1 },
  grams_per_ml: { label: 'Ile waży 100 ml?', unit: 'g', scale: 100 },
}

/** The rate as the owner has taught it; null when it has to be asked. */
export function learnedRate(item: PantryItem, name: RateName): number | null {
  return item[name]
}

/** The rate as the food table knows it. */
export function suggestedRate(item: PantryItem, name: RateName): number | null {
  return name === 'grams_per_piece' ? item.suggested_grams_per_piece : null
}
