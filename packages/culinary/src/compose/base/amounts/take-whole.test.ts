import { describe, expect, it } from 'vitest'
import type { StockedProduct } from '../../../stock/index.ts'
import { composeRecipes } from '../../index.ts'
import { aRequest, STAPLES, stocked } from '../../kitchen.fixture.ts'
import type { ComposeRequest } from '../../request.ts'

const TOMORROW = { bestBefore: '2026-11-22' }
const IN_A_WEEK = { bestBefore: '2026-11-28' }

function composed(products: readonly StockedProduct[], fields: Partial<ComposeRequest> = {}) {
  const names = products.map(({ foodId }) => foodId)
  const pantry = [...products, ...STAPLES.filter(({ foodId }) => !names.includes(foodId))]
  return composeRecipes({ ...aRequest(), pantry, ...fields }).recipes
}

function gramsOf(food: string, [recipe]: ReturnType<typeof composed>): number {
  return recipe?.ingredients.find((each) => each.food === food)?.grams ?? 0
}

describe('what ends by tomorrow', () => {
  it.each(['piers-z-kurczaka', 'dorsz', 'piers-z-indyka'])("is taken whole where the rest would be nobody's meal: %s", (food) => {
    const recipes = composed([stocked(food, 400, TOMORROW)])
    expect(gramsOf(food, recipes)).toBe(400)
    expect(recipes[0]?.why.join(' ')).not.toContain('Zostaje')
  })

  it('is a portion for each however much less the recipe takes', () => {
    const sauce = { servings: 4, wish: 'sos śmietanowy', maxMinutes: 30 }
    const recipes = composed([stocked('piers-z-kurczaka', 640, TOMORROW), stocked('makaron', 600), stocked('smietanka-30', 600)], sauce)
    expect(gramsOf('piers-z-kurczaka', recipes)).toBe(640)
  })

  it('is told of where there is more than a dish takes', () => {
    const recipes = composed([stocked('piers-z-kurczaka', 1200, TOMORROW)])
    expect(gramsOf('piers-z-kurczaka', recipes)).toBeLessThan(700)
    expect(recipes[0]?.why.join(' ')).toMatch(/Zostaje: pierś z kurczaka, \d+ g \(do jutra\) – zamroź albo zużyj w terminie\./u)
  })

  it('is left to another day where it keeps', () => {
    expect(gramsOf('piers-z-kurczaka', composed([stocked('piers-z-kurczaka', 400, IN_A_WEEK)], { wish: 'kurczak' }))).toBeLessThan(400)
  })
})

it.each([
  [3, 900, 3],
  [4, 1100, 4],
  [2, 600, 2],
])('gives %d of a table as many legs each, of %d g', (servings, grams, legs) => {
  const fields = { servings, wish: 'udka duszone', count: 3 }
  const recipes = composed([stocked('udko-z-kurczaka', grams, TOMORROW), stocked('ziemniaki', 3000), stocked('marchew', 1000)], fields)
  // What is boiled for soup or cut off the bone is nobody's leg.
  const isServedWhole = ({ kind, steps }: (typeof recipes)[number]) =>
    kind !== 'soup' && !steps.some(({ text }) => /odkrój od kości/u.test(text))
  const lines = recipes.flatMap((recipe) =>
    isServedWhole(recipe) ? recipe.ingredients.filter(({ food }) => food === 'udko-z-kurczaka') : [],
  )
  expect(lines.length).toBeGreaterThan(0)
  for (const { line } of lines) expect(line).toMatch(new RegExp(`^${legs} ud`, 'u'))
  expect(recipes.find(isServedWhole)?.why.join(' ')).not.toContain('Zostaje')
})

it('leaves no half of a banana', () => {
  const halved = composed([stocked('banany', null, { quantityPieces: 3, ...TOMORROW }), stocked('platki-owsiane', 500)], {
    meal: 'breakfast',
    servings: 1,
    wish: 'coś z bananem',
    count: 5,
  })
  const lines = halved.flatMap(({ ingredients }) => ingredients.flatMap(({ food, line }) => (food === 'banany' ? line : [])))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes('½'))).toEqual([])
})

describe('a pack of which all but a tenth goes into a dish', () => {
  it.each([
    ['dorsz-mrozony', 400, 'dorsz w pomidorach', 2],
    ['smietana-18', 200, 'mielone w sosie śmietanowym', 3],
  ])('goes in whole, whenever it ends: %s', (food, grams, wish, servings) => {
    const others = ['mieso-mielone', 'pomidory', 'marchew', 'bulgur', 'ryz-bialy', 'groszek-mrozony'].map((each) => stocked(each, 1500))
    const recipes = composed([stocked(food, grams, IN_A_WEEK), ...others], { wish, servings, count: 3, maxMissing: 0 })
    const taken = recipes.map((recipe) => gramsOf(food, [recipe])).filter((each) => each >= 0.85 * grams)
    expect(taken.length).toBeGreaterThan(0)
    expect(new Set(taken)).toEqual(new Set([grams]))
  })
})
