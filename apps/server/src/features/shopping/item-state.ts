import { type History, type Operation, valuesOf } from '@spizarka/contract/shopping-merge'
import type { ItemFields } from '@spizarka/contract/shopping-sync'
import { findFoodById } from '@spizarka/knowledge'
import { type Decimal, fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { readName } from './read-name.ts'
import type { ItemRow, ItemToWrite } from './shopping-items.queries.ts'
import { historyText, readHistory } from './stored-history.ts'

/** What the merge remembers of a stored item. */
export function historyOf(row: Pick<ItemRow, 'history'>): History {
  return readHistory(row.history)
}

/** The version that a change makes, and when. */
export interface Revision {
  version: number
  now: Date
}

/** Stands where a name must, of what was removed before anybody else saw it. */
const NAMELESS = '–'

/** The item that a history makes of what was there before; of the list's new version only where it looks another. */
export function itemOf(before: ItemRow | undefined, id: string, history: History, moment: Revision): ItemToWrite {
  const values = valuesOf(history)
  const item = values
    ? livingItem(before, id, values, history)
    : {
        ...(before ?? livingItem(undefined, id, { name: NAMELESS }, history)),
        history: historyText(history),
        removed_at: before?.removed_at ?? moment.now,
      }
  const isSame = before !== undefined && VISIBLE_FIELDS.every((field) => isAlike(before[field], item[field]))
  return isSame
    ? { ...item, changed_in: before.changed_in, updated_at: before.updated_at }
    : { ...item, changed_in: moment.version, updated_at: moment.now }
}

const VISIBLE_FIELDS = [
  'name',
  'unit',
  'quantity',
  'need',
  'have',
  'packs',
  'aisle',
  'is_spice',
  'note',
  'checked',
  'position',
  'in_pantry',
  'dishes',
  'origin',
  'removed_at',
] as const

const FIELDS_OF_USER: ReadonlySet<string> = new Set(['checked', 'note', 'position', 'removed_at'])
const OTHER_FIELDS = VISIBLE_FIELDS.filter((field) => !FIELDS_OF_USER.has(field))

/** Whether nothing of an item is another but what `updateSaid` writes: a tick, a note, a place, and whether it is there. */
export function hasOnlyUserChanges(before: ItemRow, item: ItemToWrite): boolean {
  return (
    OTHER_FIELDS.every((field) => isAlike(before[field], item[field])) &&
    before.product_key === item.product_key &&
    before.food_id === item.food_id
  )
}

function isAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

type Item = Omit<ItemToWrite, 'changed_in' | 'updated_at'>

/** A name is in every living item's history: an add without one is none. */
function livingItem(before: ItemRow | undefined, id: string, values: ItemFields, history: History): Item {
  const { name = '', quantity = null, unit = null, note = '', checked = false, position = null } = values
  const { productKey, foodId, isSpice, aisle } = readName(name)
  const stays = before?.removed_at === null ? before : undefined
  const amount = quantity === null ? null : fromThousandths(thousandths(quantity))
  // What was removed and is brought back is for what it was for.
  const known = stays ?? (before?.product_key === productKey ? before : undefined)
  // What dishes need of a product in a unit says nothing of another product, or of another unit.
  const same = known?.product_key === productKey && known.unit === unit ? known : undefined
  const isSameAmount = same !== undefined && same.quantity === amount
  return {
    id,
    name,
    product_key: productKey,
    food_id: foodId,
    unit,
    quantity: amount,
    need: same?.need ?? null,
    have: same?.have ?? null,
    packs: isSameAmount ? same.packs : wholePacks(foodId, unit, amount),
    aisle: values.aisle ?? aisle,
    is_spice: isSpice,
    note,
    checked,
    position,
    in_pantry: stays?.in_pantry ?? false,
    dishes: known?.dishes ?? [],
    origin: known?.origin ?? 'manual',
    history: historyText(history),
    removed_at: null,
  }
}

/** The packs that make up an amount exactly; null where shops sell no such. */
function wholePacks(foodId: string | null, unit: ItemRow['unit'], quantity: Decimal | null) {
  const food = foodId === null ? null : findFoodById(foodId)
  if (quantity === null || unit === null || food?.unit !== unit) return null
  const size = food.packs?.find((each) => thousandths(quantity) % thousandths(each) === 0)
  return size === undefined ? null : { count: thousandths(quantity) / thousandths(size), size, unit }
}

/** Parses the typed line of an add that has a name alone. */
export function readLine(operation: Operation): Operation {
  const { name, ...rest } = operation.fields
  if (operation.kind !== 'add' || name === undefined || Object.values(rest).some((value) => value !== undefined)) return operation
  const read = readName(name)
  return { ...operation, fields: { name: read.name, ...read.amount } }
}
