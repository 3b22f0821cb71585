import { describe, expect, it } from 'vitest'
import { parseGroceries } from '../parse/index.ts'
import { checkItems, type PantryEntry } from './reconcile.ts'

const readList = (text: string, pantry: readonly PantryEntry[]) => checkItems(parseGroceries(text), pantry)
const eggs = {
  name: 'jajka',
  unit: 'grams',
  canonicalUnitChosen: true,
  gramsPerPiece: 60,
  mlPerPiece: null,
  gramsPerMl: null,
  spice: false,
} as const

describe('reading a list against a pantry', () => {
  it('gives an item for every line, in order, with what the pantry says about it', () => {
    const items = readList('6 jajek\n{"x": 1}\nsól\nmleko 1l', [eggs])
    expect(items.map((item) => [item.sourceLine, item.status, item.isSpice])).toEqual([
      ['6 jajek', 'needs_clarification', false],
      ['{"x": 1}', 'error', false],
      ['sól', 'ready', true],
      ['mleko 1l', 'ready', false],
    ])
  })

  it('carries the calculated amount of what is to be confirmed', () => {
    const [item] = readList('6 jajek', [eggs])
    expect(item).toMatchObject({ quantityGrams: 360, quantityPieces: null })
    expect(item?.clarification).toMatchObject({ conflict_type: 'confirm_autocalculation', original_input: '6 szt.' })
  })

  it('holds an item against the items before it', () => {
    const items = readList('mleko 1l\nmleko 2 szt', [])
    expect(items.map((item) => item.clarification?.conflict_type)).toEqual([undefined, 'setup_canonical_unit'])
  })

  it('gives an error item the code of its text and no amount', () => {
    const [item] = readList('<script>alert(1)</script>', [])
    expect(item).toMatchObject({ status: 'error', errorCode: 'pending_item_not_product', clarification: null, quantityPieces: null })
  })

  it('gives two names of one product one key', () => {
    const [one, other] = [readList('ziemniaki', []), readList('kartofli', [])]
    expect(one[0]?.productKey).toBe(other[0]?.productKey)
  })

  it('finds nothing in a text without a product', () => {
    expect(readList('  \n', [])).toEqual([])
  })

  it('answers once for every item it is given, in its place', () => {
    const read = parseGroceries('{"x": 1}\n6 jajek\n{"y": 1}\nchleb')
    expect(checkItems(read, [eggs]).map((item) => item.sourceLine)).toEqual(read.map((item) => item.sourceLine))
  })
})
