import { DISHES } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { indexStock } from '../../stock/index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { foodGate, type Kitchen } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'
import { NO_WISH } from '../wish/read-wish.ts'
import { composeFromPatterns } from './compose-from-patterns.ts'

const FULL = [...new Set(DISHES.flatMap(({ slots }) => slots.flatMap(({ foods }) => foods)))].map((food) => stocked(food, 3000))

function openKitchen(fields: Partial<ComposeRequest>): Kitchen {
  const request = aRequest({ pantry: FULL, meal: null, ...fields })
  return { request, gate: foodGate(request.profile), stock: indexStock(FULL), wishedFoods: new Set<string>(), takesUnchecked: false }
}

const dishesFor = (fields: Partial<ComposeRequest>) => composeFromPatterns(openKitchen(fields), NO_WISH).map(({ recipe }) => recipe)

it('bakes nothing where there is no oven', () => {
  const kitchens: ComposeRequest['equipment'][] = [['hob', 'microwave'], ['oven'], []]
  const baked = kitchens.map((equipment) => dishesFor({ equipment }).some((dish) => dish.equipment.includes('oven')))
  expect(baked).toEqual([false, true, true])
})

it('keeps to the time and the meal', () => {
  const quick = dishesFor({ maxMinutes: 20, meal: 'breakfast' })
  expect(quick.length).toBeGreaterThan(0)
  for (const { totalMinutes, meals } of quick) expect([totalMinutes <= 20, meals.includes('breakfast')]).toEqual([true, true])
})

it('is followed by a dish of another kind the next day', () => {
  const [first] = dishesFor({})
  if (!first) throw new Error('a full pantry fills no pattern')
  const eaten = { baseId: null, kind: first.kind, foods: [], daysAgo: 1 }
  expect(dishesFor({ recent: [eaten] })[0]?.kind).not.toBe(first.kind)
})

it('fries nothing for minutes where there is nothing to fry', () => {
  const request = aRequest({ pantry: [stocked('jajka', null, { quantityPieces: 6 }), stocked('maslo', 100)], meal: 'breakfast' })
  const kitchen = { ...openKitchen({}), request, stock: indexStock(request.pantry) }
  const eggs = composeFromPatterns(kitchen, NO_WISH).find(({ recipe }) => recipe.title === 'Jajecznica')
  expect(eggs?.recipe.steps[0]?.text).toBe('Na patelni rozgrzej masło na średnim ogniu.')
})
