import { expect, it } from 'vitest'
import { composeRecipes } from '../../index.ts'
import { aRequest, stocked } from '../../kitchen.fixture.ts'

/** Grams of potatoes a head in dishes of a tray that have carrots beside them. */
function potatoesAHead(there: number): readonly number[] {
  const pantry = [
    ...['piers-z-kurczaka', 'marchew', 'cebula', 'olej-rzepakowy', 'sol'].map((food) => stocked(food, 2500)),
    stocked('ziemniaki', there),
  ]
  const { recipes } = composeRecipes(aRequest({ pantry, servings: 4, count: 5, maxMissing: 0, wish: 'kurczak z blachy' }))
  return recipes
    .filter(({ title }) => /z blachy z .*ziemniakami/u.test(title))
    .map(({ ingredients, servings }) => (ingredients.find(({ food }) => food === 'ziemniaki')?.grams ?? 0) / servings)
}

it('fills the plates with the potatoes of the house, and takes no more than there are', () => {
  const [many, few] = [potatoesAHead(2500), potatoesAHead(520)]
  expect(many.length).toBeGreaterThan(0)
  for (const grams of many) expect(grams).toBeGreaterThanOrEqual(170)
  for (const grams of few) expect(grams).toBeLessThanOrEqual(130)
})
it('puts fewer potatoes beside cutlets in much sauce, and not none', () => {
  const foods = ['schab', 'pieczarki', 'cebula', 'maka-pszenna', 'olej-rzepakowy', 'smietana-18', 'ziemniaki', 'sol', 'pieprz-czarny']
  const pantry = foods.map((food) => stocked(food, 2500))
  const fields = { servings: 5, maxMissing: 0, wish: 'bitki schabowe w sosie pieczarkowym' }
  const [dish] = composeRecipes(aRequest({ pantry, ...fields })).recipes
  expect(dish?.title).toMatch(/^Bitki schabowe w sosie pieczarkowym/u)
  expect((dish?.ingredients.find(({ food }) => food === 'ziemniaki')?.grams ?? 0) / 5).toBeGreaterThanOrEqual(125)
})
