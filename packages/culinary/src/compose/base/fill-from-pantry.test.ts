import { findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { readIngredient } from '../../ingredients/index.ts'
import { matchStock, type StockedProduct } from '../../stock/index.ts'
import { composeRecipes } from '../compose-recipes.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { baseDishes } from './base-dish.ts'

/** All that a recipe of the base takes, but for one food. */
function pantryFor(id: string, without: string): StockedProduct[] {
  const dish = baseDishes().find(({ recipe }) => recipe.id === id)
  if (!dish) throw new Error(`no recipe ${id}`)
  return dish.ingredients.flatMap(({ food }) => (food === without ? [] : stocked(food, 5000)))
}

/** The recipes of the base that take a food, each composed with another product in its place. */
function composedWith(food: string, product: StockedProduct) {
  return baseDishes().flatMap(({ recipe, ingredients }) => {
    if (!ingredients.some((each) => each.food === food && each.isSingle)) return []
    const pantry = [...pantryFor(recipe.id, food), product]
    const found = composeRecipes(aRequest({ pantry, meal: null, servings: recipe.servings, maxMissing: 0, count: 10 })).recipes
    return found.flatMap((dish) => {
      const ingredient = dish.ingredients.find((each) => each.food === product.foodId)
      return dish.baseId === recipe.id && ingredient ? [{ dish, ingredient, pantry }] : []
    })
  })
}

describe('what stands in for an ingredient', () => {
  it('is named in its line and in the steps, and is what the pantry gives', () => {
    const found = composedWith('karkowka', stocked('lopatka-wieprzowa', 5000))
    expect(found.length).toBeGreaterThan(0)
    for (const { dish, ingredient, pantry } of found) {
      expect(ingredient).toMatchObject({ replaces: 'karkówka', line: expect.stringMatching(/łopat/) })
      const steps = dish.steps.map(({ text }) => text).join(' ')
      expect(steps).not.toMatch(/karków|karkow/i)
      expect(dish.why).toContainEqual(expect.stringMatching(/^Zamiast karkówki: łopatka wieprzowa \(ze spiżarni\)\.$/))
      const [stock] = matchStock([ingredient], pantry, 1)
      expect(pantry[stock?.product ?? -1]?.foodId).toBe('lopatka-wieprzowa')
    }
  })

  it('is called as plainly as the house calls it: what is only cheese is no cheddar', () => {
    const found = composedWith('ser-zolty-cheddar', stocked('ser-zolty', 5000))
    expect(found.length).toBeGreaterThan(0)
    for (const { dish, ingredient } of found) {
      expect([dish.title, ingredient.line]).toEqual([dish.title, expect.stringMatching(/ser(?:a|u)? żółt/u)])
      expect(dish.steps.map(({ text }) => text).join(' ')).not.toMatch(/cheddar/iu)
    }
  })

  it('of a tin is told in tins, and not by what is left when it is drained', () => {
    const found = composedWith('fasola-czerwona-konserwowa', stocked('fasola-biala-konserwowa', 5000))
    const lines = found.map(({ ingredient }) => ingredient.line)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => /puszk/u.test(line))).not.toEqual([])
  })

  it('is told in grams all the same where it is a part of a tin', () => {
    const dishes = composedWith('fasola-czerwona-konserwowa', stocked('fasola-biala-konserwowa', 5000)).map(
      ({ ingredient }) => ingredient.line,
    )
    for (const line of dishes) expect(line).not.toMatch(/[⅓⅔¼¾]/u)
  })

  it('is told with its bones, as it is bought and taken', () => {
    const found = composedWith('podudzie-z-kurczaka', stocked('udko-z-kurczaka', 5000))
    expect(found.length).toBeGreaterThan(0)
    const { edibleShare = 1 } = findFoodById('udko-z-kurczaka') ?? {}
    for (const { ingredient } of found) {
      const told = /^([\d,]+) (k?g) /.exec(ingredient.line)
      const grams = Number(told?.[1]?.replace(',', '.')) * (told?.[2] === 'kg' ? 1000 : 1)
      expect((grams * edibleShare) / (ingredient.grams ?? 0)).toBeCloseTo(1, 1)
    }
  })

  it('is told by the piece where fruit stands in for fruit, and weighs as much as it is told', () => {
    const told = composedWith('limonki', stocked('cytryny', 5000)).filter(({ ingredient }) => /^(?:[¼½]|\d) cytryn/u.test(ingredient.line))
    expect(told.length).toBeGreaterThan(0)
    for (const { ingredient } of told) expect(ingredient.grams).toBe(readIngredient(ingredient.line)[0]?.usedGrams)
  })

  it('weighs what does for it: a third of dry yeast', () => {
    const found = composedWith('drozdze-swieze', stocked('drozdze-suche', 100))
    expect(found.length).toBeGreaterThan(0)
    for (const { dish, ingredient } of found) {
      const fresh = baseDishes().find(({ recipe }) => recipe.id === dish.baseId)?.recipe
      const grams = fresh?.ingredients.find(({ food }) => food === 'drozdze-swieze')?.grams ?? 0
      expect(ingredient.replaces).toBe('drożdże świeże')
      expect(ingredient.grams / ((grams * dish.servings) / (fresh?.servings ?? 1))).toBeCloseTo(0.33, 1)
    }
  })
})
