import { describe, expect, it } from 'vitest'
import { adjectiveBase, agree, agreementOf } from './decline-adjective.ts'
import { declineNoun } from './decline-noun.ts'

describe('declining a noun', () => {
  it.each([
    ['ogórek', 'ogórka ogórkiem ogórki ogórków ogórku'],
    ['marchewka', 'marchewki marchewkę marchewce marchewek marchewkami'],
    ['jabłko', 'jabłka jabłkiem jabłek jabłkami jabłku'],
    ['sól', 'soli solą'],
    ['marchew', 'marchwi marchwią'],
    ['twaróg', 'twarogu twarogiem twarogi'],
    ['śledź', 'śledzia śledzie śledzi śledziem'],
    ['dynia', 'dyni dynię dyń dynie'],
    ['ziemniaki', 'ziemniaków ziemniakami ziemniaka'],
    ['drożdże', 'drożdży drożdżami'],
    ['siemię', 'siemienia'],
  ])('knows the cases of %s', (nominative, cases) => {
    const { sure, guessed } = declineNoun(nominative)
    expect(cases.split(' ').filter((form) => !sure.has(form) && !guessed.has(form))).toEqual([])
  })

  it('drops no vowel that is the only one', () => expect(declineNoun('ser').sure.has('sru')).toBe(false))
})

describe('an adjective', () => {
  it.each([
    ['wędzonego', 'wędzony'],
    ['słodkiej', 'słodki'],
    ['czerwona', 'czerwony'],
  ])('goes back from %s to %s', (form, base) => expect(adjectiveBase(form)).toBe(base))

  it.each([
    ['wędzony', 'feminine', 'wędzona'],
    ['słodki', 'neuter', 'słodkie'],
    ['mrożony', 'plural', 'mrożone'],
    ['tani', 'feminine', 'tania'],
  ] as const)('%s agrees with a %s head as %s', (base, agreement, form) => expect(agree(base, agreement)).toBe(form))
})

it.each([
  ['sól', 'feminine'],
  ['jajka', 'plural'],
  ['masło', 'neuter'],
  ['boczek', 'masculine'],
  ['kiwi', 'neuter'],
  ['lody', 'plural'],
])('knows the gender and number of %s: %s', (noun, agreement) => expect(agreementOf(noun)).toBe(agreement))
