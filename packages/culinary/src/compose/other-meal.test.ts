import { describe, expect, it } from 'vitest'
import { composeRecipes } from './index.ts'
import { aRequest, STAPLES, stocked } from './kitchen.fixture.ts'
import type { ComposeRequest } from './request.ts'

/** Nothing but a soup comes of it. */
const FOR_SOUP = [stocked('seler', 800), stocked('fasola-biala-konserwowa', 800), stocked('olej-rzepakowy', 500)]
/** Nothing but a bowl of sweet porridge. */
const FOR_PORRIDGE = [stocked('platki-owsiane', 500), stocked('mleko', null, { quantityMl: 1000 }), stocked('banany', 400)]

function compose(fields: Partial<ComposeRequest>) {
  return composeRecipes(aRequest({ maxMissing: 0, count: 5, ...fields }))
}

// The first request reads the base.
describe('a meal that nothing comes of', { timeout: 60_000 }, () => {
  it.each([
    ['breakfast', 'Na śniadanie nic się z tego nie złożyło – to danie na obiad lub kolację.'],
    ['snack', 'Na przekąskę nic się z tego nie złożyło – to danie na obiad lub kolację.'],
  ] as const)('gets the dishes of the nearest one, which say so: %s', (meal, word) => {
    const { recipes, obstacles } = compose({ pantry: FOR_SOUP, meal })
    expect(recipes.length).toBeGreaterThan(0)
    expect(obstacles).toEqual([])
    for (const { meals, why, lastingWhy } of recipes) {
      expect(meals).not.toContain(meal)
      expect([why[0], lastingWhy[0]]).toEqual([word, word])
    }
  })

  it('mixes nothing of another meal in where it has one dish of its own', () => {
    const { recipes } = compose({ pantry: [...FOR_SOUP, ...FOR_PORRIDGE], meal: 'breakfast' })
    expect(recipes.length).toBeGreaterThan(0)
    expect(recipes.length).toBeLessThan(5)
    for (const { meals, why } of recipes) {
      expect(meals).toContain('breakfast')
      expect(why.join(' ')).not.toContain('nic się z tego nie złożyło')
    }
  })

  it('gets nothing sweet for lunch, unless it is wished', () => {
    expect(compose({ pantry: FOR_PORRIDGE, meal: 'breakfast' }).recipes.length).toBeGreaterThan(0)
    expect(compose({ pantry: FOR_PORRIDGE, meal: 'lunch' })).toEqual({ recipes: [], obstacles: ['pantry'] })
    const [wished] = compose({ pantry: FOR_PORRIDGE, meal: 'lunch', wish: 'coś słodkiego' }).recipes
    expect(wished?.why[0]).toMatch(/^Na obiad nic się z tego nie złożyło – to danie na śniadanie/)
  })

  it('is offered as many dishes as were asked for, and no more', () => {
    const { recipes } = compose({ pantry: STAPLES, meal: 'snack', count: 2, maxMissing: 2 })
    expect(recipes.length).toBeLessThanOrEqual(2)
  })
})
