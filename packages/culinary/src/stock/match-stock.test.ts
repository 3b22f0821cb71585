import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchStock, type NeededIngredient, type StockedProduct } from './index.ts'

function stocked(foodId: string | null, fields: Partial<StockedProduct> = {}): StockedProduct {
  const amounts = { quantityGrams: null, quantityMl: null, quantityPieces: null, gramsPerPiece: null, gramsPerMl: null }
  return { name: foodId ?? 'coś', foodId, ...amounts, isSpice: false, bestBefore: null, ...fields }
}

function need(food: string | null, grams: number | null, name = food ?? ''): NeededIngredient {
  return { food, name, grams }
}

function statusOf(ingredient: NeededIngredient, ...pantry: StockedProduct[]): string | undefined {
  return matchStock([ingredient], pantry, 1)[0]?.status
}

function heldBeside(food: string, staples: readonly string[], ...pantry: StockedProduct[]) {
  return matchStock([need(food, 46)], pantry, 1, staples)[0]
}

describe('holding ingredients against a pantry', () => {
  it('answers in the unit that the product is kept in', () => {
    const [eggs] = matchStock([need('jajka', 232)], [stocked('jajka', { quantityPieces: 10 })], 1)
    expect(eggs).toMatchObject({ status: 'have', product: 0, unit: 'pieces', needed: 4, available: 10 })
    expect(eggs?.takes).toEqual([{ product: 0, unit: 'pieces', quantity: 4 }])
    const [milk] = matchStock([need('mleko', 515)], [stocked('mleko', { quantityMl: 1000 })], 1)
    expect(milk).toMatchObject({ status: 'have', unit: 'ml', needed: 500 })
  })

  it('counts in what the user taught before what the food table says', () => {
    const [potatoes] = matchStock([need('ziemniaki', 500)], [stocked('ziemniaki', { quantityPieces: 4, gramsPerPiece: 250 })], 1)
    expect(potatoes).toMatchObject({ status: 'have', needed: 2 })
  })

  it('says how much of it is there when it is not enough', () => {
    const [flour] = matchStock([need('maka-pszenna', 300)], [stocked('maka-pszenna', { quantityGrams: 200 })], 2)
    expect(flour).toMatchObject({ status: 'partly', needed: 600, available: 200, grams: 200 })
    expect(flour?.takes).toEqual([{ product: 0, unit: 'grams', quantity: 200 }])
  })

  it('shares one need among several products, what ends first used first', () => {
    const pantry = [
      stocked('mleko', { quantityMl: 300, bestBefore: '2026-12-01' }),
      stocked('mleko', { quantityMl: 300, bestBefore: '2026-11-22' }),
    ]
    const [milk] = matchStock([need('mleko', 515)], pantry, 1)
    expect(milk).toMatchObject({ status: 'have', product: 1 })
    expect(milk?.takes).toEqual([
      { product: 1, unit: 'ml', quantity: 300 },
      { product: 0, unit: 'ml', quantity: 200 },
    ])
  })

  it('gives one product to several ingredients only once', () => {
    const [first, second] = matchStock([need('maslo', 150), need('maslo', 100)], [stocked('maslo', { quantityGrams: 200 })], 1)
    expect(first).toMatchObject({ status: 'have', available: 200 })
    expect(second).toMatchObject({ status: 'partly', available: 50, grams: 50 })
  })

  it('takes what cooks alike, and never a look-alike', () => {
    expect(statusOf(need('mleko', 200), stocked('mleko-1-5', { quantityMl: 1000 }))).toBe('have')
    expect(statusOf(need('cebula', 100), stocked('cebula-czerwona', { quantityPieces: 2 }))).toBe('have')
    expect(statusOf(need('mleko', 200), stocked('mleko-kokosowe', { quantityMl: 1000 }))).toBe('missing')
    expect(statusOf(need('kasza-jaglana', 200), stocked('kasza-gryczana', { quantityGrams: 1000 }))).toBe('missing')
  })

  it('never stands in silently with what holds more than was asked for', () => {
    expect(statusOf(need('mleko-bez-laktozy', 200), stocked('mleko', { quantityMl: 1000 }))).toBe('missing')
    expect(statusOf(need('ocet-jablkowy', 15), stocked('ocet-winny', { quantityMl: 500 }))).toBe('missing')
    expect(statusOf(need('ocet-winny', 15), stocked('ocet-jablkowy', { quantityMl: 500 }))).toBe('have')
  })

  it('presses lemons for their juice', () => {
    const [juice] = matchStock([need('sok-z-cytryny', 40)], [stocked('cytryny', { quantityPieces: 3 })], 1)
    expect(juice).toMatchObject({ status: 'have', unit: 'pieces', needed: 1 })
  })

  it('is not certain of an unknown amount or an unknown rate', () => {
    expect(statusOf(need('ser-zolty', 100), stocked('ser-zolty'))).toBe('uncertain')
    expect(statusOf(need(null, 100, 'Kaszka smocza'), stocked(null, { name: 'kaszka smocza', quantityPieces: 1 }))).toBe('uncertain')
    expect(statusOf(need('ser-zolty', null), stocked('ser-zolty', { quantityGrams: 100 }))).toBe('uncertain')
  })

  it('knows a spice only as there or not', () => {
    const paprika = stocked('papryka-slodka-mielona', { isSpice: true })
    expect(matchStock([need('papryka-slodka-mielona', 5)], [paprika], 1)[0]).toMatchObject({ status: 'have', needed: null, takes: [] })
    expect(statusOf(need('papryka-slodka-mielona', 5), { ...paprika, isOut: true })).toBe('missing')
  })

  it('has water from the tap', () => {
    expect(matchStock([need('woda', 1000)], [stocked('woda', { quantityMl: 500 })], 1)[0]).toMatchObject({ status: 'assumed', takes: [] })
  })

  it('takes a staple for there, also by what cooks alike, unless its product is marked as used up', () => {
    expect(heldBeside('olej-rzepakowy', ['olej'])).toMatchObject({ status: 'assumed', staple: 'olej', product: null, grams: 46, takes: [] })
    expect(heldBeside('olej-rzepakowy', [])).toMatchObject({ status: 'missing', staple: null })
    expect(heldBeside('olej-lniany', ['olej'])?.status).toBe('missing')
    const pepper = stocked('pieprz', { isSpice: true, isOut: true })
    expect(heldBeside('pieprz-czarny', ['pieprz-czarny'], pepper)).toMatchObject({ status: 'missing', staple: null })
  })

  it('takes a staple from the pantry first, and what is short of it for there', () => {
    expect(heldBeside('olej', ['olej'], stocked('olej-rzepakowy', { quantityMl: 500 }))).toMatchObject({
      status: 'have',
      staple: 'olej',
      takes: [{ product: 0, unit: 'ml', quantity: 50 }],
    })
    expect(heldBeside('olej', ['olej'], stocked('olej-rzepakowy', { quantityMl: 20 }))).toMatchObject({
      status: 'assumed',
      staple: 'olej',
      product: 0,
      grams: 46,
      takes: [{ product: 0, quantity: 20 }],
    })
  })

  it('never takes more than there is', () => {
    const amounts = fc.array(fc.tuple(fc.constantFrom('mleko', 'mleko-2', 'maslo', 'jajka'), fc.integer({ min: 1, max: 900 })), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(amounts, amounts, (wanted, there) => {
        const pantry = there.map(([food, grams]) => stocked(food, { quantityGrams: grams }))
        const matched = matchStock(
          wanted.map(([food, grams]) => need(food, grams)),
          pantry,
          1,
        )
        for (const [place, { quantityGrams }] of pantry.entries()) {
          const takes = matched.flatMap((each) => each.takes.filter(({ product }) => product === place))
          expect(takes.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual((quantityGrams ?? 0) + 0.001)
        }
        const short = matched.filter(({ status, grams }, place) => status === 'have' && grams !== wanted[place]?.[1])
        expect(short).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
