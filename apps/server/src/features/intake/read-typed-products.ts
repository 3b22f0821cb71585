import type { ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import type { readTypedProducts, TypedProduct } from '@spizarka/contract/typed-products'
import { type PantryEntry, productKey, reconcile } from '@spizarka/culinary/matching'
import { type TypedProduct as ReadProduct, readTypedLine } from '@spizarka/culinary/typed-line'
import type { AppContext } from '../../platform/context.ts'
import { fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { describeProducts, type KnownProduct, listPantryEntries, unitsPerUnit } from '../pantry/index.ts'

type TypedLine = ResponseOf<typeof readTypedProducts>

/** Reads the line typed so far and compares it with the pantry; free, nothing is stored. */
export async function readTyped(context: AppContext, ownerId: number, text: string): Promise<TypedLine> {
  const { products, unfinished } = readTypedLine(text)
  const read = products.slice(0, LIMITS.typedProducts)
  const items = read.map(({ item }) => item)
  const keys = items.map(({ productName }) => productKey(productName))
  const [known, entries] = await Promise.all([
    describeProducts(context.db, ownerId, items, context.clock.now()),
    listPantryEntries(context.db, ownerId, keys),
  ])
  const entryOf = new Map(entries.map((entry) => [entry.productKey, entry]))
  return {
    products: read.flatMap((product, place) => {
      const described = known[place]
      return described ? [present(product, described, entryOf.get(keys[place] ?? '') ?? null)] : []
    }),
    more: products.length - read.length,
    unfinished,
  }
}

function present(product: ReadProduct, known: KnownProduct, entry: PantryEntry | null): TypedProduct {
  return { ...known, written: product.written, ...settle(product, entry) }
}

/** The amount in the pantry's unit; a rate that comes from the food table alone is a guess. */
function settle({ item, amount, doubt }: ReadProduct, entry: PantryEntry | null): Pick<TypedProduct, 'amount' | 'doubt'> {
  if (amount === null || entry === null || entry.spice || amount.unit === entry.unit) return { amount, doubt }
  const stated = {
    ...item,
    quantityGrams: amount.unit === 'grams' ? amount.quantity : null,
    quantityMl: amount.unit === 'ml' ? amount.quantity : null,
    quantityPieces: amount.unit === 'pieces' ? amount.quantity : null,
  }
  const { clarification, item: calculated } = reconcile(stated, entry)
  if (!clarification) return { amount, doubt }
  const converted = calculated.quantityGrams ?? calculated.quantityMl ?? calculated.quantityPieces
  if (clarification.conflict_type === 'confirm_autocalculation' && converted !== null)
    return { amount: { quantity: converted, unit: entry.unit }, doubt }
  const rate = clarification.suggested_rate
  const base = entry.unit === 'pieces' ? amount.unit : entry.unit
  const perUnit =
    rate === null
      ? null
      : unitsPerUnit(amount.unit, entry.unit, {
          gramsPerPiece: base === 'grams' ? rate : null,
          mlPerPiece: base === 'ml' ? rate : null,
          gramsPerMl: null,
        })
  const whole = perUnit === null ? 0 : thousandths(amount.quantity * perUnit)
  const fits = whole > 0 && whole <= LIMITS.quantity * 1000
  return {
    amount: fits && perUnit !== null ? { quantity: Number(fromThousandths(whole)), unit: entry.unit } : null,
    doubt: doubt ?? 'unit',
  }
}
