import { type Food, findFoodById } from '@spizarka/knowledge'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { fold } from '../parse/polish/fold.ts'
import { readProduct } from '../parse/read-product.ts'
import { maskNoise } from '../parse/text/mask-noise.ts'
import { normalise } from '../parse/text/normalise.ts'
import { tokenise } from '../parse/text/tokens.ts'
import { type Amount, toBaseUnits, type Unit } from '../units/convert.ts'

/**
 * What a product is known by, whatever its name's number, case, order or spelling: the food's id, with its modifiers when it has some
 * ("ziemniak" and "Ziemniaki" are one, "mleko 2%" is not "mleko"); the plain name when the table does not know it.
 */
export function productKey(name: string): string {
  const plain = normalise(name).replace(/\s+/g, ' ').trim()
  const { resolved, draft } = readProduct(kitchenLexicon(), tokenise(maskNoise(plain)))
  const counted =
    draft.size !== null || draft.spoon !== null || draft.bare !== null || (draft.count !== null && draft.containers.length === 0)
  // "obiad 2" is a name that its owner chose; only names that are nothing but a name are read.
  return resolved.name === '' || counted || resolved.food === null ? fold(plain) : resolved.key
}

/** How a read item disagrees with the pantry. */
export type ConflictType = 'setup_canonical_unit' | 'missing_conversion_rate' | 'confirm_autocalculation' | 'missing_density'

/** What the review screen asks about a conflict (SPEC section 3); `suggested_rate` is ours. */
export interface ClarificationDetails {
  conflict_type: ConflictType
  /** Always null here; the Polish sentence is made where texts are kept. */
  error_message: string | null
  current_unit_in_db: Unit
  new_unit_from_input: Unit
  /** Grams or millilitres in one piece; grams in one millilitre where grams meet millilitres. */
  conversion_rate_used: number | null
  original_input: string | null
  calculated_output: string | null
  /** What the food table would propose as the rate; null when it does not know. */
  suggested_rate: number | null
  /** The rate that converted is one that the owner said. */
  rate_is_own: boolean
}

/** A product as the pantry keeps it, with the rates that its owner taught. */
export interface PantryEntry {
  name: string
  /** Given by callers that have it at hand; worked out from the name otherwise. */
  productKey?: string
  unit: Unit
  canonicalUnitChosen: boolean
  gramsPerPiece: number | null
  mlPerPiece: number | null
  gramsPerMl: number | null
  spice: boolean
}

/** What reconciling asks of a read item. */
export interface ReconcilableItem extends Quantities {
  productName: string
  foodId: string | null
  isSpice: boolean
}

export interface Reconciled<Item> {
  status: 'ready' | 'needs_clarification'
  clarification: ClarificationDetails | null
  /** The item; with the calculated amount where a known rate converted it. */
  item: Item
}

/** Holds one read item against the pantry's entry of the same product: ready, or a question with all that it takes to ask it. */
export function reconcile<Item extends ReconcilableItem>(item: Item, entry: PantryEntry | null): Reconciled<Item> {
  const amount = statedAmount(item)
  if (entry === null || amount === null || item.isSpice || entry.spice || amount.unit === entry.unit) {
    return { status: 'ready', clarification: null, item }
  }
  const food = item.foodId === null ? null : findFoodById(item.foodId)
  const asked = amount.unit === 'pieces' || entry.unit === 'pieces' ? pieceRate(amount.unit, entry, food) : density(entry, food)
  const calculated = asked.rate === null ? null : convert(amount, entry.unit, asked.rate)
  const clarification: ClarificationDetails = {
    conflict_type: calculated === null ? asked.missing : 'confirm_autocalculation',
    error_message: null,
    current_unit_in_db: entry.unit,
    new_unit_from_input: amount.unit,
    conversion_rate_used: calculated === null ? null : asked.rate,
    original_input: writeAmount(amount),
    calculated_output: calculated === null ? null : writeAmount(calculated),
    suggested_rate: asked.suggested,
    rate_is_own: calculated !== null && asked.isOwn,
  }
  return { status: 'needs_clarification', clarification, item: calculated === null ? item : { ...item, ...quantitiesOf(calculated) } }
}

/** Reconciles a list in order; an item also meets what the items before it would add to the pantry. */
export function reconcileAll<Item extends ReconcilableItem>(items: readonly Item[], pantry: readonly PantryEntry[]): Reconciled<Item>[] {
  const known = new Map(pantry.map((entry) => [entry.productKey ?? productKey(entry.name), entry]))
  return items.map((item) => {
    const key = productKey(item.productName)
    const result = reconcile(item, known.get(key) ?? null)
    const amount = statedAmount(item)
    if (result.status === 'ready' && amount !== null && !item.isSpice && !known.has(key))
      known.set(key, newEntry(item.productName, key, amount.unit))
    return result
  })
}

/** What checking asks of a read item: one whose line is no product becomes an error item. */
export interface CheckableItem extends ReconcilableItem {
  problem: 'not_a_product' | null
}

/** A read item checked against the pantry: what becomes a pending item. */
export type CheckedItem<Item extends CheckableItem> = Omit<Item, 'problem'> & {
  /** Equal for two names of one product. */
  productKey: string
  /** `needs_clarification` where it disagrees with the pantry; an item to confirm carries the calculated amount. */
  status: 'ready' | 'needs_clarification' | 'error'
  /** Code of the contract's error table; set when `status` is `error`. */
  errorCode: 'pending_item_not_product' | null
  clarification: ClarificationDetails | null
}

/**
 * Checks what was read against the pantry, in order: an item also meets what the items before it would add.
 * One answer for every item, in its place.
 */
export function checkItems<Item extends CheckableItem>(items: readonly Item[], pantry: readonly PantryEntry[]): CheckedItem<Item>[] {
  const products = items.filter((item) => item.problem === null)
  const reconciled = reconcileAll(products, pantry)
  const outcomes = new Map(products.map((product, index) => [product, reconciled[index]]))
  return items.map((item) => {
    const { problem: _, ...read } = item
    const key = productKey(item.productName)
    const outcome = outcomes.get(item)
    if (!outcome) return { ...read, productKey: key, status: 'error', errorCode: 'pending_item_not_product', clarification: null }
    const { quantityGrams, quantityMl, quantityPieces } = outcome.item
    const { status, clarification } = outcome
    return { ...read, quantityGrams, quantityMl, quantityPieces, productKey: key, status, errorCode: null, clarification }
  })
}

function newEntry(name: string, key: string, unit: Unit): PantryEntry {
  return { name, productKey: key, unit, canonicalUnitChosen: false, gramsPerPiece: null, mlPerPiece: null, gramsPerMl: null, spice: false }
}

interface Rate {
  rate: number | null
  missing: ConflictType
  suggested: number | null
  isOwn: boolean
}

/** Grams or millilitres in one piece: only what the owner taught converts; the table's figure is a proposal. */
function pieceRate(newUnit: Unit, entry: PantryEntry, food: Food | null): Rate {
  const base = newUnit === 'pieces' ? entry.unit : newUnit
  const rate = base === 'grams' ? entry.gramsPerPiece : entry.mlPerPiece
  const perPiece = base === 'grams' ? food?.gramsPerPiece : food?.mlPerPiece
  const pack = food?.unit === base ? food.packs?.[0] : undefined
  return {
    rate,
    missing: entry.canonicalUnitChosen ? 'missing_conversion_rate' : 'setup_canonical_unit',
    suggested: perPiece ?? pack ?? null,
    isOwn: rate !== null,
  }
}

/** Grams in one millilitre: the owner's figure, else the food table's (PRODUCT.md, section 2). */
function density(entry: PantryEntry, food: Food | null): Rate {
  const suggested = food?.density ?? null
  return { rate: entry.gramsPerMl ?? suggested, missing: 'missing_density', suggested, isOwn: entry.gramsPerMl !== null }
}

/** The amount in another unit; the rate is base units per piece, or grams per millilitre. Null when it leaves the pantry's range. */
function convert({ value, unit }: Amount, to: Unit, rate: number): Amount | null {
  if (!(rate > 0)) return null
  const multiplies = unit === 'pieces' || (unit === 'ml' && to === 'grams')
  return multiplies ? toBaseUnits(value, rate, to) : toBaseUnits(value, 1 / rate, to)
}

/** The three quantity fields of an item; at most one is set. */
interface Quantities {
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
}

/** The one amount that the fields state, or null. */
function statedAmount({ quantityGrams, quantityMl, quantityPieces }: Quantities): Amount | null {
  if (quantityGrams !== null) return { value: quantityGrams, unit: 'grams' }
  if (quantityMl !== null) return { value: quantityMl, unit: 'ml' }
  return quantityPieces === null ? null : { value: quantityPieces, unit: 'pieces' }
}

/** The fields for one amount. */
function quantitiesOf({ value, unit }: Amount): Quantities {
  return {
    quantityGrams: unit === 'grams' ? value : null,
    quantityMl: unit === 'ml' ? value : null,
    quantityPieces: unit === 'pieces' ? value : null,
  }
}

const SYMBOLS = { grams: 'g', ml: 'ml', pieces: 'szt.' } as const

/** A number and a unit as people write them in Polish: "6 szt.", "1,5 szt.", "360 g". */
function writeAmount({ value, unit }: Amount): string {
  return `${String(value).replace('.', ',')} ${SYMBOLS[unit]}`
}
