import { describe, expect, it } from 'vitest'
import { stocked } from '../compose/kitchen.fixture.ts'
import { choosePacks } from './choose-packs.ts'
import { reckonShopping, type ShoppingNeed } from './reckon-shopping.ts'

const home = { pantry: [], staples: [], day: '2026-11-23' }

function need(food: string, grams: number | null, source = 'obiad'): ShoppingNeed<string> {
  return { food, name: food, grams, source }
}

describe('reckonShopping', () => {
  it('lists one item a product over all dishes, in packs as shops sell them', () => {
    const { items, covered } = reckonShopping([need('mleko', 515, 'naleśniki'), need('mleko', 206, 'budyń')], home)
    expect(covered).toEqual([])
    expect(items).toMatchObject([
      { food: 'mleko', unit: 'ml', need: 700, have: 0, quantity: 1000, packs: { count: 1, size: 1000, unit: 'ml' } },
    ])
    expect(items[0]?.sources).toEqual(['naleśniki', 'budyń'])
  })

  it('buys what the pantry lacks and says what it holds enough of', () => {
    const pantry = [stocked('mleko', null, { quantityMl: 300 }), stocked('jajka', null, { quantityPieces: 6 })]
    const { items, covered } = reckonShopping([need('mleko', 515), need('jajka', 174)], { ...home, pantry })
    expect(items).toMatchObject([{ food: 'mleko', need: 500, have: 300, quantity: 500 }])
    expect(covered).toMatchObject([{ food: 'jajka', unit: 'pieces', need: 3, have: 6 }])
  })

  it('leaves out what is past its day, and takes an unknown amount for unknown', () => {
    const pantry = [stocked('mleko', null, { quantityMl: 900, bestBefore: '2026-11-22' }), stocked('twarog-poltlusty', null)]
    const { items } = reckonShopping([need('mleko', 515), need('twarog-poltlusty', 200)], { ...home, pantry })
    expect(items).toMatchObject([
      { food: 'mleko', need: 500, have: 0, quantity: 500 },
      { food: 'twarog-poltlusty', need: 200, have: null, quantity: 200 },
    ])
  })

  it('takes what is kept without an amount for enough of a spoonful, and for no more than that', () => {
    const pantry = ['czosnek', 'ketchup', 'sos-sojowy'].map((food) => stocked(food, null))
    const few = reckonShopping([need('czosnek', 30), need('ketchup', 40), need('sos-sojowy', 36)], { ...home, pantry })
    expect(few).toEqual({ items: [], covered: [] })
    const often = ['obiad', 'kolacja', 'jutro'].map((dish) => need('czosnek', 30, dish))
    expect(reckonShopping(often, { ...home, pantry })).toEqual({ items: [], covered: [] })
    expect(reckonShopping([...often, ...often, ...often], { ...home, pantry }).items).toMatchObject([{ food: 'czosnek', have: null }])
    const much = reckonShopping([need('czosnek', 90), need('ketchup', 300)], { ...home, pantry })
    expect(much.items).toMatchObject([
      { food: 'czosnek', need: 2, have: null, quantity: 2 },
      { food: 'ketchup', need: 300, have: null },
    ])
    const out = [stocked('ketchup', 0, { isOut: true })]
    expect(reckonShopping([need('ketchup', 40)], { ...home, pantry: out }).items).toMatchObject([{ food: 'ketchup', have: 0 }])
  })

  it('buys one banana and two carrots by the piece, and bags of what is needed by the kilogram', () => {
    const { items } = reckonShopping([need('banany', 180), need('marchew', 150), need('ziemniaki', 900), need('pieczarki', 100)], home)
    expect(items.map(({ food, packs }) => [food, packs?.count, packs?.size])).toEqual([
      ['banany', 1, 180],
      ['marchew', 2, 80],
      ['ziemniaki', 1, 1000],
      ['pieczarki', 1, 250],
    ])
  })

  it('lists spices without an amount and only where there are none; staples not at all, unless they ran out', () => {
    const pantry = [stocked('kumin', null, { isSpice: true })]
    const needs = [need('kumin', 4), need('kurkuma', 3), need('olej-rzepakowy', 28)]
    const { items } = reckonShopping(needs, { ...home, pantry, staples: ['olej-rzepakowy'] })
    expect(items).toMatchObject([{ food: 'kurkuma', isSpice: true, unit: null, need: null, have: null, quantity: null, packs: null }])
    const out = [stocked('olej-rzepakowy', 0, { isOut: true })]
    expect(reckonShopping([need('olej-rzepakowy', 28)], { ...home, pantry: out, staples: ['olej-rzepakowy'] }).items).toHaveLength(1)
  })

  it('buys lemons for their juice, and takes both parts of an egg out of the same eggs', () => {
    const { items } = reckonShopping([need('sok-z-cytryny', 40), need('bialka-jaj', 66), need('zoltka-jaj', 54)], home)
    expect(items).toMatchObject([
      { food: 'cytryny', unit: 'pieces', need: 1, quantity: 1 },
      { food: 'jajka', unit: 'pieces', need: 3, quantity: 6, packs: { count: 1, size: 6, unit: 'pieces' } },
    ])
  })

  it('gives no product of the pantry to two items', () => {
    const pantry = [stocked('mleko-2', null, { quantityMl: 400 })]
    const { items, covered } = reckonShopping([need('mleko', 309), need('mleko-2', 309)], { ...home, pantry })
    expect(covered).toMatchObject([{ food: 'mleko-2', need: 300, have: 400 }])
    expect(items).toMatchObject([{ food: 'mleko', need: 300, have: 100, quantity: 500 }])
  })
})

describe('choosePacks', () => {
  it('takes the size that leaves least over, and rather one pack than several', () => {
    expect(choosePacks(90, [1000, 500, 2000])).toEqual({ count: 1, size: 500 })
    expect(choosePacks(390, [400, 200])).toEqual({ count: 1, size: 400 })
    expect(choosePacks(1300, [1000, 500])).toEqual({ count: 3, size: 500 })
    expect(choosePacks(600, [1000, 500])).toEqual({ count: 1, size: 1000 })
    expect(choosePacks(1800, [400, 800, 2500])).toEqual({ count: 5, size: 400 })
    expect(choosePacks(50, [])).toBeNull()
  })
})
