import { describe, expect, it } from 'vitest'
import { EXTRACT_PRODUCTS } from '../compliance.ts'
import { createBuiltinEngine } from './index.ts'

describe('the built-in engine', { timeout: 30_000 }, () => {
  it.each(EXTRACT_PRODUCTS)('$name', async ({ check }) => {
    await expect(check(createBuiltinEngine())).resolves.toBeUndefined()
  })
})
