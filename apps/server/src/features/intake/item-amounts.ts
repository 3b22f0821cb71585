import type { Unit } from '@spizarka/contract/common'
import { fromThousandths, thousandths } from '../../platform/db/decimal.ts'

/** An amount as the contract and the engine write it: at most one field is filled. */
interface AmountFields {
  quantity_grams: number | null
  quantity_ml: number | null
  quantity_pieces: number | null
}

/** An amount as a row stores it. */
interface StoredAmount {
  quantity: string | null
  unit: Unit | null
}

export const NO_AMOUNT: StoredAmount = { quantity: null, unit: null }

const NO_AMOUNT_FIELDS: AmountFields = { quantity_grams: null, quantity_ml: null, quantity_pieces: null }
const FIELD_OF: Record<Unit, keyof AmountFields> = { grams: 'quantity_grams', ml: 'quantity_ml', pieces: 'quantity_pieces' }

export function toFields({ quantity, unit }: StoredAmount): AmountFields {
  return quantity === null || unit === null ? NO_AMOUNT_FIELDS : { ...NO_AMOUNT_FIELDS, [FIELD_OF[unit]]: Number(quantity) }
}

export function toStored(fields: AmountFields): StoredAmount {
  for (const unit of ['grams', 'ml', 'pieces'] as const) {
    const quantity = fields[FIELD_OF[unit]]
    if (quantity !== null && thousandths(quantity) > 0) return { quantity: fromThousandths(thousandths(quantity)), unit }
  }
  return NO_AMOUNT
}

/** An amount in the engine's spelling. */
interface EngineAmount {
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
}

export function toEngineAmount(amount: StoredAmount): EngineAmount {
  const fields = toFields(amount)
  return { quantityGrams: fields.quantity_grams, quantityMl: fields.quantity_ml, quantityPieces: fields.quantity_pieces }
}

export function fromEngine(item: EngineAmount): StoredAmount {
  return toStored({ quantity_grams: item.quantityGrams, quantity_ml: item.quantityMl, quantity_pieces: item.quantityPieces })
}
