import { describe, expect, it } from 'vitest'
import { inflectName, preposition } from './inflect-name.ts'
import { GRAMMATICAL_CASES } from './inflect-noun.ts'

describe('a shelf name in all its cases', () => {
  it.each([
    ['mleko kokosowe', 'mleka kokosowego', 'mleku kokosowemu', 'mleko kokosowe', 'mlekiem kokosowym', 'mleku kokosowym'],
    ['masło klarowane', 'masła klarowanego', 'masłu klarowanemu', 'masło klarowane', 'masłem klarowanym', 'maśle klarowanym'],
    ['mąka pszenna', 'mąki pszennej', 'mące pszennej', 'mąkę pszenną', 'mąką pszenną', 'mące pszennej'],
    ['kasza manna', 'kaszy manny', 'kaszy mannie', 'kaszę mannę', 'kaszą manną', 'kaszy mannie'],
    [
      'skrobia kukurydziana',
      'skrobi kukurydzianej',
      'skrobi kukurydzianej',
      'skrobię kukurydzianą',
      'skrobią kukurydzianą',
      'skrobi kukurydzianej',
    ],
    ['bazylia świeża', 'bazylii świeżej', 'bazylii świeżej', 'bazylię świeżą', 'bazylią świeżą', 'bazylii świeżej'],
    [
      'papryka słodka mielona',
      'papryki słodkiej mielonej',
      'papryce słodkiej mielonej',
      'paprykę słodką mieloną',
      'papryką słodką mieloną',
      'papryce słodkiej mielonej',
    ],
    ['marchew', 'marchwi', 'marchwi', 'marchew', 'marchwią', 'marchwi'],
    ['sos spod pieczeni', 'sosu spod pieczeni', 'sosowi spod pieczeni', 'sos spod pieczeni', 'sosem spod pieczeni', 'sosie spod pieczeni'],
    ['sól', 'soli', 'soli', 'sól', 'solą', 'soli'],
    ['ser żółty', 'sera żółtego', 'serowi żółtemu', 'ser żółty', 'serem żółtym', 'serze żółtym'],
    ['ser kozi', 'sera koziego', 'serowi koziemu', 'ser kozi', 'serem kozim', 'serze kozim'],
    [
      'twaróg bez laktozy',
      'twarogu bez laktozy',
      'twarogowi bez laktozy',
      'twaróg bez laktozy',
      'twarogiem bez laktozy',
      'twarogu bez laktozy',
    ],
    ['łosoś wędzony', 'łososia wędzonego', 'łososiowi wędzonemu', 'łososia wędzonego', 'łososiem wędzonym', 'łososiu wędzonym'],
    ['płatki owsiane', 'płatków owsianych', 'płatkom owsianym', 'płatki owsiane', 'płatkami owsianymi', 'płatkach owsianych'],
    ['brzoskwinie', 'brzoskwiń', 'brzoskwiniom', 'brzoskwinie', 'brzoskwiniami', 'brzoskwiniach'],
    [
      'natka pietruszki suszona',
      'natki pietruszki suszonej',
      'natce pietruszki suszonej',
      'natkę pietruszki suszoną',
      'natką pietruszki suszoną',
      'natce pietruszki suszonej',
    ],
    ['soja', 'soi', 'soi', 'soję', 'soją', 'soi'],
    ['ciasto kruche', 'ciasta kruchego', 'ciastu kruchemu', 'ciasto kruche', 'ciastem kruchym', 'cieście kruchym'],
    ['panna cotta', 'panny cotty', 'pannie cotcie', 'pannę cottę', 'panną cottą', 'pannie cotcie'],
    ['miso', 'miso', 'miso', 'miso', 'miso', 'miso'],
    [
      'sok z kiszonej kapusty',
      'soku z kiszonej kapusty',
      'sokowi z kiszonej kapusty',
      'sok z kiszonej kapusty',
      'sokiem z kiszonej kapusty',
      'soku z kiszonej kapusty',
    ],
    ['tofu wędzone', 'tofu wędzonego', 'tofu wędzonemu', 'tofu wędzone', 'tofu wędzonym', 'tofu wędzonym'],
  ])('%s', (...forms) => {
    const name = inflectName(forms[0])
    expect(GRAMMATICAL_CASES.map((each) => name?.in(each))).toEqual(forms)
  })

  it('leaves fat and type on the shelf', () => {
    expect(inflectName('śmietanka 30% bez laktozy')?.in('instrumental')).toBe('śmietanką bez laktozy')
    expect(inflectName('mąka pszenna typ 500')?.in('genitive')).toBe('mąki pszennej')
  })

  it.each(['szara reneta', 'bita śmietana', 'biała ryba', 'dzika róża suszona', 'pasztetowa'])(
    'is not made up where an adjective stands for the noun or before it: %s',
    (name) => {
      expect(inflectName(name)).toBeNull()
    },
  )

  it('is not made up where its noun is not known', () => {
    expect(inflectName('zaatar')).toBeNull()
    expect(inflectName('feijoa')).toBeNull()
  })
})

it.each([
  ['masłem', 'z'],
  ['szynką', 'z'],
  ['serem', 'z'],
  ['rzodkiewką', 'z'],
  ['żurawiną', 'z'],
  ['szpinakiem', 'ze'],
  ['szczypiorkiem', 'ze'],
  ['schabem', 'ze'],
  ['śmietanką', 'ze'],
  ['zsiadłym mlekiem', 'ze'],
])('puts "z" before %s as %s', (words, written) => expect(preposition('z', words)).toBe(written))

it.each([
  ['garnku', 'w'],
  ['wodzie', 'w'],
  ['wrzątku', 'we'],
])('puts "w" before %s as %s', (words, written) => expect(preposition('w', words)).toBe(written))
