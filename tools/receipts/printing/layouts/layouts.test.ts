import { describe, expect, it } from 'vitest'
import { composeReceipt } from '../../compose-receipt.ts'
import { formatGrosze } from '../../shopping/basket.ts'
import { seededRandom } from '../../shopping/random.ts'
import { readStock } from '../../shopping/stock.ts'
import { LAYOUTS } from './index.ts'

const stock = await readStock()

describe.each(LAYOUTS)('the layout $id', (layout) => {
  const truths = Array.from({ length: 40 }, (_, seed) => composeReceipt(seededRandom(seed), stock, layout).truth)

  it('prints a total that is the sum of its items and bags', () => {
    for (const { text, items, decoys, total_grosze: total } of truths) {
      expect(text.replaceAll('.', ',')).toContain(formatGrosze(total ?? Number.NaN))
      const rest = (total ?? Number.NaN) - items.reduce((sum, item) => sum + item.price_grosze, 0)
      expect(rest > 0).toBe(decoys.some(({ kind }) => kind === 'bag'))
      expect(rest).toBeGreaterThanOrEqual(0)
    }
  })

  it('prints one title, and every line that is no item', () => {
    for (const { text, decoys } of truths) {
      const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
      expect(lines.filter((line) => /^PARAGON FISKALNY$|^P A R A G O N/.test(line))).toHaveLength(1)
      expect(decoys.filter((decoy) => !lines.includes(decoy.text))).toEqual([])
    }
  })

  it('says of each item a name, a price and at most one amount, none of a spice', () => {
    for (const item of truths.flatMap(({ items }) => items)) {
      const amounts = [item.quantity_grams, item.quantity_ml, item.quantity_pieces].filter((amount) => amount !== null)
      expect(amounts).toHaveLength(item.is_spice ? 0 : 1)
      expect(item.price_grosze).toBeGreaterThan(0)
    }
  })

  it('prints the same for the same seed', () => {
    expect(composeReceipt(seededRandom(7), stock, layout)).toEqual(composeReceipt(seededRandom(7), stock, layout))
  })
})
