import { parseGroceries } from '@spizarka/culinary/parse'
import { describe, expect, it } from 'vitest'
import { readPack, readStock, readStockLine } from './stock.ts'

const stock = await readStock()

describe('the stock', () => {
  it('names every product as the food table does', () => {
    const wrong = stock.filter(({ name, kind }) => {
      const [item, ...others] = parseGroceries(name)
      return item?.productName !== name || item.foodId === null || item.isSpice !== (kind === 'spice') || others.length > 0
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('holds enough products, spices and household goods', () => {
    expect(new Set(stock.map(({ name }) => name)).size).toBeGreaterThanOrEqual(250)
    expect(stock.filter(({ kind }) => kind === 'spice').length).toBeGreaterThanOrEqual(20)
    expect(stock.filter(({ kind }) => kind === 'household').length).toBeGreaterThanOrEqual(20)
  })

  it('reads a line with its brand, packs, prices and short names', () => {
    const item = readStockLine('cola | Napój ~Coca-Cola zero | 0,5l/6x1,5l | 4,49-8,99 | Ad | COCA ; COLA', 'drinks')
    expect(item.label).toEqual([
      { text: 'Napój', brand: false },
      { text: 'Coca-Cola', brand: true },
      { text: 'zero', brand: false },
    ])
    expect(item.packs.map(({ amount }) => amount?.value)).toEqual([500, 9000])
    expect(item).toMatchObject({
      lowestGrosze: 449,
      highestGrosze: 899,
      rate: 'A',
      kind: 'food',
      deposit: true,
      shortNames: ['COCA', 'COLA'],
    })
  })

  it('refuses what is no line and no pack', () => {
    expect(() => readStockLine('cola | Cola', 'drinks')).toThrow('not a line')
    expect(() => readPack('duży')).toThrow('not a pack')
  })
})
