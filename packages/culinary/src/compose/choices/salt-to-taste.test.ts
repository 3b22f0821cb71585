import { DISHES_WITH_CHOICES } from '@spizarka/knowledge/recipes'
import type { DishKind, ListedIngredient } from '@spizarka/knowledge/types'
import { describe, expect, it } from 'vitest'
import { isPureSalt } from '../../kitchen-checks/index.ts'
import { saltToTaste } from './salt-to-taste.ts'

const TEASPOON_G = 6

function listed(food: string, grams: number): ListedIngredient {
  const amount = food === 'sol' ? { quantity: grams / TEASPOON_G, measure: 'łyżeczka' } : { quantity: grams, measure: 'g' }
  return { ingredient: { food, grams, line: `${grams} g` }, reading: { amount, boughtGrams: grams } }
}

/** Grams of salt that a dish for four of that kind keeps. */
function saltOf(kind: DishKind, ...foods: readonly [food: string, grams: number][]): number {
  const dish = DISHES_WITH_CHOICES.find((each) => each.kind === kind)
  if (!dish) throw new Error(`no dish with choices is a ${kind}`)
  const all = saltToTaste(
    foods.map(([food, grams]) => listed(food, grams)),
    { ...dish, servings: 4 },
  )
  return all.reduce((sum, { ingredient: { food, grams } }) => sum + (isPureSalt(food) ? grams : 0), 0)
}

describe('salt of a filled dish', () => {
  it('is less where sausage salts the pot, and no less for the bread beside it', () => {
    const pot: [string, number][] = [
      ['ziemniaki', 400],
      ['woda', 1200],
      ['sol', 6],
    ]
    const withSausage = saltOf('soup', ...pot, ['kielbasa', 200])
    expect(saltOf('soup', ...pot)).toBe(6)
    expect(withSausage).toBeLessThan(5)
    expect(withSausage).toBeGreaterThan(2)
    expect(saltOf('soup', ...pot, ['kielbasa', 200], ['chleb', 120])).toBe(withSausage)
  })

  it('is that of the meat where gherkins lie beside it, as far as the whole plate may have it', () => {
    const bare = saltOf('fry', ['schab', 600], ['sol', 4.5])
    const besideGherkins = saltOf('fry', ['schab', 600], ['sol', 4.5], ['ogorki-kiszone', 130])
    const besideMany = saltOf('fry', ['schab', 600], ['sol', 4.5], ['ogorki-kiszone', 320])
    expect([bare, besideGherkins]).toEqual([4.5, 4.5])
    expect(besideMany).toBeLessThan(4.5)
  })
})
