import { FOODS, loadLexicon } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { kitchenLexicon } from '../kitchen-lexicon.ts'
import { buildLexicon } from './build-lexicon.ts'
import { openLexicon } from './lexicon.ts'

describe('the compiled lexicon', () => {
  it('is what its builder makes of the foods', () => {
    expect(loadLexicon()).toEqual(buildLexicon(FOODS))
  })

  it('knows every name of every food, word for word', () => {
    const lexicon = kitchenLexicon()
    for (const food of FOODS.slice(0, 300)) {
      const variants = lexicon.variantsOfFood(food)
      expect(variants[0]).toMatchObject({ food, text: food.name, isName: true })
      for (const { words, head } of variants) {
        expect(lexicon.headsOf.get(food)).toContain(words[head]?.text)
        for (const lexeme of words[head]?.lexemes ?? []) expect(lexicon.variantsOf.get(lexeme)?.map((each) => each.food)).toContain(food)
      }
    }
  })

  it('gives a form back with its marks, its lexemes and its trust', () => {
    const { forms, lexemes } = kitchenLexicon()
    const [nominative] = forms.get('maka')?.filter(({ trust }) => trust === 1) ?? []
    expect(nominative).toMatchObject({ form: 'mąka' })
    expect(lexemes[nominative?.lexeme ?? -1]).toMatchObject({ kind: 'noun', base: 'mąka' })
    expect(forms.get('xyzzy')).toBeUndefined()
    expect(forms.has('xyzzy')).toBe(false)
  })

  it('refuses foods that it was not built of', () => {
    expect(() => openLexicon(loadLexicon(), FOODS.slice(1))).toThrow('Run npm run knowledge')
  })
})
