import { expect, it } from 'vitest'
import { kitchenLexicon } from '../kitchen-lexicon.ts'
import { fold } from '../polish/fold.ts'

it('leaves no form to chance between two foods', () => {
  expect(ambiguousForms()).toEqual([])
})

/**
 * One-word forms, spelt with their marks, that no rule gives to one food: they are nobody's nominative (whose it is would win),
 * of none or of several rows' own names (a row's name beats a synonym), and no record of theirs states a `preference`.
 */
function ambiguousForms(): string[] {
  const { forms, variantsOf } = kitchenLexicon()
  const faults: string[] = []
  for (const [, entries] of forms) {
    for (const form of new Set(entries.map((entry) => entry.form))) {
      const readings = entries.filter((entry) => entry.form === form && entry.trust > 0.9)
      if (readings.some((entry) => entry.trust === 1)) continue
      const foods = new Set(
        readings.flatMap((entry) =>
          (variantsOf.get(entry.lexeme) ?? []).filter((variant) => variant.words.length === 1).map((variant) => variant.food),
        ),
      )
      const named = [...foods].filter((food) =>
        readings.some((entry) =>
          (variantsOf.get(entry.lexeme) ?? []).some((variant) => variant.food === food && variant.isName && variant.words.length === 1),
        ),
      )
      if (foods.size < 2 || named.length === 1 || [...foods].some((food) => food.preference !== undefined)) continue
      faults.push(
        `${form}: ${[...foods]
          .map((food) => food.id)
          .sort()
          .join(', ')}`,
      )
    }
  }
  return faults.sort((a, b) => fold(a).localeCompare(fold(b)))
}
