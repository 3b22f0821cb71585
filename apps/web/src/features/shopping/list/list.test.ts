import type { PantryCategory } from '@spizarka/contract/pantry'
import type { ShoppingItem } from '@spizarka/contract/shopping'
import { aShoppingItem } from '@spizarka/contract/shopping-item.fixture'
import { shownItems } from '@spizarka/contract/shopping-replica'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ItemChange } from '../../../lib/shopping/replica/list-keeper.ts'
import { splitTyped } from './AddItemLine.tsx'
import { AISLES, byAisle, completeAisleOrder, learnAisleOrder } from './aisles.ts'
import { amountWords, costOf, leftoverWords, listText, shortWords } from './item-words.ts'
import { fieldsOf, findDuplicates, mergeDuplicates, moveItem, undoOf } from './list-changes.ts'

/** The items after changes that nobody has answered. */
function after(items: readonly ShoppingItem[], ...rounds: ItemChange[][]): ShoppingItem[] {
  const pending = rounds.flat().map((change, place) => ({
    ...change,
    id: crypto.randomUUID(),
    at: new Date(1_000_000 + place).toISOString(),
  }))
  return shownItems({ version: 1, items, pending })
}

const said = (items: readonly ShoppingItem[]) => new Map(items.map((item) => [item.id, fieldsOf(item)]))

describe('a typed line', () => {
  it.each([
    ['2 l mleka, chleb', ['2 l mleka', 'chleb']],
    ['1,5 l mleka,2 bułki', ['1,5 l mleka', '2 bułki']],
    ['masło;  ser\nszynka,', ['masło', 'ser', 'szynka']],
    [' , ;\n', []],
    ['x'.repeat(60), ['x'.repeat(50)]],
  ])('%j is cut into its parts', (text, parts) => {
    expect(splitTyped(text)).toEqual(parts)
  })

  it('is cut where the kitchen has read several products in one part', () => {
    const product = {
      category: 'bakery',
      tile: null,
      is_spice: false,
      best_before: null,
      in_pantry: null,
      amount: null,
      doubt: null,
    } as const
    const read = ['chleb', 'masło'].map((name) => ({ ...product, product_name: name, written: 'chleb i masło' }))
    expect(splitTyped('chleb i masło, ser', read)).toEqual(['chleb', 'masło', 'ser'])
  })
})

describe('every change', () => {
  const names = fc.constantFrom('mleko', 'chleb', 'ser')
  const change = (items: readonly ShoppingItem[]) =>
    fc.record({
      place: fc.nat(items.length - 1),
      kind: fc.constantFrom('set', 'remove', 'tick', 'move'),
      name: names,
      to: fc.nat(items.length),
    })

  it('can be taken back: the items say what they said', () => {
    const items = ['mleko', 'chleb', 'ser', 'kefir'].map((name, place) =>
      aShoppingItem(name, { position: place % 2 ? place : null, note: name }),
    )
    fc.assert(
      fc.property(change(items), ({ place, kind, name, to }) => {
        const id = items[place]?.id ?? ''
        const made: ItemChange[] =
          kind === 'move'
            ? moveItem(items, id, to)
            : kind === 'remove'
              ? [{ kind, item_id: id, fields: {} }]
              : [{ kind: 'set', item_id: id, fields: kind === 'tick' ? { checked: true } : { name, quantity: 5, unit: 'ml' } }]
        expect(said(after(items, made, undoOf(made, items)))).toEqual(said(items))
      }),
    )
    const added: ItemChange[] = [{ kind: 'add', item_id: crypto.randomUUID(), fields: { name: 'masło' } }]
    expect(said(after(items, added, undoOf(added, items)))).toEqual(said(items))
  })
})

describe('what stands twice', () => {
  it('is offered to be made one where its amounts can be added up', () => {
    const milk = aShoppingItem('mleko', { quantity: 0.1, unit: 'ml', note: 'świeże' })
    const more = aShoppingItem('Mleko', { quantity: 0.2, unit: 'ml' })
    const items = [
      milk,
      more,
      aShoppingItem('mleko', { checked: true }),
      aShoppingItem('jajka', { unit: 'grams' }),
      aShoppingItem('jajka', { unit: 'pieces' }),
    ]
    const [group, ...others] = findDuplicates(items)
    expect(others).toEqual([])
    const merged = after(items, mergeDuplicates(group ?? []))
    expect(merged.filter(({ name }) => name === 'mleko')).toMatchObject([{ quantity: 0.3, unit: 'ml', note: 'świeże' }, { checked: true }])
  })
})

describe('a walk through the shop', () => {
  it('names every aisle once and goes as the things went into the basket', () => {
    const aisle = fc.constantFrom<PantryCategory>(...AISLES)
    fc.assert(
      fc.property(fc.array(aisle), fc.array(aisle), (known, ticked) => {
        const walk = learnAisleOrder(known, ticked)
        expect(walk.toSorted()).toEqual([...AISLES].toSorted())
        const visited = new Set(ticked)
        // What was not visited stays where it was.
        const stays = (each: PantryCategory) => (visited.has(each) ? undefined : each)
        expect(walk.map(stays)).toEqual(completeAisleOrder(known).map(stays))
      }),
    )
    expect(
      learnAisleOrder([], ['bakery', 'bakery', 'produce', 'dairy']).filter((each) => ['dairy', 'produce', 'bakery'].includes(each)),
    ).toEqual(['bakery', 'produce', 'dairy'])
    // One thing that was forgotten and fetched last moves nothing.
    expect(learnAisleOrder([], ['dairy', 'dairy', 'produce', 'produce', 'dairy']).slice(0, 2)).toEqual(['dairy', 'produce'])
  })

  it('shows each aisle as the user put its things, then as they came', () => {
    const items = [
      aShoppingItem('a'),
      aShoppingItem('b', { position: 1 }),
      aShoppingItem('c', { position: 0, checked: true }),
      aShoppingItem('d', { aisle: 'bakery' }),
    ]
    expect(
      byAisle(items, completeAisleOrder(['bakery'])).map(({ aisle, items: here, left }) => [aisle, here.map(({ name }) => name), left]),
    ).toEqual([
      ['bakery', ['d'], 1],
      ['dairy', ['c', 'b', 'a'], 2],
    ])
  })
})

describe('words', () => {
  it('say what to take, what will be left and what it costs', () => {
    const cheese = aShoppingItem('ser', {
      quantity: 500,
      unit: 'grams',
      need: 520,
      have: 100,
      packs: { count: 2, size: 250, unit: 'grams' },
      price_grosze: 1234,
    })
    expect(amountWords(cheese)).toBe('2\u00a0×\u00a0250\u00a0g')
    expect(leftoverWords(cheese)).toBe('zostanie 80\u00a0g')
    expect(shortWords(cheese)).toBe('kup 420\u00a0g')
    expect(shortWords({ ...cheese, need: 600 })).toBe('')
    const parsley = aShoppingItem('natka pietruszki', { quantity: 1, unit: 'pieces', need: 0.32 })
    expect([leftoverWords(parsley), leftoverWords({ ...parsley, need: 0.9 })]).toEqual(['zostanie 0,5\u00a0szt.', ''])
    expect(costOf([cheese, aShoppingItem('chleb')])).toEqual({ total: 'ok.\u00a012\u00a0zł', known: 'ceny 1 z\u00a02' })
    expect(costOf([aShoppingItem('chleb')])).toBeUndefined()
    expect(listText('Zakupy', byAisle([cheese, aShoppingItem('masło', { note: 'bez laktozy' })], AISLES))).toBe(
      'Zakupy\n\nNabiał i jajka\n- ser: 2\u00a0×\u00a0250\u00a0g\n- masło, bez laktozy',
    )
  })
})
