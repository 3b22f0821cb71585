import { afterEach, describe, expect, it, vi } from 'vitest'
import { anIngredient, aRecipe } from '../../../testing/recipe-samples.ts'
import { ingredientStock, pantryMatch, standInWords } from '../ingredient-stock.ts'
import { formatMinutes, formatTimer } from './minutes.ts'
import { ingredientAmount } from './recipe-words.ts'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const inStock = (stock: Partial<NonNullable<ReturnType<typeof anIngredient>['stock']>>) => ({ ...present(), ...stock })
function present() {
  const { stock } = anIngredient()
  if (!stock) throw new Error('The sample is at home')
  return stock
}

const stockWords = (changes: Parameters<typeof anIngredient>[0], factor = 1) => {
  const stock = ingredientStock(anIngredient(changes), factor)
  return stock && `${stock.status}: ${plain(stock.words)}`
}

describe('how long', () => {
  it.each([
    [25, '25 min'],
    [60, '1 godz.'],
    [135, '2 godz. 15 min'],
  ])('%i minutes are %s', (minutes, words) => expect(plain(formatMinutes(minutes))).toBe(words))

  it.each([
    [30, '30 sekund'],
    [60, '1 minuta'],
    [180, '3 minuty'],
    [480, '8 minut'],
    [1320, '22 minuty'],
    [5400, '1 godz. 30 min'],
  ])('a timer of %i s is %s', (seconds, words) => expect(plain(formatTimer(seconds))).toBe(words))
})

describe('how much of an ingredient', () => {
  it.each([
    [1, 'łyżka', 0.5, '½ łyżki'],
    [1, 'łyżka', 1, '1 łyżka'],
    [1, 'łyżka', 2, '2 łyżki'],
    [1, 'łyżka', 5, '5 łyżek'],
    [1, 'szklanka', 1.5, '1½ szklanki'],
    [3, 'szt.', 2, '6 szt.'],
    [150, 'g', 2, '300 g'],
    [600, 'g', 2, '1,2 kg'],
  ])('%d %s times %d is %s', (quantity, measure, factor, words) => {
    expect(plain(ingredientAmount(anIngredient({ quantity, measure }), factor))).toBe(words)
  })

  it('is not known where its line states none', () => {
    const salt = anIngredient({ line: 'sól do smaku', name: 'sól', quantity: null, measure: null })
    expect(ingredientAmount(salt, 2)).toBeNull()
  })
})

describe('what is at home', () => {
  afterEach(() => vi.useRealTimers())

  it('names the product where the pantry calls it otherwise, and what it stands in for', () => {
    const juice = { name: 'sok z cytryny', stock: inStock({ product_name: 'Cytryny', unit: 'pieces', needed: 1, available: 3 }) }
    expect(stockWords(juice)).toBe('have: masz: Cytryny, 3 szt.')
    const stand_in = { product_names: ['oliwa'], instead_of: 'zamiast oleju rzepakowego' }
    const oil = { name: 'olej rzepakowy', stock: inStock({ product_name: 'oliwa', stand_in }) }
    expect(stockWords(oil)).toBe('have: masz: oliwa – zamiast oleju rzepakowego')
    expect(stockWords({ ...oil, stock: inStock({ stand_in, needed: 900 }) })).toBe(
      'partly: masz: oliwa – zamiast oleju rzepakowego, brakuje 100 g',
    )
    expect(stockWords({ ...oil, stock: inStock({ stand_in, status: 'uncertain', needed: null }) })).toMatch(
      /^uncertain: masz: oliwa – zamiast oleju rzepakowego, ale nie wiadomo/,
    )
    const spice = { product_name: 'tymianek', unit: null, needed: null, available: null }
    expect(
      stockWords({
        name: 'oregano',
        stock: inStock({ ...spice, stand_in: { ...stand_in, product_names: ['tymianek'], instead_of: 'zamiast oregano' } }),
      }),
    ).toBe('have: masz: tymianek – zamiast oregano')
    expect(standInWords(anIngredient(oil))).toBe('masz: oliwa – zamiast oleju rzepakowego')
    expect(standInWords(anIngredient(juice))).toBeUndefined()
  })

  it('follows the servings', () => {
    expect(stockWords({})).toBe('have: masz 800 g')
    expect(stockWords({}, 2)).toBe('have: masz 800 g')
    expect(stockWords({}, 3)).toBe('partly: masz 800 g, brakuje 400 g')
  })

  it('says what is missing in the measure of the recipe', () => {
    const stock = inStock({ status: 'missing', product_id: null, unit: null, needed: null, available: null })
    expect(stockWords({ quantity: 2, measure: 'szt.', stock }, 2)).toBe('missing: brakuje 4 szt.')
    expect(stockWords({ quantity: 1, measure: 'szklanka', stock })).toBe('missing: brakuje')
    expect(stockWords({ quantity: null, measure: null, stock })).toBe('missing: brakuje')
  })

  it('counts what is missing from the amount that stands beside the name', () => {
    const eggs = { quantity: 7, measure: 'szt.', food_id: 'egg', stock: inStock({ unit: 'pieces', needed: 7, available: 10 }) }
    expect(stockWords(eggs, 7 / 3)).toBe('partly: masz 10 szt., brakuje 6 szt.')
    expect(stockWords({ ...eggs, quantity: 10, stock: inStock({ unit: 'pieces', needed: 10, available: 10 }) }, 1.03)).toBe(
      'have: masz 10 szt.',
    )
  })

  it('counts missing pieces in halves', () => {
    const pepper = { quantity: 300, measure: 'g', stock: inStock({ unit: 'pieces', needed: 1.77, available: 1 }) }
    expect(stockWords(pepper)).toBe('partly: masz 1 szt., brakuje 1 szt.')
    expect(stockWords({ ...pepper, stock: inStock({ unit: 'pieces', needed: 1.3, available: 1 }) })).toBe(
      'partly: masz 1 szt., brakuje ½ szt.',
    )
  })

  it.each([
    ['2026-11-20', -1],
    ['2026-11-21', 0],
    ['2026-11-24', 3],
    ['2026-11-25', null],
  ])('says of what ends on %s in how many days: %s', (best_before, days) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), toFake: ['Date'] })
    expect(ingredientStock(anIngredient({ stock: inStock({ best_before }) }), 1)?.daysLeft).toBe(days)
  })

  it('claims no amount that is not known', () => {
    expect(stockWords({ stock: inStock({ unit: null, needed: null, available: null }) })).toBe('have: na stanie')
    expect(stockWords({ stock: inStock({ status: 'uncertain', available: null }) })).toBe('uncertain: masz, ale nie wiadomo, czy wystarczy')
    expect(stockWords({ stock: null })).toBeUndefined()
  })

  it('counts again what is at home when more is cooked', () => {
    const recipe = aRecipe({ ingredients: [anIngredient(), anIngredient({ optional: true })], pantry_match: { have: 1, total: 1 } })
    expect(pantryMatch(recipe, 1)).toEqual({ have: 1, total: 1 })
    expect(pantryMatch(recipe, 3)).toEqual({ have: 0, total: 1 })
    expect(pantryMatch(aRecipe({ pantry_match: null }), 1)).toBeNull()
  })
})
