import { describe, expect, it } from 'vitest'
import type { ShoppingItem } from './lists.ts'
import { changeReplica, NO_REPLICA, shownItems, takeAnswer } from './replica.ts'
import { aShoppingItem } from './shopping-item.fixture.ts'

const item = (id: string, change: Partial<ShoppingItem> = {}) => aShoppingItem(`produkt ${id}`, { id, ...change })
const answer = { version: 4, items: [item('1'), item('2')], removed: [], results: [] }
const known = takeAnswer(NO_REPLICA, answer)

describe('a list on a phone', () => {
  it('shows what waits on top of what the server said', () => {
    let replica = changeReplica(known, { id: 'a', item_id: '1', kind: 'set', fields: { checked: true } }, 5)
    replica = changeReplica(replica, { id: 'b', item_id: '2', kind: 'remove', fields: {} }, 6)
    replica = changeReplica(replica, { id: 'c', item_id: '3', kind: 'add', fields: { name: 'jajka' } }, 7)
    replica = changeReplica(replica, { id: 'd', item_id: '3', kind: 'set', fields: { note: 'duże' } }, 8)
    replica = changeReplica(replica, { id: 'e', item_id: 'nigdy', kind: 'set', fields: { checked: true } }, 9)
    expect(shownItems(replica)).toMatchObject([
      { id: '1', name: 'produkt 1', checked: true },
      { id: '3', name: 'jajka', note: 'duże', aisle: 'other' },
    ])
  })

  it('tells changes of one moment apart, and keeps their order though the clock is put back', () => {
    let replica = known
    for (const [id, checked, at] of [
      ['z', true, 1000],
      ['a', false, 1000],
      ['m', true, 10],
    ] as const)
      replica = changeReplica(replica, { id, item_id: '1', kind: 'set', fields: { checked } }, at)
    expect(replica.pending.map(({ at }) => Date.parse(at))).toEqual([1000, 1001, 1002])
    expect(shownItems(replica)[0]?.checked).toBe(true)
  })

  it('undoes a removal', () => {
    const removed = changeReplica(known, { id: 'a', item_id: '1', kind: 'remove', fields: {} }, 5)
    const back = changeReplica(removed, { id: 'b', item_id: '1', kind: 'add', fields: { name: 'produkt 1', aisle: 'dairy' } }, 5)
    expect(shownItems(back)).toEqual(known.items)
  })

  it('waits no more for what an answer names, and passes over an answer that comes too late', () => {
    const replica = changeReplica(known, { id: 'a', item_id: '1', kind: 'set', fields: { checked: true } }, 5)
    const newer = takeAnswer(replica, { version: 6, items: [item('2', { note: 'nowsze' })], removed: ['1'], results: [] })
    expect(newer).toMatchObject({ version: 6, items: [{ id: '2', note: 'nowsze' }], pending: [{ id: 'a' }] })
    const late = takeAnswer(newer, { version: 5, items: [item('1')], removed: [], results: [{ id: 'a', status: 'applied' }] })
    expect(late).toEqual({ ...newer, pending: [] })
  })
})
