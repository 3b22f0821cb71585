import {
  createShoppingList,
  deleteShoppingList,
  readShoppingList,
  restoreShoppingList,
  type ShoppingList,
  updateShoppingList,
} from '@spizarka/contract/shopping'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { fieldsOf } from '../list/list-changes.ts'
import { listsHere } from '../replica/lists-here.ts'

/** Says why something came to nothing, and resolves to undefined then. */
async function orSay<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch (error) {
    toast.error(isApiError(error) ? (error.detail ?? NO_CONNECTION) : NO_CONNECTION)
    return undefined
  }
}

/** Opens an empty list; without a name it is called after the day. Resolves to undefined, once it has said why, where that fails. */
export async function createList(name: string, idempotencyKey: string): Promise<ShoppingList | undefined> {
  return orSay(async () => {
    const list = await call(createShoppingList, { body: { name: name.trim() || null }, idempotencyKey })
    listsHere().keeper.takeWhole({ ...list, items: [], covered: [], plan: [] })
    return list
  })
}

/** A new list with the things of an old one, none of them bought; read first, where this device has only heard of it. */
export async function copyList(id: string): Promise<ShoppingList | undefined> {
  return orSay(async () => {
    const { keeper } = listsHere()
    const old = await call(readShoppingList, { params: { id } })
    const list = await call(createShoppingList, { body: { name: old.name }, idempotencyKey: randomUuid() })
    keeper.takeWhole({ ...list, items: [], covered: [], plan: [] })
    keeper.change(
      list.id,
      old.items.map((item) => ({ kind: 'add', item_id: randomUuid(), fields: { ...fieldsOf(item), checked: false } })),
    )
    return list
  })
}

/** Renames a list, completes it or opens it again. */
export async function updateList(id: string, body: { name?: string; completed?: boolean }): Promise<ShoppingList | undefined> {
  return orSay(async () => {
    const list = await call(updateShoppingList, { params: { id }, body })
    listsHere().keeper.takeLists([list], false)
    return list
  })
}

/** Deletes a list and offers to bring it back; `onBack` is told when it is. */
export async function deleteList({ id, name }: ShoppingList, onBack: () => void): Promise<boolean> {
  const { keeper, sender } = listsHere()
  const done = await orSay(async () => {
    await call(deleteShoppingList, { params: { id } })
    keeper.forget(id)
    return true
  })
  if (!done) return false
  const restore = async () => {
    const back = await orSay(async () => {
      await call(restoreShoppingList, { params: { id } })
      await sender.refresh(id)
      return true
    })
    if (back) onBack()
  }
  toast.undo(`Usunięto listę: ${name}`, () => {
    restore().catch(reportError)
  })
  return true
}
