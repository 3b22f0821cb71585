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

const yeast = (grams: number) => stocked('drozdze', { quantityGrams: grams })

const withNames = (food: string, product: ReturnType<typeof stocked>) =>
  matchStock([need(food, 15)], [product], 1, [], { standIns: true })[0]?.status
const loaf = (food: string) => stocked(food, { quantityGrams: 500 })
const bottle = (food: string) => stocked(food, { quantityMl: 500 })

describe('holding ingredients against a pantry', () => {
  it('answers in the unit that the product is kept in', () => {
    const [eggs] = matchStock([need('jajka', 232)], [stocked('jajka', { quantityPieces: 10 })], 1)
    expect(eggs).toMatchObject({ status: 'have', product: 0, unit: 'pieces', needed: 4, available: 10 })
    expect(eggs?.takes).toEqual([{ product: 0, unit: 'pieces', quantity: 4 }])
    const [milk] = matchStock([need('mleko', 515)], [stocked('mleko', { quantityMl: 1000 })], 1)
    expect(milk).toMatchObject({ status: 'have', unit: 'ml', needed: 500 })
  })

  it('takes what is kept as a spice for its ground or dried kind, and for no vegetable', () => {
    const jar = stocked('papryka', { name: 'papryka', isSpice: true })
    expect([statusOf(need('papryka', 300), jar), statusOf(need('papryka-mielona', 3), jar)]).toEqual(['missing', 'have'])
    expect(statusOf(need('papryka', 300), { ...jar, name: 'papryka świeża' })).toBe('have')
    expect(statusOf(need('papryka', 300), { ...jar, isSpice: false, quantityPieces: 3 })).toBe('have')
    const sugar = stocked('cukier', { isSpice: true })
    expect(statusOf(need('cukier', 20), sugar)).toBe('have')
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

  it('takes neither a whole bird for parts of one, nor raw for cooked, nor either the other way about', () => {
    const pairs = [
      ['udko-z-kurczaka', 'kurczak'],
      ['podudzie-z-kurczaka', 'kurczak'],
      ['ryz-ugotowany', 'ryz'],
      ['ryz-ugotowany', 'ryz-bialy'],
      ['makaron-ugotowany', 'makaron-penne'],
      ['jajka-na-twardo', 'jajka'],
      ['ciecierzyca-ugotowana', 'ciecierzyca'],
      ['ziemniaki-gotowane', 'ziemniaki'],
    ] as const
    for (const [one, other] of [...pairs, ...pairs.map(([first, second]) => [second, first] as const)])
      expect([one, other, statusOf(need(one, 100), stocked(other, { quantityGrams: 2000 }))]).toEqual([one, other, 'missing'])
  })

  it('counts what is frozen for what is fresh only where it is named', () => {
    const frozen = stocked('szpinak-mrozony', { quantityGrams: 500 })
    expect(statusOf(need('szpinak', 200), frozen)).toBe('missing')
    expect(matchStock([need('szpinak', 200)], [frozen], 1, [], { standIns: true })[0]).toMatchObject({ status: 'have', standIns: [0] })
  })

  it('never stands in silently with what holds more than was asked for', () => {
    expect(statusOf(need('mleko-bez-laktozy', 200), stocked('mleko', { quantityMl: 1000 }))).toBe('missing')
    expect(statusOf(need('ocet-jablkowy', 15), stocked('ocet-winny', { quantityMl: 500 }))).toBe('missing')
    const [vinegar] = matchStock([need('ocet-winny', 15)], [stocked('ocet-jablkowy', { quantityMl: 500 })], 1, [], { standIns: true })
    expect(vinegar).toMatchObject({ status: 'have', standIns: [0] })
  })

  it('counts another food that cooks alike only for who names it, and only where there is too little of the food itself', () => {
    const olive = stocked('oliwa-z-oliwek', { quantityMl: 500 })
    expect(matchStock([need('olej-rzepakowy', 20)], [olive], 1)[0]).toMatchObject({
      status: 'missing',
      product: null,
      standIns: [],
      takes: [],
    })
    const [oil] = matchStock([need('olej-rzepakowy', 20)], [olive], 1, [], { standIns: true })
    expect(oil).toMatchObject({ status: 'have', product: 0, standIns: [0], takes: [{ product: 0 }] })
    const both = [olive, stocked('olej-rzepakowy', { quantityMl: 500 })]
    expect(matchStock([need('olej-rzepakowy', 20)], both, 1, [], { standIns: true })[0]).toMatchObject({ product: 1, standIns: [] })
    const little = [olive, stocked('olej-rzepakowy', { quantityMl: 10 })]
    const [mixed] = matchStock([need('olej-rzepakowy', 20)], little, 1, [], { standIns: true })
    expect(mixed).toMatchObject({ status: 'have', product: 1, standIns: [0] })
    expect(mixed?.takes.map(({ product }) => product)).toEqual([1, 0])
    const herb = stocked('tymianek', { isSpice: true })
    expect(matchStock([need('oregano', 1)], [herb], 1)[0]?.status).toBe('missing')
    expect(matchStock([need('oregano', 1)], [herb], 1, [], { standIns: true })[0]).toMatchObject({ status: 'have', standIns: [0] })
  })

  it('takes any loaf for another and any oil for frying for olive oil, named each time, but no plum bread and no white one for wholemeal', () => {
    const doing = [
      ['chleb', loaf('chleb-zytni')],
      ['chleb-zytni', loaf('chleb-pszenny')],
      ['chleb-pszenny', loaf('chleb-razowy')],
      ['chleb-tostowy', loaf('chleb-wiejski')],
      ['oliwa-z-oliwek', bottle('olej')],
      ['oliwa-extra-virgin', bottle('olej-slonecznikowy')],
      ['oliwa-extra-virgin', bottle('olej-rzepakowy')],
    ] as const
    for (const [food, product] of doing) expect([food, product.foodId, withNames(food, product)]).toEqual([food, product.foodId, 'have'])
    const notDoing = [
      ['chleb', loaf('chleb-ze-sliwka')],
      ['chleb-razowy', loaf('chleb-pszenny')],
      ['chleb-bezglutenowy', loaf('chleb-pszenny')],
      ['chleb', loaf('chleb-tostowy')],
      ['oliwa-z-oliwek', bottle('olej-sezamowy')],
    ] as const
    for (const [food, product] of notDoing)
      expect([food, product.foodId, withNames(food, product)]).toEqual([food, product.foodId, 'missing'])
  })

  it('takes several roots from one bunch of soup vegetables, and no more of any than it has', () => {
    const bunch = [stocked('wloszczyzna', { quantityGrams: 500 })]
    const found = matchStock([need('marchew', 200), need('pietruszka', 60), need('seler', 90)], bunch, 1)
    expect(found.map(({ status, product, standIns }) => [status, product, standIns])).toEqual([
      ['have', 0, []],
      ['have', 0, []],
      ['have', 0, []],
    ])
    expect(found.flatMap(({ takes }) => takes.map(({ quantity }) => quantity))).toEqual([500])
    expect(matchStock([need('marchew', 300)], bunch, 1)[0]).toMatchObject({ status: 'partly', grams: 200 })
    const [, rest] = matchStock([need('marchew', 100), need('wloszczyzna', 500)], bunch, 1)
    expect(rest).toMatchObject({ status: 'partly', grams: 250 })
  })

  it('puts a bunch together from roots, named each, when no one root is much of it', () => {
    const roots = [
      stocked('marchew', { quantityGrams: 1000 }),
      stocked('pietruszka', { quantityGrams: 300 }),
      stocked('seler', { quantityGrams: 400 }),
    ]
    const [bunch] = matchStock([need('wloszczyzna', 500)], roots, 1, [], { standIns: true })
    expect(bunch).toMatchObject({ status: 'have', grams: 500, standIns: [0, 1, 2] })
    expect(bunch?.takes.map(({ quantity }) => quantity)).toEqual([300, 100, 100])
    // Three of its four roots are the bunch, whoever asks; two only do for it.
    expect(matchStock([need('wloszczyzna', 500)], roots, 1)[0]?.status).toBe('have')
    expect(matchStock([need('wloszczyzna', 500)], roots.slice(0, 2), 1)[0]?.status).toBe('missing')
    expect(matchStock([need('wloszczyzna', 500)], roots.slice(0, 2), 1, [], { standIns: true })[0]?.status).toBe('partly')
  })

  it('takes what is only called yeast for fresh or dry by its packs, and for neither where they do not tell', () => {
    for (const grams of [42, 50, 100, 200, 84]) {
      expect([grams, statusOf(need('drozdze-swieze', 20), yeast(grams))]).toEqual([grams, 'have'])
      expect([grams, statusOf(need('drozdze-suche', 7), yeast(grams))]).toEqual([grams, 'missing'])
    }
    for (const grams of [7, 8, 14]) {
      expect([grams, statusOf(need('drozdze-suche', 7), yeast(grams))]).toEqual([grams, 'have'])
      expect([grams, statusOf(need('drozdze-swieze', 5), yeast(grams))]).toEqual([grams, 'missing'])
    }
    for (const food of ['drozdze-suche', 'drozdze-swieze']) expect(statusOf(need(food, 5), yeast(60))).toBe('missing')
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
