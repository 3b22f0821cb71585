import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileKnowledge, writeProblem } from '../index.ts'
import { writeSmallKnowledge } from '../knowledge.fixture.ts'

let root: string

const FILE = 'dishes/shared/seasonings.yaml'
const SEASONINGS = `seasonings:
  mleko: { portion: [1, szklanka], of: mleka, put: mleko, with: mlekiem }
strength: [{ foods: [mleko], per_kg: 4, named: [mlecz], named_per_kg: 9 }]
broth: { kinds: [soup], not_title: [rosol], not_foods: [], from_ml: 200, liquids: [{ foods: [mleko], of: mleka, put: mleko, with: mlekiem }], cubes: [], whole_share: 0.95, least_ml: 150, cube_ml: 1000, with_foods: [] }
one_of: [[nabial]]
neutral: []
strong: []
pickled: []
grains: []
spices:
  - kinds: [soup]
    foods: [nabial]
    take:
      - { food: mleko, at: [taste] }
    most: 1
herbs: []
`

beforeEach(() => {
  root = writeSmallKnowledge()
  writeFileSync(join(root, FILE), SEASONINGS)
  const foods = join(root, 'foods/dairy.yaml')
  writeFileSync(
    foods,
    readFileSync(foods, 'utf8').replace('  equivalents: [mleko-2]\n', '  equivalents: [mleko-2]\n  measures: { szklanka: 258 }\n'),
  )
})
afterEach(() => rmSync(root, { recursive: true }))

describe('seasonings', () => {
  it('are compiled with the amounts from which on a rule speaks of a dish', () => {
    const { problems, files } = compileKnowledge(root)
    expect(problems.map(writeProblem)).toEqual([])
    const { seasonings, spices, strength, broth } = JSON.parse(files['seasonings.json'] ?? '{}')
    expect(strength).toEqual([{ foods: ['mleko'], perKg: 4, named: ['mlecz'], namedPerKg: 9 }])
    expect(broth).toMatchObject({ liquids: [{ foods: ['mleko'] }], fromMl: 200, wholeShare: 0.95 })
    expect(seasonings).toEqual([{ food: 'mleko', portion: [1, 'szklanka'], of: 'mleka', put: 'mleko', with: 'mlekiem' }])
    expect(spices).toEqual([
      { kinds: ['soup'], foods: ['nabial'], fromG: 15, andFromG: 15, take: [{ food: 'mleko', at: ['taste'] }], most: 1 },
    ])
  })

  it.each([
    ['of what is no seasoning of the list', 'food: mleko, at', 'food: mleko-2, at', /take\.0\.food: nie ma produktu ani grupy „mleko-2”/],
    ['in a place that no dish has', 'at: [taste]', 'at: [smak]', /spices\.0\.take\.0\.at\.0: /],
    ['in a measure without a weight', '[1, szklanka]', '[1, beczka]', /seasonings\.mleko: „mleko” nie ma miary „beczka”/],
    ['without the words behind the measure', 'of: mleka, ', '', /seasonings\.mleko: of stoi za miarą/],
    ['with a strength in a dish that nobody can name', ', named_per_kg: 9', '', /strength\.0: named i named_per_kg stoją razem/],
    [
      'in place of water, of what nobody knows',
      'foods: [mleko], of: mleka, put: mleko, with: mlekiem }]',
      'foods: [mleka], of: mleka, put: mleko, with: mlekiem }]',
      /broth\.liquids\.0\.foods\.0: nie ma produktu ani grupy „mleka”/,
    ],
    ['for a food that nobody knows', 'foods: [nabial]', 'foods: [nabia]', /spices\.0\.foods\.0: nie ma produktu ani grupy „nabia”/],
  ])('are refused %s', (_, text, by, fault) => {
    expect(SEASONINGS).toContain(text)
    writeFileSync(join(root, FILE), SEASONINGS.replace(text, by))
    expect(compileKnowledge(root).problems.map(writeProblem)).toEqual([expect.stringMatching(fault)])
  })
})
