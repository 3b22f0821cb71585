import { afterAll, describe, expect, it } from 'vitest'
import { ANALYSE_MEAL_REQUIREMENTS } from '../conformance/analyse-meal.ts'
import { COMPOSE_RECIPES_REQUIREMENTS } from '../conformance/compose-recipes.ts'
import { EXTRACT_PRODUCTS_REQUIREMENTS } from '../conformance/extract-products.ts'
import { ILLUSTRATE_REQUIREMENTS } from '../conformance/illustrate.ts'
import { READ_RECEIPT_REQUIREMENTS } from '../conformance/read-receipt.ts'
import { createBuiltinEngine } from './index.ts'

const engine = createBuiltinEngine()
afterAll(() => engine.close())

describe('the built-in engine', () => {
  it.each([
    ...EXTRACT_PRODUCTS_REQUIREMENTS,
    ...READ_RECEIPT_REQUIREMENTS,
    ...COMPOSE_RECIPES_REQUIREMENTS,
    ...ANALYSE_MEAL_REQUIREMENTS,
    ...ILLUSTRATE_REQUIREMENTS,
  ])('$name', async ({ check }) => {
    await expect(check(engine)).resolves.toBeUndefined()
  })
})
