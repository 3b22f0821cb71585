import { expect, it } from 'vitest'
import { checkRecipe, type SafetyProfile } from './index.ts'

const NOBODY: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

function verdict(lines: readonly string[], profile: Partial<SafetyProfile>): string {
  return checkRecipe(lines, { ...NOBODY, ...profile }).verdict
}

it.each(['2 rolady', 'lasagne', 'ravioli', 'papryka faszerowana', '1 wrap'])('never clears a dish that says little: %s', (line) =>
  expect(verdict([line], { diet: 'wegetarianska' })).not.toBe('clear'),
)

it.each(['250 g lasagne', 'rolada szpinakowa', '200 g ravioli ze szpinakiem'])('clears what was measured or says what it is: %s', (line) =>
  expect(verdict([line], { diet: 'wegetarianska' })).not.toBe('blocked'),
)

it.each([
  ['biała kawa', 'mleko'],
  ['2 gałki lodów', 'jaja'],
  ['kimchi', 'skorupiaki'],
  ['sok z cytryny z butelki', 'siarczyny'],
  ['1 burger w bułce', 'sezam'],
] as const)('doubts what such a thing usually holds: %s', (line, allergen) =>
  expect(verdict([line], { allergens: [allergen] })).not.toBe('clear'),
)

it.each([
  [['500 ml soku pomarańczowego', '2 banany'], 'cukrzyca'],
  [['80 g kurczaka', '80 g soczewicy'], 'dna-moczanowa'],
  [['100 g drożdży', '200 g mąki'], 'dna-moczanowa'],
  [['50 g lukrecji'], 'nadcisnienie'],
] as const)('reckons the dose of a whole dish: %s', (lines, condition) =>
  expect(verdict(lines, { conditions: [condition] })).not.toBe('clear'),
)

it.each([
  [['1 jabłko'], { conditions: ['cukrzyca'] }],
  [['7 g drożdży', '500 g mąki'], { conditions: ['dna-moczanowa'] }],
  [['2 jajka lniane'], { diet: 'weganska' }],
  [['300 g truskawek kaszubskich'], { exclusions: ['kasza'] }],
  [['1 pęczek szczypiorku'], { exclusions: ['cebula'] }],
  [['sok z 1 cytryny'], { allergens: ['siarczyny'] }],
] as const)('lets pass what only sounds alike or is little: %s', (lines, profile) => expect(verdict(lines, profile)).not.toBe('blocked'))
