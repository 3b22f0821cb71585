import { describe, expect, it } from 'vitest'
import { type ConditionSlug, checkRecipe, type FindingKind, type StyleSlug } from '../index.ts'

const ANYBODY = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

/** What is found in one serving of a food; grams are null where nobody said how much. */
function found(food: string, grams: number | null, eater: { conditions?: ConditionSlug[]; styles?: StyleSlug[] }): FindingKind[] {
  const ingredient = { food, ...(grams !== null && { grams }) }
  return checkRecipe([ingredient], { ...ANYBODY, ...eater }).findings.map(({ kind }) => kind)
}

/** Amounts beside each limit, on both sides of it. */
type Row = readonly [food: string, grams: number | null, kind: FindingKind | null]

const OF_CONDITIONS: readonly (readonly [ConditionSlug, readonly Row[]])[] = [
  [
    'cukrzyca',
    [
      ['ryz', 80, 'warned'],
      ['ryz', 20, null],
      ['ziemniaki', 300, 'warned'],
      ['kasza-gryczana', 80, null],
      ['miod', 15, 'warned'],
      ['cukier', 2, null],
      ['cukier', 20, 'warned'],
      ['cola', 200, 'blocked'],
    ],
  ],
  [
    'hashimoto',
    [
      ['tofu', 100, 'warned'],
      ['nori', 5, 'warned'],
      ['piers-z-kurczaka', 150, null],
    ],
  ],
  [
    'nadcisnienie',
    [
      ['sol', 1, 'warned'],
      ['sol', 0.3, null],
      ['sol', null, 'warned'],
      ['ogorki-kiszone', 100, 'warned'],
      ['ogorki-kiszone', 20, null],
    ],
  ],
  [
    'dna-moczanowa',
    [
      ['watrobka-drobiowa', 50, 'blocked'],
      ['piwo', 100, 'blocked'],
      ['wodka', 20, 'blocked'],
      ['sardynki-swieze', 50, 'warned'],
      ['piers-z-kurczaka', 100, null],
      ['piers-z-kurczaka', 150, 'warned'],
      ['piers-z-kurczaka', null, 'warned'],
      ['cola', 200, 'warned'],
    ],
  ],
  [
    'low-fodmap',
    [
      ['cebula', 10, 'blocked'],
      ['kostka-rosolowa', 5, 'unchecked'],
      ['ketchup', 15, 'unchecked'],
      ['awokado', 50, 'warned'],
      ['marchew', 100, null],
    ],
  ],
  [
    'choroby-nerek',
    [
      ['ziemniaki', 200, 'warned'],
      ['ziemniaki', 60, 'warned'],
      ['ziemniaki', 20, null],
      ['ser-zolty', 20, 'warned'],
      ['ser-zolty', 5, null],
      ['sol', 2, 'warned'],
      ['karambola', 5, 'blocked'],
    ],
  ],
  [
    'nietolerancja-laktozy',
    [
      ['ser-zolty', 50, null],
      ['ser-zolty', 150, 'warned'],
      ['mozzarella', 50, 'warned'],
      ['maslo', 20, null],
    ],
  ],
]

const OF_STYLES: readonly (readonly [StyleSlug, readonly Row[]])[] = [
  [
    'niskoweglowodanowa',
    [
      ['ryz', 60, 'warned'],
      ['ryz', 50, null],
    ],
  ],
  [
    'ketogeniczna',
    [
      ['ryz', 15, 'warned'],
      ['ryz', 12, null],
    ],
  ],
  [
    'niskotluszczowa',
    [
      ['maslo', 20, 'warned'],
      ['maslo', 10, null],
    ],
  ],
  [
    'bezlaktozowa',
    [
      ['mozzarella', 50, 'warned'],
      ['ser-zolty', 50, null],
    ],
  ],
]

describe.each(OF_CONDITIONS)('with %s', (condition, rows) => {
  it.each(rows)('%s, %s g in a serving: %s', (food, grams, kind) => {
    expect(found(food, grams, { conditions: [condition] })).toEqual(kind === null ? [] : [kind])
  })
})

describe.each(OF_STYLES)('eating %s', (style, rows) => {
  it.each(rows)('%s, %s g in a serving: %s', (food, grams, kind) => {
    expect(found(food, grams, { styles: [style] })).toEqual(kind === null ? [] : [kind])
  })
})
