import { DISHES_WITH_CHOICES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { indexStock } from '../../stock/index.ts'
import { composeRecipes } from '../index.ts'
import { aRequest, EATS_EVERYTHING, stocked } from '../kitchen.fixture.ts'
import { foodGate } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'
import { fillDish } from './fill-dish.ts'
import { pickOptions } from './pick-options.ts'

function filled(id: string, fields: Partial<ComposeRequest>) {
  const request = aRequest({ servings: 4, maxMissing: 0, ...fields })
  const dish = DISHES_WITH_CHOICES.find((each) => each.id === id)
  if (!dish) throw new Error(`no dish ${id}`)
  const stock = indexStock(request.pantry, request.staples)
  const kitchen = {
    request,
    gate: foodGate(request.profile),
    stock,
    wishedFoods: new Set<string>(),
    leavesOut: new Set<string>(),
    takesUnchecked: false,
  }
  return [...pickOptions(dish, kitchen)].map((choices) => fillDish(dish, choices).recipe)
}

const FOR_GOULASH = ['cebula', 'olej-rzepakowy', 'koncentrat-pomidorowy', 'majeranek', 'kasza-gryczana', 'papryka-czerwona'].map((food) =>
  stocked(food, 1000),
)

const EVERYTHING = [...new Set(DISHES_WITH_CHOICES.flatMap(({ places }) => places).flatMap(({ options }) => options))]
  .flatMap(({ ingredients }) => ingredients)
  .map(({ ingredient }) => stocked(ingredient.food, 3000))

describe('options', () => {
  it('are taken from what is at home, one filling for each of the first place', () => {
    const pantry = [...FOR_GOULASH, stocked('lopatka-wieprzowa', 1000), stocked('piers-z-indyka', 1000)]
    const titles = filled('gulasz-z-tego-co-jest', { pantry }).map(({ title }) => title)
    expect(titles.toSorted()).toEqual(['Gulasz z indyka z papryką', 'Gulasz z łopatki z papryką'])
  })

  it('differ in what a dish is called after, and not in its flour or its bread', () => {
    const pantry = ['maka-pszenna', 'maka-ryzowa', 'mleko', 'twarog', 'dzem', 'olej-rzepakowy'].map((food) => stocked(food, 1000))
    const pancakes = filled('nalesniki-na-szybko', { pantry, meal: 'dinner', servings: 2 }).map(({ title }) => title)
    expect(pancakes.toSorted()).toEqual(['Naleśniki na szybko z dżemem', 'Naleśniki na szybko z twarogiem'])
  })

  it('are the fuller ones where another has all of their foods and one more that is at home', () => {
    const cucumbers = ['ogorki', 'smietana-18', 'kasza-gryczana', 'mieso-mielone', 'olej-rzepakowy'].map((food) => stocked(food, 2000))
    const lemons = stocked('cytryny', 400)
    const hasLemon = (pantry: typeof cucumbers, seed: number): boolean[] =>
      filled('kotlety-mielone-z-tego-co-jest', { pantry, seed }).map(({ ingredients }) =>
        ingredients.some(({ food }) => food === 'sok-z-cytryny'),
      )
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(hasLemon([...cucumbers, lemons], seed)).toEqual([true])
      expect(hasLemon(cucumbers, seed)).toEqual([false])
    }
  })

  it('are the usual ones where both are at home: an onion before garlic, unless that is wished for', () => {
    const pantry = [...FOR_GOULASH, ...['piers-z-indyka', 'czosnek', 'ryz-bialy'].map((food) => stocked(food, 1000))]
    const foodsWith = (seed: number, products = pantry): string[] =>
      filled('patelnia-z-miesem-i-warzywami', { pantry: products, seed }).flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(foodsWith(seed)).toContain('cebula')
      expect(foodsWith(seed)).not.toContain('czosnek')
      const without = pantry.filter(({ foodId }) => foodId !== 'cebula')
      expect(foodsWith(seed, without)).toContain('czosnek')
    }
  })

  it('are of what is taken for there by its own name: oil, and no olive oil for which that would do', () => {
    const pantry = ['piers-z-kurczaka', 'ryz-bialy', 'cukinia'].map((food) => stocked(food, 1000))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const foods = filled('piers-z-piekarnika', { pantry, seed }).flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
      expect(foods).toContain('olej-rzepakowy')
    }
  })

  it('are none that the eater must not have', () => {
    const pantry = [...FOR_GOULASH, stocked('lopatka-wieprzowa', 1000), stocked('piers-z-indyka', 1000)]
    const profile = { ...aRequest().profile, exclusions: ['wieprzowina'] }
    const foods = filled('gulasz-z-tego-co-jest', { pantry, profile }).flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
    expect(foods).toContain('piers-z-indyka')
    expect(foods).not.toContain('lopatka-wieprzowa')
  })

  it('give no dish without what it is made of, however much may be bought', () => {
    expect(filled('gulasz-z-tego-co-jest', { pantry: FOR_GOULASH, maxMissing: 3 })).toEqual([])
  })

  it('are what is at home by its own name, where the place names it', () => {
    const pantry = [...FOR_GOULASH, stocked('brokuly-mrozone', 1000), stocked('piers-z-kurczaka', 1000), stocked('ryz-bialy', 1000)]
    const recipes = filled('smazony-ryz-albo-kasza', { pantry, meal: null })
    expect(recipes.length).toBeGreaterThan(0)
    for (const { ingredients, title } of recipes) {
      expect(ingredients.map(({ food }) => food)).not.toContain('brokul')
      expect(title).not.toMatch(/ i .* i /)
    }
  })

  it('share a place, and one that is short leaves its part to another', () => {
    const pantry = [...FOR_GOULASH.filter(({ foodId }) => foodId !== 'papryka-czerwona'), stocked('lopatka-wieprzowa', 1000)]
    const [recipe] = filled('gulasz-z-tego-co-jest', { pantry: [...pantry, stocked('marchew', 100), stocked('pieczarki', 1000)] })
    const gramsOf = (food: string) => recipe?.ingredients.find((each) => each.food === food)?.grams ?? 0
    expect(gramsOf('marchew')).toBeLessThanOrEqual(100)
    expect(gramsOf('marchew') + gramsOf('pieczarki')).toBeGreaterThan(270)
  })

  it('make a dish for fewer, and not a thinner one, where there is less of what it is made of', () => {
    const pantry = [...FOR_GOULASH, stocked('lopatka-wieprzowa', 400)]
    const [recipe] = filled('gulasz-z-tego-co-jest', { pantry })
    expect(recipe?.ingredients.find(({ food }) => food === 'lopatka-wieprzowa')?.grams).toBe(700)
    const composed = composeRecipes(aRequest({ pantry, servings: 4, maxMissing: 0, wish: 'gulasz' })).recipes[0]
    expect(composed?.title).toMatch(/^Gulasz z łopatki/)
    expect(composed?.servings).toBe(2)
  })

  it('tell in their steps the amounts that follow the servings', () => {
    const pantry = [...FOR_GOULASH, ...['jajka', 'ryz-bialy', 'maslo', 'groszek-mrozony'].map((food) => stocked(food, 1000))]
    const steps = filled('smazony-ryz-albo-kasza', { pantry, meal: null }).flatMap((recipe) => recipe.steps)
    for (const { text, amounts = [] } of steps) for (const { start, end } of amounts) expect(text.slice(start, end)).toMatch(/\p{L}|\d/u)
    expect(
      DISHES_WITH_CHOICES.some(({ id }) =>
        filled(id, { pantry: EVERYTHING, meal: null }).some(({ steps: all }) => all.some((step) => step.amounts)),
      ),
    ).toBe(true)
  })
})

it('leaves no brace in any text of any dish', () => {
  for (const { id } of DISHES_WITH_CHOICES) {
    const recipes = filled(id, { pantry: EVERYTHING, meal: null })
    expect({ id, isFilled: recipes.length > 0 }).toEqual({ id, isFilled: true })
    for (const { title, about, steps, variants = [] } of recipes)
      for (const text of [title, about, ...[...steps, ...variants.flatMap((way) => way.steps)].map((step) => step.text)])
        expect(text).not.toMatch(/[{}[\]|]| {2}/)
  }
})

it('tops nothing with what its eater should have less of', () => {
  const pantry = ['jogurt-naturalny', 'jablka', 'orzechy-wloskie', 'miod'].map((food) => stocked(food, 500))
  const foods = (conditions: readonly 'cukrzyca'[]) =>
    filled('jogurt-z-owocami-i-chrupkim', { pantry, meal: 'breakfast', profile: { ...EATS_EVERYTHING, conditions } }).flatMap(
      ({ ingredients }) => ingredients.map(({ food }) => food),
    )
  expect(foods([])).toContain('miod')
  expect(foods(['cukrzyca']).length).toBeGreaterThan(0)
  expect(foods(['cukrzyca'])).not.toContain('miod')
})
