import { afterAll, describe, expect, it } from 'vitest'
import { EXTRACT_PRODUCTS, READ_RECEIPT } from '../compliance.ts'
import { createBuiltinEngine } from './index.ts'

const engine = createBuiltinEngine()
afterAll(() => engine.close())

describe('the built-in engine', { timeout: 60_000 }, () => {
  it.each([...EXTRACT_PRODUCTS, ...READ_RECEIPT])('$name', async ({ check }) => {
    await expect(check(engine)).resolves.toBeUndefined()
  })
})
