import { randomUUID } from 'node:crypto'
import { LIMITS } from '@spizarka/contract/limits'
import { mergeOperation } from '@spizarka/contract/shopping-merge'
import type { ShoppingItem as ReckonedItem } from '@spizarka/culinary/shopping'
import type { Trx } from '../../platform/db/connect.ts'
import { type Decimal, fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { categoryOf } from '../pantry/index.ts'
import { historyOf, itemOf, type Revision } from './item-state.ts'
import { readName } from './read-name.ts'
import { type ItemRow, type ItemToWrite, writeItems } from './shopping-items.queries.ts'
import { type ListRow, updateShoppingList } from './shopping-lists.queries.ts'

/** A dish that something is bought for. */
export interface ForDish {
  recipe_id: string
  title: string
}

/** What dishes lack, as the kitchen computes it. */
export type NeededItem = ReckonedItem<ForDish>

/** A new item of what dishes lack. */
export function newItem(needed: NeededItem, origin: ItemRow['origin'], moment: Revision): ItemToWrite {
  const name = needed.name.slice(0, LIMITS.productName).toWellFormed().trim()
  const item = say(undefined, { ...needed, name, aisle: categoryOf({ foodId: needed.food, isSpice: needed.isSpice }) }, moment)
  return { ...item, ...computedFields(needed), product_key: readName(name).productKey, dishes: needed.sources, origin }
}

/** An item with an amount that the kitchen computed again, for what it was for and for more. */
export function itemWithMore(before: ItemRow, needed: NeededItem, dishes: readonly ForDish[], moment: Revision): ItemToWrite {
  const item = say(before, { ...needed, name: before.name }, moment)
  return {
    ...item,
    ...computedFields({ ...needed, food: before.food_id, isSpice: before.is_spice }),
    dishes,
    changed_in: moment.version,
    updated_at: moment.now,
  }
}

type Words = Pick<NeededItem, 'name' | 'quantity' | 'unit'> & { aisle?: ItemToWrite['aisle'] }

/** The server says what it has to say as a phone would, as of now, so that what phones say of it later, or said later, stands. */
function say(before: ItemRow | undefined, { name, quantity, unit, aisle }: Words, moment: Revision): ItemToWrite {
  const fields = { name, quantity, unit, ...(aisle && { aisle }) }
  const { history } = mergeOperation(before && historyOf(before), { id: randomUUID(), kind: 'add', at: moment.now.getTime(), fields })
  if (!history) throw new Error('an add with a name always makes an item')
  return itemOf(before, before?.id ?? randomUUID(), history, moment)
}

/** An item that is bought by now, as a phone would say it. */
export function itemTicked(before: ItemRow, moment: Revision): ItemToWrite {
  const operation = { id: randomUUID(), kind: 'set' as const, at: moment.now.getTime(), fields: { checked: true } }
  const { history } = mergeOperation(historyOf(before), operation)
  if (!history) throw new Error('what is there can be ticked')
  return itemOf(before, before.id, history, moment)
}

function computedFields({ food, isSpice, need, have, packs }: NeededItem) {
  return { food_id: food, is_spice: isSpice, need: decimal(need), have: decimal(have), packs }
}

function decimal(amount: number | null): Decimal | null {
  return amount === null ? null : fromThousandths(thousandths(amount))
}

/** Writes items into a list and counts it again; throws `shopping_items_limit`. The list's lock must be held. */
export async function putOnList(trx: Trx, list: ListRow, items: readonly ItemToWrite[], added: number, now: Date): Promise<ListRow> {
  if (list.item_count + added > LIMITS.shoppingItems) throw new AppError('shopping_items_limit')
  await writeItems(trx, list.id, items)
  return updateShoppingList(trx, list, now)
}
