import { LIMITS } from '@spizarka/contract/limits'
import { type History, isLiving, mergeOperation, type Operation } from '@spizarka/contract/shopping-merge'
import { itemFieldsSchema, type ShoppingOperation, SYNC_REFUSALS, type SyncAnswer } from '@spizarka/contract/shopping-sync'
import { historyOf, itemOf, type Revision, readLine } from '../item-state.ts'
import type { ItemRow, ItemToWrite } from '../shopping-items.queries.ts'

type Result = SyncAnswer['results'][number]

/** The operations of one call, merged one after the other into the items of a list. */
export class OperationMerger {
  /** Ids of the operations that count from now on. */
  readonly counted: string[] = []
  readonly #rows: ReadonlyMap<string, ItemRow>
  readonly #known: Set<string>
  readonly #histories = new Map<string, History>()
  #living: number

  constructor(rows: readonly ItemRow[], known: ReadonlySet<string>, living: number) {
    this.#rows = new Map(rows.map((row) => [row.id, row]))
    this.#known = new Set(known)
    this.#living = living
  }

  merge(sent: ShoppingOperation, now: Date): Result {
    const { id, item_id: itemId } = sent
    if (this.#known.has(id)) return { id, status: 'repeated' }
    const fields = sent.kind === 'remove' ? { success: true as const, data: {} } : itemFieldsSchema.safeParse(sent.fields)
    if (!fields.success) return { id, status: 'refused', detail: fields.error.issues[0]?.message ?? '' }
    // A clock that is ahead counts as ours: it would win for as long as it is ahead.
    const at = Math.min(Date.parse(sent.at), now.getTime())
    const result = this.#mergeInto(itemId, readLine({ id, kind: sent.kind, at, fields: fields.data }))
    if (result.status === 'refused') return result
    this.#known.add(id)
    this.counted.push(id)
    return result
  }

  #mergeInto(itemId: string, operation: Operation): Result {
    const { id } = operation
    const before = this.#historyOf(itemId)
    const { history, outcome } = mergeOperation(before, operation)
    if (!history || outcome === 'unknown') {
      return { id, status: 'refused', detail: operation.kind === 'add' ? SYNC_REFUSALS.nameless : SYNC_REFUSALS.unknown }
    }
    const change = Number(isLiving(history)) - Number(before !== undefined && isLiving(before))
    if (change > 0 && this.#living >= LIMITS.shoppingItems) return { id, status: 'refused', detail: SYNC_REFUSALS.full }
    this.#living += change
    this.#histories.set(itemId, history)
    return { id, status: outcome }
  }

  #historyOf(itemId: string): History | undefined {
    const merged = this.#histories.get(itemId)
    const row = merged ? undefined : this.#rows.get(itemId)
    return merged ?? (row && historyOf(row))
  }

  /** The items that are another now, or whose history is. */
  itemsToWrite(moment: Revision): ItemToWrite[] {
    return [...this.#histories].map(([id, history]) => itemOf(this.#rows.get(id), id, history, moment))
  }
}
