import { describe, expect, it } from 'vitest'
import { matchToList } from './match-to-list.ts'

const MILK = { productKey: 'mleko', foodId: 'mleko' }
const MILK_2 = { productKey: 'mleko 2%', foodId: 'mleko-2' }
const BUTTER = { productKey: 'maslo', foodId: 'maslo' }
const unknown = (productKey: string) => ({ productKey, foodId: null })

describe('matchToList', () => {
  it('finds what stands on the list by name, by food, or as a kind of it', () => {
    expect(matchToList([MILK, BUTTER], [BUTTER, MILK])).toEqual([1, 0])
    expect(matchToList([{ ...BUTTER, productKey: 'maslo extra' }], [MILK, BUTTER])).toEqual([1])
    expect(matchToList([MILK_2], [MILK])).toEqual([0])
    expect(matchToList([MILK], [MILK_2])).toEqual([0])
    expect(matchToList([unknown('swieczki')], [unknown('swieczki')])).toEqual([0])
  })

  it('leaves what was bought besides, and what is merely like it', () => {
    expect(matchToList([BUTTER, unknown('swieczki')], [MILK, unknown('serwetki')])).toEqual([null, null])
  })

  it('gives an item to the nearest line, and to several lines that are as near', () => {
    expect(matchToList([MILK_2, MILK], [MILK])).toEqual([null, 0])
    expect(matchToList([MILK, MILK], [MILK])).toEqual([0, 0])
    expect(matchToList([MILK, MILK_2], [MILK_2, MILK])).toEqual([1, 0])
  })
})
