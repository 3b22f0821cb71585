import 'fake-indexeddb/auto'
import type { ShoppingItem, ShoppingList, WholeShoppingList } from '@spizarka/contract/shopping'
import { aShoppingItem } from '@spizarka/contract/shopping-item.fixture'
import { type History, mergeOperation, valuesOf } from '@spizarka/contract/shopping-merge'
import type { ShoppingOperation, SyncAnswer } from '@spizarka/contract/shopping-sync'
import { aShoppingList } from '../../../testing/samples.ts'

/** An empty list that somebody opened by hand. */
export function aList(changes: Partial<ShoppingList> = {}): ShoppingList {
  const byHand = { source: 'manual', people: null, days: null, start_on: null, item_count: 0 } as const
  return aShoppingList({ id: '5', name: 'Zakupy na sobotę', ...byHand, ...changes })
}

/** A list as a server keeps it: merges what it is sent with the contract's own rules, counts each operation once. */
export class ListOnServer {
  readonly about: ShoppingList
  /** Every operation that arrived, repeated ones too. */
  readonly received: ShoppingOperation[] = []
  readonly #items = new Map<string, ShoppingItem>()
  readonly #histories = new Map<string, History>()
  readonly #counted = new Set<string>()
  version = 1

  constructor(about: ShoppingList = aList()) {
    this.about = about
  }

  sync(operations: readonly ShoppingOperation[]): SyncAnswer {
    const results = operations.map((sent) => {
      this.received.push(sent)
      if (this.#counted.has(sent.id)) return { id: sent.id, status: 'repeated' as const }
      const { fields, ...rest } = sent
      const merged = mergeOperation(this.#histories.get(sent.item_id), {
        ...rest,
        at: Math.min(Date.parse(sent.at), Date.now()),
        fields: fields as ReturnType<typeof valuesOf> & object,
      })
      if (!merged.history || merged.outcome === 'unknown')
        return { id: sent.id, status: 'refused' as const, detail: 'Tej pozycji nie ma na liście.' }
      this.#counted.add(sent.id)
      this.#histories.set(sent.item_id, merged.history)
      const values = valuesOf(merged.history)
      if (values)
        this.#items.set(sent.item_id, {
          ...aShoppingItem(values.name ?? ''),
          ...this.#items.get(sent.item_id),
          ...values,
          id: sent.item_id,
        })
      else this.#items.delete(sent.item_id)
      this.version++
      return { id: sent.id, status: merged.outcome }
    })
    return { version: this.version, items: this.items(), removed: [], results }
  }

  items(): ShoppingItem[] {
    return [...this.#items.values()]
  }

  whole(): WholeShoppingList {
    return { ...this.about, version: this.version, items: this.items(), covered: [], plan: [] }
  }
}
