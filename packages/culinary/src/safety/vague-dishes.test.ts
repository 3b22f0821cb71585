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
  [['chili'], 'wegetarianska'],
  [['chili z ryżem'], 'wegetarianska'],
  [['curry'], 'weganska'],
  [['kasza manna na śniadanie'], 'weganska'],
  [['kasza manna z sokiem malinowym'], 'weganska'],
  [['ryż na słodko'], 'weganska'],
  [['ryż z cynamonem i cukrem'], 'weganska'],
  [['chili', 'ryż'], 'wegetarianska'],
  [['curry', 'ryż basmati', 'surówka'], 'wegetarianska'],
  [['żur'], 'wegetarianska'],
  [['leczo'], 'weganska'],
  [['leczo z cukinii'], 'weganska'],
] as const)('takes a spice or a cereal that is all of a plate for a dish: %s', (lines, diet) =>
  expect(verdict(lines, { diet })).toBe('unchecked'),
)

it.each([
  [['200 g fasoli', '2 pomidory', 'chili'], 'weganska'],
  [['1 łyżeczka curry'], 'weganska'],
  [['50 g kaszy manny', '300 ml wody'], 'weganska'],
  [['jajka chia', '200 g mąki'], 'weganska'],
] as const)('leaves it what it is among other lines, or measured: %s', (lines, diet) => expect(verdict(lines, { diet })).toBe('clear'))

it.each([
  'placki ziemniaczane na mące ryżowej',
  'kotlety w panierce z płatków kukurydzianych',
  'pizza na spodzie z kalafiora',
  'ciasto z mąki migdałowej',
])('doubts the gluten of what is made of another flour, and does not clear it: %s', (line) =>
  expect(verdict([line], { conditions: ['celiakia'] })).toBe('unchecked'),
)

it.each([
  'placki ziemniaczane',
  'placki na mące ryżowej i pszennej',
  'naleśniki z mąki pszennej',
  'pizza z mąką kukurydzianą do posypania',
])('blocks the gluten of what is not: %s', (line) => expect(verdict([line], { conditions: ['celiakia'] })).not.toBe('clear'))

it('takes out of a dish what a later word of its name brings', () => {
  expect(verdict(['kakao na mleku bezlaktozowym'], { styles: ['bezlaktozowa'] })).toBe('clear')
  expect(verdict(['kakao na mleku bezlaktozowym'], { allergens: ['mleko'] })).not.toBe('clear')
})

it.each([
  [['500 ml soku pomarańczowego', '2 banany'], 'cukrzyca'],
  [['80 g kurczaka', '80 g soczewicy'], 'dna-moczanowa'],
  [['80 g pieczarek', '80 g szpinaku'], 'dna-moczanowa'],
  [['100 g drożdży', '200 g mąki'], 'dna-moczanowa'],
  [['50 g lukrecji'], 'nadcisnienie'],
] as const)('reckons the dose of a whole dish: %s', (lines, condition) =>
  expect(verdict(lines, { conditions: [condition] })).not.toBe('clear'),
)

it.each([
  [['1 jabłko'], { conditions: ['cukrzyca'] }],
  [['7 g drożdży', '500 g mąki'], { conditions: ['dna-moczanowa'] }],
  [['2 jajka lniane'], { diet: 'weganska' }],
  [['2 jajka chia'], { allergens: ['jaja'] }],
  [['50 g pieczarek', '80 g szpinaku'], { conditions: ['dna-moczanowa'] }],
  [['300 g truskawek kaszubskich'], { exclusions: ['kasza'] }],
  [['1 pęczek szczypiorku'], { exclusions: ['cebula'] }],
  [['sok z 1 cytryny'], { allergens: ['siarczyny'] }],
] as const)('lets pass what only sounds alike or is little: %s', (lines, profile) => expect(verdict(lines, profile)).not.toBe('blocked'))

it.each([
  ['ryż z warzywami i kurczakiem', 'mleko'],
  ['kurczak w sosie pomidorowym', 'mleko'],
  ['sałatka z ciecierzycy i papryki', 'jaja'],
] as const)('does not hold against a dish what only some makers put in: %s', (line, allergen) =>
  expect(verdict([line], { allergens: [allergen] })).not.toBe('blocked'),
)

it('takes a spice among few measured lines for a spice', () =>
  expect(verdict(['200 g fasoli', 'chili'], { diet: 'weganska' })).toBe('clear'))

it.each(['dim sum 6 szt.', 'pierożki wonton', 'sajgonki', 'spring rollsy'])('never clears what is often filled with prawns: %s', (line) =>
  expect(verdict([line], { allergens: ['skorupiaki'] })).not.toBe('clear'),
)

it.each([
  ['kisiel słodzony', 'warned'],
  ['herbata słodzona', 'warned'],
  ['dosładzany mus owocowy', 'warned'],
  ['herbata z miodem', 'warned'],
  ['naleśniki z dżemem', 'warned'],
  ['herbata niesłodzona', 'clear'],
  ['kisiel słodzony stewią', 'clear'],
])('says of sugar that a word tells: %s is %s for diabetes', (line, said) =>
  expect(verdict([line], { conditions: ['cukrzyca'] })).toBe(said),
)
