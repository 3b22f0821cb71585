import { describe, expect, it } from 'vitest'
import type { ChangeReason } from '../rewriting/index.ts'
import { rewriteTitle } from './changes-of.ts'

function retitled(title: string, from: string, [to, toName]: [string, string], reason: ChangeReason = 'missing') {
  return rewriteTitle(title, { replacements: [{ from, to, toName, reason }], dropped: [], foods: [from] })
}

// The first to name a food builds the index over the food table.
describe('the title of a dish after a food was replaced', () => {
  it('names the other as a menu does, not as its shelf', () => {
    const beans: [string, string] = ['fasola-biala-konserwowa', 'fasola biała konserwowa']
    expect(retitled('Ciecierzyca w pomidorach', 'ciecierzyca-konserwowa', beans)).toBe('Fasola biała w pomidorach')
    const oil: [string, string] = ['oliwa-z-oliwek', 'oliwa z oliwek']
    expect(retitled('Jajecznica na maśle', 'maslo', oil)).toBe('Jajecznica na oliwie')
  })

  it('begins with the other in the same number', () => {
    const thighs: [string, string] = ['udko-z-kurczaka', 'udko z kurczaka']
    expect(retitled('Pałki z kurczaka w kefirze', 'podudzie-z-kurczaka', thighs)).toBe('Udka z kurczaka w kefirze')
  })

  it('is none where it would call the dish after what is not in it, or begin in another case', () => {
    expect(retitled('Jajka z maślanymi tostami', 'maslo', ['olej-rzepakowy', 'olej rzepakowy'])).toBeNull()
    expect(retitled('Udka pieczone z cytryną', 'udko-z-kurczaka', ['kurczak', 'kurczak'])).toBeNull()
    expect(retitled('Naleśniki z młodą kapustą i koperkiem', 'kapusta-mloda', ['kapusta-wloska', 'kapusta włoska'])).toBeNull()
  })

  it('is none where it would still name what the eater must not have', () => {
    expect(retitled('Maślane jabłka', 'maslo', ['margaryna', 'margaryna'], 'profile')).toBeNull()
  })
})
