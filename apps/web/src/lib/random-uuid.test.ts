import { expect, test } from 'vitest'
import { z } from 'zod'
import { randomUuid } from './random-uuid.ts'

test('ids are valid version 4 UUIDs, each another one', () => {
  const ids = Array.from({ length: 500 }, () => randomUuid())
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
