import { findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { isPureSalt } from '../../kitchen-checks/index.ts'
import { type ComposedRecipe, type ComposeRequest, composeRecipes } from '../index.ts'
import { aRequest, EATS_EVERYTHING, STAPLES, stocked } from '../kitchen.fixture.ts'

const spice = (food: string) => stocked(food, null, { isSpice: true })
const BASICS = [...STAPLES, spice('sol'), spice('pieprz-czarny')]

function compose(foods: readonly ReturnType<typeof stocked>[], fields: Partial<ComposeRequest> = {}): readonly ComposedRecipe[] {
  return composeRecipes({ ...aRequest({ pantry: [...BASICS, ...foods], servings: 4, count: 5, maxMissing: 0 }), ...fields }).recipes
}

const gramsOf = ({ ingredients }: ComposedRecipe, is: (food: string) => boolean) =>
  ingredients.reduce((sum, { food, grams }) => sum + (food !== null && is(food) ? (grams ?? 0) : 0), 0)
const textOf = ({ steps }: ComposedRecipe) => steps.map(({ text }) => text).join(' ')
const ofFoods = (...foods: string[]) => foods.map((food) => stocked(food, 2500))

describe('a dish seasoned by its weight', () => {
  const tray = ofFoods('udko-z-kurczaka', 'ziemniaki', 'marchew', 'papryka', 'olej-rzepakowy')
  const roasts = (profile: ComposeRequest['profile']) =>
    compose(tray, { wish: 'coś z piekarnika', profile }).filter(({ kind, baseId }) => kind === 'roast' && baseId === null)

  it('has salt for all that is on the tray, within what a plate may have', () => {
    const dishes = roasts(EATS_EVERYTHING)
    expect(dishes.length).toBeGreaterThan(0)
    for (const dish of dishes) {
      const salt = gramsOf(dish, isPureSalt) / dish.servings
      expect([dish.title, salt > 1.2, salt <= 2.3]).toEqual([dish.title, true, true])
    }
  })

  it('has no more of it for whoever must do with little', () => {
    for (const dish of roasts({ ...EATS_EVERYTHING, conditions: ['nadcisnienie'] as const }))
      expect([dish.title, gramsOf(dish, isPureSalt) / dish.servings <= 1.2]).toEqual([dish.title, true])
  })

  it('has a pinch of it where it is sweet', () => {
    const eggs = stocked('jajka', null, { quantityPieces: 12 })
    const sweet = compose([eggs, ...ofFoods('banany', 'maslo', 'maka-pszenna')], { meal: 'breakfast', wish: 'omlet na słodko' })
    const omelettes = sweet.filter(({ title }) => title.startsWith('Omlet na słodko'))
    expect(omelettes.length).toBeGreaterThan(0)
    for (const dish of omelettes) expect(gramsOf(dish, isPureSalt) / dish.servings).toBeLessThan(0.4)
  })

  it('tastes of the mustard that it is called after, as far as there is any', () => {
    const [much, little] = [200, 12].map((grams) => {
      const pantry = [...ofFoods('piers-z-kurczaka', 'pieczarki', 'smietana-18', 'ryz-bialy'), stocked('musztarda', grams)]
      const sauce = compose(pantry, { wish: 'kurczak w sosie musztardowym' }).find(({ title }) => /musztardowym/u.test(title))
      return sauce && gramsOf(sauce, (food) => food === 'musztarda')
    })
    expect(much).toBeGreaterThan(25)
    expect(little ?? 0).toBeLessThanOrEqual(12)
  })
})

const isBroth = (food: string) => findFoodById(food)?.id.startsWith('bulion') === true
const isCube = (food: string) => food.startsWith('kostka')

describe('broth for water', () => {
  const stew = ofFoods('lopatka-wieprzowa', 'marchew', 'cebula', 'ziemniaki', 'olej-rzepakowy')
  const braised = (more: readonly ReturnType<typeof stocked>[], fields: Partial<ComposeRequest> = {}) =>
    compose([...stew, ...more], { wish: 'łopatka duszona', ...fields }).filter(({ kind }) => kind === 'stew')

  it('goes in instead of it, is told in the steps, and is said to be used where it ends', () => {
    const broth = stocked('bulion', null, { quantityMl: 2000, bestBefore: '2026-11-22' })
    const dishes = braised([broth]).filter((dish) => gramsOf(dish, isBroth) > 0)
    expect(dishes.length).toBeGreaterThan(0)
    for (const dish of dishes) {
      expect(dish.ingredients.some(({ food }) => food === 'woda')).toBe(false)
      expect(textOf(dish)).toMatch(/bulion/u)
      expect(dish.why.join(' ')).toContain('bulion')
    }
  })

  it('goes in with it where there is less, and a cube where there is none; less salt then', () => {
    const [plain] = braised([])
    const [some] = braised([stocked('bulion', null, { quantityMl: 300 })])
    const [cube] = braised([stocked('kostka-warzywna', null, { quantityPieces: 6 })])
    if (!plain || !some || !cube) throw new Error('no stew of shoulder')
    expect([gramsOf(some, isBroth) > 0, gramsOf(some, (food) => food === 'woda') > 0]).toEqual([true, true])
    expect(textOf(some)).toMatch(/bulion\p{L}* i wod/u)
    expect(cube.ingredients.find(({ food }) => food !== null && isCube(food))?.line).toMatch(/^[\d½ ]+ ?kostk/u)
    expect(textOf(cube)).toMatch(/wod\p{L}+ z kostką warzywną/u)
    expect(gramsOf(cube, isPureSalt)).toBeLessThan(gramsOf(plain, isPureSalt))
  })

  it('is poured in for nobody who must do with little salt, nor against a wish', () => {
    const cube = stocked('kostka-rosolowa', null, { quantityPieces: 6 })
    const profile = { ...EATS_EVERYTHING, conditions: ['nadcisnienie'] as const }
    for (const dish of [
      ...braised([cube], { profile }),
      ...braised([cube], { profile: { ...EATS_EVERYTHING, exclusions: ['kostka-rosolowa'] } }),
    ])
      expect([dish.title, gramsOf(dish, isCube)]).toEqual([dish.title, 0])
  })
})

it('lists the water that its steps measure and pour in', () => {
  const dishes = compose([...ofFoods('kapusta-biala', 'marchew', 'cebula', 'ziemniaki', 'passata', 'olej-rzepakowy')], {
    wish: 'potrawka z kapusty',
  }).filter((dish) => /wlej \d{3} ml wody/u.test(textOf(dish)))
  expect(dishes.length).toBeGreaterThan(0)
  for (const dish of dishes) expect(gramsOf(dish, (food) => food === 'woda')).toBeGreaterThanOrEqual(100)
})
