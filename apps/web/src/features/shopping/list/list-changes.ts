import type { ShoppingItem } from '@spizarka/contract/shopping'
import type { ItemFields } from '@spizarka/contract/shopping-sync'
import type { ItemChange } from '../../../lib/shopping/replica/list-keeper.ts'

/** Everything of an item that a phone may say: what brings it back as it was. */
export function fieldsOf({ name, quantity, unit, note, checked, aisle, position }: ShoppingItem): Required<ItemFields> {
  return { name, quantity, unit, note, checked, aisle, position }
}

/** The changes that take changes back; `before` are the items as they were. What was removed is added again, with all that was said of it. */
export function undoOf(changes: readonly ItemChange[], before: readonly ShoppingItem[]): ItemChange[] {
  const was = new Map(before.map((item) => [item.id, item]))
  return changes.toReversed().flatMap(({ kind, item_id, fields }): ItemChange[] => {
    const item = was.get(item_id)
    if (!item) return kind === 'add' ? [{ kind: 'remove', item_id, fields: {} }] : []
    if (kind === 'remove') return [{ kind: 'add', item_id, fields: fieldsOf(item) }]
    const all = fieldsOf(item)
    return [
      { kind: 'set', item_id, fields: Object.fromEntries(Object.keys(fields).map((field) => [field, all[field as keyof ItemFields]])) },
    ]
  })
}

/** Things to be bought that are on the list more than once, and can be told together. */
export function findDuplicates(items: readonly ShoppingItem[]): ShoppingItem[][] {
  const alike = Map.groupBy(
    items.filter(({ checked }) => !checked),
    ({ name }) => name.trim().toLocaleLowerCase('pl'),
  )
  return [...alike.values()].filter((group) => group.length > 1 && new Set(group.flatMap(({ unit }) => unit ?? [])).size <= 1)
}

/** Changes that make one item of several of the same product: amounts are added up, notes stand side by side. */
export function mergeDuplicates(group: readonly ShoppingItem[]): ItemChange[] {
  const [kept, ...others] = group
  if (!kept) return []
  const amounts = group.flatMap(({ quantity }) => quantity ?? [])
  const notes = [...new Set(group.flatMap(({ note }) => note || []))]
  // Thousandths, as the server keeps them: 0.1 + 0.2 is 0.3.
  const quantity = amounts.length === 0 ? null : Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 1000) / 1000
  const unit = group.find((item) => item.unit !== null)?.unit ?? null
  return [
    { kind: 'set', item_id: kept.id, fields: { quantity, unit, note: notes.join(', ').slice(0, 200) } },
    ...others.map(({ id }): ItemChange => ({ kind: 'remove', item_id: id, fields: {} })),
  ]
}

/** Changes that put an item at another place of its aisle; places that stay as they are are not told. */
export function moveItem(items: readonly ShoppingItem[], id: string, to: number): ItemChange[] {
  const moved = items.find((item) => item.id === id)
  if (!moved) return []
  const rest = items.filter((item) => item.id !== id)
  const order = [...rest.slice(0, to), moved, ...rest.slice(to)]
  return order.flatMap((item, position): ItemChange[] =>
    item.position === position ? [] : [{ kind: 'set', item_id: item.id, fields: { position } }],
  )
}
