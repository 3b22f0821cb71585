import { findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import type { ComposeRequest } from '../request.ts'
import { isWalledOff } from './asked-by-wish.ts'
import { readWish } from './read-wish.ts'

function composed(foods: readonly string[], fields: Partial<ComposeRequest>) {
  const pantry = foods.map((food) => stocked(food, 600))
  return composeRecipes(aRequest({ pantry, meal: 'breakfast', count: 3, maxMissing: 0, ...fields })).recipes
}

function foodsIn(recipes: ReturnType<typeof composed>): string[] {
  return recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ food }) => food ?? []))
}

describe('what a wish rules out', () => {
  it.each([
    ['bez glutenu', 'chleb', true],
    ['bez glutenu', 'jajka', false],
    ['wegańskie', 'miod', true],
    ['wegetariańskie', 'szynka', true],
    ['nie bez glutenu byle szybko', 'szynka', false],
  ])('is known of each food: %s, %s', (wish, id, is) => {
    const food = findFoodById(id)
    expect(food && isWalledOff(readWish(wish), food)).toBe(is)
  })

  it('stands beside no dish that does without: eggs without toast', () => {
    const recipes = composed(['jajka', 'pomidory', 'szpinak', 'chleb', 'maslo', 'feta', 'olej-rzepakowy'], { wish: 'bez glutenu' })
    expect(recipes.length).toBeGreaterThan(0)
    expect(foodsIn(recipes)).toContain('jajka')
    expect(foodsIn(recipes)).not.toContain('chleb')
  })
})

describe('a wish for no sugar', () => {
  const FOODS = ['platki-owsiane', 'mleko', 'banany', 'miod', 'cukier', 'jablka', 'jogurt-naturalny', 'orzechy-wloskie', 'daktyle']

  it('has no honey either, and fruit all the same', () => {
    const recipes = composed(FOODS, { wish: 'bez cukru' })
    expect(recipes.length).toBeGreaterThan(0)
    expect(foodsIn(recipes).filter((food) => /^(?:miod|cukier|syrop)/u.test(food))).toEqual([])
    expect(foodsIn(recipes)).toContain('banany')
  })

  it('is no profile: what stands in is as wished', () => {
    const recipes = composed(FOODS, { wish: 'bez cukru', meal: null, count: 10, maxMissing: 2 })
    expect(recipes.flatMap(({ why }) => why).filter((said) => said.includes('Twojego profilu'))).toEqual([])
  })
})

describe('what is for work or for tomorrow', () => {
  const FOODS = ['piers-z-kurczaka', 'kasza-peczak', 'papryka', 'cebula', 'olej-rzepakowy', 'ryz-bialy', 'cukinia']

  it.each(['do pracy', 'na jutro do pracy', 'do pracy na jutro'])('is met by what packs: %s', (wish) => {
    const [first] = composed(FOODS, { wish, meal: 'lunch', servings: 2 })
    expect([wish, first?.unmet, first?.servings]).toEqual([wish, null, 2])
  })

  it('is met by more portions of what keeps a day', () => {
    const [first] = composed(FOODS, { wish: 'na jutro', meal: 'lunch', servings: 1 })
    expect([first?.unmet, first?.servings]).toEqual([null, 2])
  })
})

it('fries nothing sweet in olive oil, and sweetens what is called sweet', () => {
  const recipes = composed(['jajka', 'oliwa-z-oliwek', 'borowki', 'cukier', 'sol'], {
    wish: 'omlet na słodko',
    staples: ['olej-rzepakowy'],
  })
  expect(recipes[0]?.title).toMatch(/słodko/u)
  expect(foodsIn(recipes.slice(0, 1))).not.toContain('oliwa-z-oliwek')
  expect(foodsIn(recipes.slice(0, 1))).toContain('cukier')
})
