import { readShoppingList, type ShoppingList } from '@spizarka/contract/shopping'
import { call } from '../../../lib/api/call.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import { localLists } from '../../../lib/shopping/replica/local-lists.ts'
import { serverNow } from '../../../lib/shopping/replica/server-clock.ts'
import { whyItFailed } from '../../../lib/text/why-it-failed.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { fieldsOf } from '../list/list-changes.ts'

/** What is done to lists as a whole: here at once, on the server as soon as it can be reached. */

/** How long a new list waits for its address of the server, before it opens under one of this browser's; in milliseconds. */
const ADDRESS_MS = 1_500

/** Opens an empty list, called after the day; resolves to the id to open it by. */
export async function createList(): Promise<string> {
  const { keeper } = localLists()
  return addressOf(keeper.create())
}

/**
 * A new list with the things of an old one, none of them bought; says so and offers to take it back. Resolves to the id to open it by, or to
 * undefined, once it has said why, where the old one cannot be read.
 */
export async function copyList(id: string, onUndo: () => void): Promise<string | undefined> {
  const { keeper } = localLists()
  try {
    const old = keeper.find(id)
    const { name, items } = old?.isRead ? { name: old.about.name, items: old.items } : await call(readShoppingList, { params: { id } })
    const made = keeper.create(name)
    keeper.change(
      made,
      items.map((item) => ({ kind: 'add', item_id: randomUuid(), fields: { ...fieldsOf(item), checked: false } })),
    )
    toast.undo(`Nowa lista: ${name}`, () => {
      keeper.command(made, { kind: 'delete' })
      onUndo()
    })
    return await addressOf(made)
  } catch (error) {
    toast.error(whyItFailed(error))
    return undefined
  }
}

/** The server's id of a list that has just been made, where it answers at once. */
async function addressOf(made: string): Promise<string> {
  const { keeper, sender } = localLists()
  const sent = navigator.onLine ? sender.sync(made).catch(() => undefined) : undefined
  const late = new Promise<void>((done) => {
    setTimeout(done, ADDRESS_MS)
  })
  if (sent) await Promise.race([sent, late])
  return keeper.idOf(made)
}

/** Renames a list and offers to take that back; a name that is the same changes nothing. */
export function renameList({ id, name: before }: ShoppingList, name: string): void {
  const { keeper } = localLists()
  if (name === before) return
  keeper.command(id, { kind: 'rename', name })
  toast.undo(`Nowa nazwa: ${name}`, () => keeper.command(id, { kind: 'rename', name: before }))
}

/** Completes a list and offers to open it again. */
export function completeList(id: string): void {
  const { keeper } = localLists()
  keeper.command(id, { kind: 'complete', at: new Date(serverNow()).toISOString() })
  toast.undo('Lista zakończona.', () => keeper.command(id, { kind: 'reopen' }))
}

/** Opens a completed list again, and offers to complete it as it was. */
export function reopenList(id: string): void {
  const { keeper } = localLists()
  keeper.command(id, { kind: 'reopen' })
  toast.undo('Lista jest znowu w\u00a0toku.', () => keeper.command(id, { kind: 'complete', at: new Date(serverNow()).toISOString() }))
}

/** Deletes a list and offers to bring it back. */
export function deleteList({ id, name }: ShoppingList): void {
  const { keeper } = localLists()
  keeper.command(id, { kind: 'delete' })
  toast.undo(`Usunięto listę: ${name}`, () => keeper.command(id, { kind: 'restore' }))
}
