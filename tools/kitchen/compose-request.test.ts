import { expect, it } from 'vitest'
import { composeRequestSchema } from './compose-request.ts'

const read = (line: object) => composeRequestSchema.parse({ id: 'a', pantry: [], ...line })

it('reads every amount in its own unit, with spices and days', () => {
  const { pantry } = read({
    pantry: [
      { name: 'ryż', quantity_grams: 400 },
      { name: 'mleko', quantity_ml: 500, best_before: '2026-12-01' },
      { name: 'jajka', quantity_pieces: 6 },
      { name: 'cynamon' },
      { name: 'czosnek', is_spice: true },
      { name: 'frobnikator', quantity_grams: 1 },
    ],
  })
  const nothing = { quantityGrams: null, quantityMl: null, quantityPieces: null, gramsPerPiece: null, gramsPerMl: null, bestBefore: null }
  expect(pantry).toEqual([
    { ...nothing, name: 'ryż', foodId: 'ryz', quantityGrams: 400, isSpice: false },
    { ...nothing, name: 'mleko', foodId: 'mleko', quantityMl: 500, isSpice: false, bestBefore: '2026-12-01' },
    { ...nothing, name: 'jajka', foodId: 'jajka', quantityPieces: 6, isSpice: false },
    { ...nothing, name: 'cynamon', foodId: 'cynamon', isSpice: true },
    { ...nothing, name: 'czosnek', foodId: 'czosnek', isSpice: true },
    { ...nothing, name: 'frobnikator', foodId: null, quantityGrams: 1, isSpice: false },
  ])
})

it('reads every limit, and takes usual ones where none is given', () => {
  const request = { meal: 'obiad', servings: 4, max_minutes: 30, max_missing: 0, kcal: 0, device: 'lidlomix', wish: 'zupa', count: 3 }
  const wishes = { meal: 'lunch', servings: 4, maxMinutes: 30, maxMissing: 0, kcal: 0, device: 'lidlomix', wish: 'zupa', count: 3 }
  expect(read({ request }).wishes).toEqual(wishes)
  const none = { meal: null, servings: 2, maxMinutes: null, maxMissing: 2, kcal: null, device: null, wish: null, count: 1 }
  expect(read({}).wishes).toEqual(none)
})

it('takes names of what is always there, the usual four where nothing is said of them, and titles of what was eaten', () => {
  expect(read({}).staples).toEqual(['sol', 'pieprz-czarny', 'olej', 'woda'])
  expect(read({ staples: [] }).staples).toEqual([])
  expect(read({ staples: ['sól', 'masło', 'nic takiego'] }).staples).toEqual(['sol', 'maslo'])
  expect(read({ recent: ['Rosół z kury', 'Zupa ze szpinaku'] }).recent).toMatchObject([{ daysAgo: 1 }, { daysAgo: 2, kind: 'soup' }])
  expect(read({}).recent).toEqual([])
})

it.each([
  { kcal: 4001 },
  { kcal: -1 },
  { servings: 0 },
  { servings: 13 },
  { count: 11 },
  { max_missing: -1 },
  { max_minutes: 0 },
  { device: 'toster' },
])('refuses %j', (request) => {
  expect(composeRequestSchema.safeParse({ id: 'a', pantry: [], request }).success).toBe(false)
})

it('takes a wish of 500 characters and 4000 kcal, and no longer one', () => {
  const longest = 'a'.repeat(500)
  expect(read({ request: { wish: longest, kcal: 4000 } }).wishes).toMatchObject({ wish: longest, kcal: 4000 })
  expect(() => read({ request: { wish: `${longest}a` } })).toThrow(/wish/)
})
