import { expect, test } from 'vitest'
import { filterMaskOfNamed } from './named-filter.ts'
import { filterMaskOf } from './profile-filter.ts'

const EATER = { conditions: [], allergens: [], diet: null, styles: [] }

test.each([
  ['cebuli', 'cebula'],
  ['czosnku', 'czosnek'],
  ['Sera Żółtego', 'ser-zolty'],
  ['czerwonej papryki', 'papryka-czerwona'],
  ['mleka kokosowego', 'mleko-kokosowe'],
  ['maki', 'maka'],
  ['octu', 'ocet'],
])('"bez %s" leaves out %s', (said, food) => {
  expect(filterMaskOfNamed(said)?.foods).toContain(food)
})

test('a whole kind is left out as somebody who excludes it has it', () => {
  for (const kind of ['wieprzowiny', 'alkoholu', 'owoców morza', 'strączków'])
    expect(filterMaskOfNamed(kind)).toEqual(filterMaskOf({ ...EATER, exclusions: [kind] }))
})

test.each(['pieczenia', 'gotowania', 'mycia', 'miksera', 'piekarnika', 'patelni', 'wyrzutów', 'skórki', '', '  ', '!'])(
  '"bez %s" leaves nothing out: no food is named so',
  (said) => expect(filterMaskOfNamed(said)).toBeNull(),
)
