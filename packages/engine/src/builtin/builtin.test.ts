import { afterAll, describe, expect, it } from 'vitest'
import { COMPOSE_RECIPES, EXTRACT_PRODUCTS, ILLUSTRATE, READ_RECEIPT } from '../compliance/index.ts'
import { createBuiltinEngine } from './index.ts'

const engine = createBuiltinEngine()
afterAll(() => engine.close())

describe('the built-in engine', { timeout: 60_000 }, () => {
  it.each([...EXTRACT_PRODUCTS, ...READ_RECEIPT, ...COMPOSE_RECIPES, ...ILLUSTRATE])('$name', async ({ check }) => {
    await expect(check(engine)).resolves.toBeUndefined()
  })
})
