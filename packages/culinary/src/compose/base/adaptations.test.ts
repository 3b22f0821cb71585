import { describe, expect, it } from 'vitest'
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

// All changes to all recipes of the base: some twenty thousand texts.
describe('every recipe of the base', () => {
  it('is whole sentences without an ingredient, and with another in its place', () => {
    const faults = new Set<string>()
    for (const { recipeId, told, before, after } of adaptationsOfBase()) {
      const written = new Set(before.map(({ text }) => text))
      for (const { text } of after ?? [])
        for (const [fault, sign] of FAULTS) if (!written.has(text) && sign.test(text)) faults.add(`${recipeId}, ${told}: ${fault}: ${text}`)
    }
    expect([...faults]).toEqual([])
  })

  it('can mostly do without what it need not have', () => {
    const leftOut = [...adaptationsOfBase()].filter(({ kind }) => kind === 'left out')
    expect(leftOut.filter(({ after }) => after !== null).length / leftOut.length).toBeGreaterThan(0.9)
  })
})
