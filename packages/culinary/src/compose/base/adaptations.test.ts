import { beforeAll, describe, expect, it } from 'vitest'
import { adaptationsOfBase } from './adaptations.fixture.ts'

/** What no sentence written by hand has. */
const FAULTS: readonly [string, RegExp][] = [
  ['a double blank', / {2}/u],
  ['a sentence that begins with a small letter', /^\p{Ll}|[.!?…]\s+\p{Ll}/u],
  ['no end', /[^.!?…:)]$/u],
  [
    'a joint that joins nothing',
    /(?<!\p{L})(?:i|oraz|z|ze|w|we|na|do)[.,;:!?]|,\s*[.,;:!?]|(?<!\p{L})(?:i|oraz)\s+(?:i|oraz)(?!\p{L})|,\s+(?:i|oraz)\s*[.,]/u,
  ],
  ['a blank before punctuation', /\s[.,;:!?]/u],
  ['a mended sentence', /(?<!\p{L})(?:zamiast \p{L}+ weź|pomiń)(?!\p{L})/iu],
]

// All changes to all recipes of the base: some twenty thousand texts, of which one walk tells all.
describe('every recipe of the base', () => {
  const faults = new Set<string>()
  const leftOut = { tried: 0, made: 0 }

  beforeAll(() => {
    for (const { recipeId, kind, told, before, after } of adaptationsOfBase()) {
      const written = new Set(before.map(({ text }) => text))
      for (const { text } of after ?? [])
        for (const [fault, sign] of FAULTS) if (!written.has(text) && sign.test(text)) faults.add(`${recipeId}, ${told}: ${fault}: ${text}`)
      if (kind !== 'left out') continue
      leftOut.tried += 1
      if (after !== null) leftOut.made += 1
    }
  })

  it('is whole sentences without an ingredient, and with another in its place', () => {
    expect([...faults]).toEqual([])
  })

  it('can mostly do without what it need not have', () => {
    expect(leftOut.made / leftOut.tried).toBeGreaterThan(0.9)
  })
})
