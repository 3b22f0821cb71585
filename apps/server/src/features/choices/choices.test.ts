import {
  CONDITION_GROUPS,
  listConditionChoices,
  listDietaryStyleChoices,
  listDietChoices,
  listEquipmentChoices,
} from '@spizarka/contract/choices'
import { CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT } from '@spizarka/knowledge'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const pageSchema = z.object({ count: z.int(), next: z.string().nullable(), results: z.array(z.object({ id: z.int(), name: z.string() })) })

/** Goes from page to page as a client does: by `next` alone. */
async function follow(address: string): Promise<{ pages: number; choices: unknown[] }> {
  const { pathname, search } = new URL(address, 'http://localhost')
  const answer = await app.app.inject({ url: pathname + search })
  const { next, results } = pageSchema.parse(answer.json())
  const rest = next === null ? { pages: 0, choices: [] } : await follow(next)
  return { pages: rest.pages + 1, choices: [...results, ...rest.choices] }
}

describe.each([
  ['equipment', listEquipmentChoices, EQUIPMENT],
  ['health conditions', listConditionChoices, CONDITIONS],
  ['diets', listDietChoices, DIETS],
  ['dietary styles', listDietaryStyleChoices, DIETARY_STYLES],
] as const)('the list of %s', (_, endpoint, choices) => {
  test('is read to its end by a guest, seven at a time', async () => {
    const followed = await follow(`/api${endpoint.path}?page_size=7`)

    expect(followed.choices).toEqual(choices.map(({ id, name }) => ({ id, name })))
    expect(followed.pages).toBe(Math.ceil(choices.length / 7))
  })

  test('says nothing of the keys that the kitchen knows entries by', async () => {
    expect((await app.call(endpoint)).body).not.toHaveProperty('results.0.key')
  })

  test('ends where it ends', async () => {
    expect((await app.call(endpoint, { query: { page: 99 } })).status).toBe(404)
    expect((await app.call(endpoint, { query: { page: 'x' } })).status).toBe(404)
  })
})

test('conditions come with the heading that they stand under', async () => {
  const { results } = await app.succeed(listConditionChoices, { query: { page_size: 200 } })

  expect(new Set(results.map(({ group }) => group))).toEqual(new Set(Object.keys(CONDITION_GROUPS)))
  expect(results.find(({ name }) => name === 'Celiakia')).toMatchObject({ group: 'digestion' })
})
