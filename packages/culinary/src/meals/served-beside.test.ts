import { RECIPES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { withoutServedBeside } from './index.ts'

const besides = (title: string) => {
  const recipe = RECIPES.find((each) => each.title === title)
  if (!recipe) throw new Error(`no dish is titled ${title}`)
  const own = new Set(withoutServedBeside(recipe).map(({ food }) => food))
  return recipe.ingredients.flatMap(({ food }) => (own.has(food) ? [] : food))
}

describe('what stands beside a dish', () => {
  it.each([
    ['Jajecznica na maśle ze szczypiorkiem', ['chleb-zytni']],
    ['Jajecznica na boczku z cebulą', ['chleb']],
    // What a title names is of the dish, and so is what lies on it.
    ['Kasza gryczana z kefirem i boczkiem', []],
    ['Placki ziemniaczane', []],
    ['Gofry domowe', []],
    ['Schabowe w chrupiącej panierce', []],
  ])('%s', (title, expected) => expect(besides(title)).toEqual(expected))

  it('is told only where steps serve it', () => {
    const ingredients = [{ food: 'jajka' }, { food: 'chleb' }]
    const told = (text: string) =>
      withoutServedBeside({ title: 'Śniadanie', ingredients, steps: [{ text: 'Jajka usmaż.' }, { text }] }).length
    expect(told('Podawaj z chlebem.')).toBe(1)
    expect(told('Chleb opiecz i podawaj z jajkami.')).toBe(2)
  })
})
