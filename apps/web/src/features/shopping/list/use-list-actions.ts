import type { ShoppingItem } from '@spizarka/contract/shopping'
import { useMemo } from 'react'
import { useLatest } from '../../../lib/hooks/use-latest.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import type { ItemChange } from '../../../lib/shopping/replica/list-keeper.ts'
import type { ListOnScreen } from '../../../lib/shopping/replica/local-lists.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { undoOf } from './list-changes.ts'

/** What can be done to the items of a list; everything can be taken back. The functions stay the same from one drawing to the next. */
export function useListActions({ list, change }: Pick<ListOnScreen, 'list' | 'change'>) {
  const now = useLatest(list)
  return useMemo(() => {
    /** Makes changes; the answer takes them back. */
    const make = (changes: readonly ItemChange[]): (() => void) => {
      const before = now.current.items
      change(changes)
      return () => change(undoOf(changes, before))
    }
    return {
      make,
      /** Makes changes, says what was done and offers to take it back. */
      makeWithUndo: (changes: readonly ItemChange[], message: string) => {
        if (changes.length > 0) toast.undo(message, make(changes))
      },
      tick: ({ id, checked, name }: ShoppingItem) => {
        const undo = make([{ kind: 'set', item_id: id, fields: { checked: !checked } }])
        if (!checked) toast.undo(`Kupione: ${name}`, undo)
      },
      remove: ({ id, name }: ShoppingItem) => {
        toast.undo(`Usunięto: ${name}`, make([{ kind: 'remove', item_id: id, fields: {} }]))
      },
      add: (names: readonly string[]): (() => void) =>
        make(names.map((name) => ({ kind: 'add', item_id: randomUuid(), fields: { name } }))),
    }
  }, [change, now])
}

export type ListActions = ReturnType<typeof useListActions>
