import { afterAll, describe, expect, it } from 'vitest'
import { COMPOSE_RECIPES } from '../compliance/compose-recipes.ts'
import { EXTRACT_PRODUCTS } from '../compliance/extract-products.ts'
import { ILLUSTRATE } from '../compliance/illustrate.ts'
import { READ_RECEIPT } from '../compliance/read-receipt.ts'
import { createBuiltinEngine } from './index.ts'

const engine = createBuiltinEngine()
afterAll(() => engine.close())

describe('the built-in engine', { timeout: 60_000 }, () => {
  it.each([...EXTRACT_PRODUCTS, ...READ_RECEIPT, ...COMPOSE_RECIPES, ...ILLUSTRATE])('$name', async ({ check }) => {
    await expect(check(engine)).resolves.toBeUndefined()
  })
})
