import { isOneOf } from '@spizarka/knowledge'
import { SEASONING_RULES } from '@spizarka/knowledge/seasonings'
import { describe, expect, it } from 'vitest'
import { type ComposedRecipe, type ComposeRequest, composeRecipes } from '../index.ts'
import { aRequest, EATS_EVERYTHING, stocked } from '../kitchen.fixture.ts'

const spice = (food: string) => stocked(food, null, { isSpice: true })
const SOUP = ['kapusta-kiszona', 'kielbasa', 'ziemniaki', 'marchew', 'cebula', 'maslo'].map((food) => stocked(food, 1500))
const SHELF = ['majeranek', 'kminek', 'lisc-laurowy', 'ziele-angielskie'].map(spice)
const GARLIC = stocked('czosnek', null, { quantityPieces: 3 })

function compose(pantry: readonly ReturnType<typeof stocked>[], fields: Partial<ComposeRequest> = {}): ComposedRecipe[] {
  return [...composeRecipes({ ...aRequest({ pantry, servings: 4, count: 3, maxMissing: 0 }), ...fields }).recipes]
}

const sour = (recipes: readonly ComposedRecipe[]) => recipes.filter(({ baseId, title }) => baseId === null && title.startsWith('Kapuśniak'))
const foodsIn = ({ ingredients }: ComposedRecipe) => ingredients.flatMap(({ food }) => food ?? [])
const textOf = ({ steps }: ComposedRecipe) => steps.map(({ text }) => text).join(' ')

describe('a dish seasoned from the shelf', () => {
  it('takes what a cook would take for its kind, listed and told in its steps', () => {
    const [soup] = sour(compose([...SOUP, ...SHELF, GARLIC], { wish: 'kapuśniak' }))
    expect(soup && foodsIn(soup)).toEqual(expect.arrayContaining(['majeranek', 'kminek']))
    expect(soup && textOf(soup)).toMatch(/majeran\w+/u)
    expect(soup?.ingredients.find(({ food }) => food === 'majeranek')?.line).toMatch(/łyżeczk\w+ majeranku$/u)
  })

  it('is measured for one as for four', () => {
    const pantry = [...['kielbasa', 'ryz-bialy', 'czosnek'].map((food) => stocked(food, 500)), spice('papryka-slodka-mielona')]
    const dishes = compose(pantry, { servings: 1, wish: 'kiełbasa z ryżem', count: 10 }).filter((recipe) =>
      foodsIn(recipe).includes('papryka-slodka-mielona'),
    )
    expect(dishes.length).toBeGreaterThan(0)
  })

  it('takes nothing that is not at home', () => {
    const [soup] = sour(compose([...SOUP, spice('lisc-laurowy')], { wish: 'kapuśniak' }))
    expect(soup).toBeDefined()
    expect(soup && foodsIn(soup).filter((food) => ['majeranek', 'kminek', 'czosnek'].includes(food))).toEqual([])
  })

  it('takes nothing that its eater does not want or must not have', () => {
    const pantry = [...SOUP, spice('lisc-laurowy'), GARLIC]
    const [usual] = sour(compose(pantry, { wish: 'kapuśniak' }))
    const [without] = sour(compose(pantry, { wish: 'kapuśniak', profile: { ...EATS_EVERYTHING, exclusions: ['czosnek'] } }))
    const [wished] = sour(compose(pantry, { wish: 'kapuśniak bez czosnku' }))
    expect(usual && foodsIn(usual)).toContain('czosnek')
    expect(without && foodsIn(without)).not.toContain('czosnek')
    expect(wished && foodsIn(wished)).not.toContain('czosnek')
  })

  it('sprinkles boiled potatoes with the dill that ends, and says that it uses it', () => {
    const dill = stocked('koperek', null, { quantityPieces: 1, bestBefore: '2026-11-22' })
    const pantry = [
      ...['schab', 'ziemniaki', 'maka-pszenna', 'bulka-tarta'].map((food) => stocked(food, 1500)),
      stocked('jajka', null, { quantityPieces: 6 }),
      dill,
    ]
    const withPotatoes = compose(pantry, { servings: 2, wish: 'schabowe' }).filter((recipe) => foodsIn(recipe).includes('ziemniaki'))
    expect(withPotatoes.length).toBeGreaterThan(0)
    const sprinkled = withPotatoes.filter((recipe) => foodsIn(recipe).includes('koperek'))
    expect(sprinkled.length).toBeGreaterThan(0)
    for (const recipe of sprinkled) {
      expect(textOf(recipe)).toMatch(/posiekan\w+ koper/u)
      expect(recipe.why.join(' ')).toContain('koperek')
    }
  })

  it('takes fresh leaves for no dried ones, and none of which there is too little', () => {
    const pasta = ['makaron', 'passata', 'cebula', 'kielbasa', 'olej-rzepakowy'].map((food) => stocked(food, 1500))
    const told = (...shelf: ReturnType<typeof stocked>[]) =>
      compose([...pasta, ...shelf], { servings: 2, wish: 'makaron z kiełbasą' })
        .map(textOf)
        .join(' ')
    expect(told(spice('bazylia-suszona'))).toContain('suszoną bazyli')
    expect(told(stocked('bazylia-swieza', 40))).not.toContain('suszon')
    expect(told(stocked('bazylia-swieza', 40))).toContain('porwaną bazylią')
    expect(told(stocked('bazylia-swieza', 1))).not.toContain('bazyli')
  })

  it('takes one of what does the same', () => {
    const pasta = ['makaron', 'passata', 'cebula', 'kielbasa', 'olej-rzepakowy'].map((food) => stocked(food, 1500))
    const leaves = ['bazylia-suszona', 'oregano', 'tymianek', 'ziola-wloskie', 'majeranek']
    const recipes = compose([...pasta, ...leaves.map(spice)], { servings: 2, wish: 'makaron z kiełbasą' })
    expect(recipes.some((recipe) => foodsIn(recipe).some((food) => leaves.includes(food)))).toBe(true)
    for (const recipe of recipes.filter(({ baseId }) => baseId === null))
      expect([recipe.title, foodsIn(recipe).filter((food) => leaves.includes(food)).length <= 1]).toEqual([recipe.title, true])
  })

  it('doubles nothing, whatever stands on the shelf', () => {
    const all = SEASONING_RULES.seasonings.map(({ food }) => stocked(food, 300))
    const foods = [
      'piers-z-kurczaka',
      'ryz-bialy',
      'makaron',
      'pomidory',
      'smietana-18',
      'cebula',
      'pieczarki',
      'ogorki',
      'ziemniaki',
      'jajka',
      'dorsz',
      'sos-sojowy',
      'chleb',
    ]
    const pantry = [...foods.map((food) => stocked(food, 1500)), ...all]
    const meals = ['lunch', 'dinner', 'breakfast'] as const
    const recipes = meals.flatMap((meal) => [1, 2, 3].flatMap((seed) => compose(pantry, { meal, seed, count: 5 })))
    expect(recipes.length).toBeGreaterThan(20)
    for (const recipe of recipes) {
      const own = foodsIn(recipe)
      expect([recipe.title, new Set(own).size]).toEqual([recipe.title, own.length])
      const herbs = own.filter((food) => isOneOf(food, ['ziola-swieze', 'bazylia-swieza']))
      // A whole recipe may have two of its own.
      expect([recipe.title, herbs.length <= (recipe.baseId === null ? 1 : 2)]).toEqual([recipe.title, true])
    }
  })
})
