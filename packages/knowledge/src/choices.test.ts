import { describe, expect, it } from 'vitest'
import { CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT } from './index.ts'

const LISTS = { EQUIPMENT, CONDITIONS, DIETS, DIETARY_STYLES }
/** The groups of Regulation (EU) 1169/2011, annex II, which SPEC promises to heed. */
const ALLERGENS_OF_LAW = 'gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites lupin molluscs'.split(' ')

describe.each(Object.entries(LISTS))('%s', (_, choices) => {
  it('has one entry for an id, a key and a name', () => {
    for (const field of ['id', 'key', 'name'] as const) expect(new Set(choices.map((choice) => choice[field])).size).toBe(choices.length)
  })

  it('has well-formed entries', () => {
    for (const { id, key, name } of choices) {
      expect(id).toBeGreaterThan(0)
      expect(id).toBeLessThan(32_768)
      expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(name).toMatch(/^\p{Lu}\S*(?: \S+)*$/u)
    }
  })
})

// Ids stand in databases: an entry may be added, none may move or go.
it('keeps the ids that are out', () => {
  expect(
    Object.fromEntries(Object.entries(LISTS).map(([name, choices]) => [name, choices.map(({ id, key }) => `${id} ${key}`)])),
  ).toMatchSnapshot()
})

it('holds the conditions of the landing pages', () => {
  const keys = CONDITIONS.map(({ key }) => key)
  const landings = ['diabetes-2', 'celiac', 'hashimoto', 'hypertension', 'gout', 'ibs-low-fodmap', 'kidney-disease'] as const
  for (const key of landings) expect(keys).toContain(key)
  expect(keys).toEqual(expect.arrayContaining(ALLERGENS_OF_LAW.map((allergen) => `allergy-${allergen}`)))
})

it('keeps the entries of a group together', () => {
  const runs = CONDITIONS.filter(({ group }, index) => CONDITIONS[index - 1]?.group !== group).map(({ group }) => group)
  expect(new Set(runs).size).toBe(runs.length)
})

it('holds the two multi-cookers of the landing pages', () => {
  expect(EQUIPMENT.map(({ key }) => key)).toEqual(expect.arrayContaining(['thermomix', 'lidlomix', 'oven', 'air-fryer']))
})
