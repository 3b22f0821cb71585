import type { Covered, PlannedDay, ShoppingItem, ShoppingList } from '@spizarka/contract/shopping'
import { type PendingOperation, shownItems } from '@spizarka/contract/shopping-replica'
import { isLocalId, type ListCommand } from './list-commands.ts'
import type { StoredList } from './list-storage.ts'

/** A list as it is shown: what the server said, with what waits on top. Never changed; a new one is in its place. */
export interface ShownList {
  readonly id: string
  readonly about: ShoppingList
  /** False until its items have been read once. */
  readonly isRead: boolean
  readonly items: readonly ShoppingItem[]
  readonly covered: readonly Covered[]
  readonly plan: readonly PlannedDay[]
  /** Ids of the items that the server has not been told of yet. */
  readonly waitingItems: ReadonlySet<string>
  /** How many changes wait to be sent. */
  readonly waiting: number
  /** What was bought goes into the pantry once the server can be reached. */
  readonly putsAway: boolean
}

/** Puts what waits on top of what the server said; what looks as it did before is the same object as before. */
export function showList(
  { id, about, version, items, covered, plan }: StoredList,
  pending: readonly PendingOperation[],
  commands: readonly ListCommand[],
  before?: ShownList,
): ShownList {
  const shown = reuseUnchanged(shownItems({ version, items, pending }), before?.items)
  const isRead = version > 0 || isLocalId(id)
  return {
    id,
    about: isRead ? { ...about, version, item_count: shown.length, checked_count: shown.filter(({ checked }) => checked).length } : about,
    isRead,
    items: shown,
    covered,
    plan,
    waitingItems: new Set(pending.map((operation) => operation.item_id)),
    waiting: pending.length + commands.length,
    putsAway: commands.some(({ kind }) => kind === 'put-away'),
  }
}

/** Items that look as before are the same objects as before: their rows need not be drawn again. */
function reuseUnchanged(items: ShoppingItem[], before: readonly ShoppingItem[] = []): ShoppingItem[] {
  const known = new Map(before.map((item) => [item.id, item]))
  return items.map((item) => {
    const same = known.get(item.id)
    return same && (same === item || isAlikeItem(same, item)) ? same : item
  })
}

/** Whether two items look alike, whatever objects they are. */
export function isAlikeItem(one: ShoppingItem, other: ShoppingItem): boolean {
  for (const [field, value] of Object.entries(one)) {
    const its = other[field as keyof ShoppingItem]
    if (its !== value && (typeof value !== 'object' || JSON.stringify(its) !== JSON.stringify(value))) return false
  }
  return true
}
