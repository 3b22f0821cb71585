import { describe, expect, it } from 'vitest'
import { leaveOut } from './leave-out.ts'
import { type LeftOut, type Replacement, rewriteSteps } from './rewrite-steps.ts'

const CREAM = {
  from: 'smietanka-30',

  to: 'mleko-kokosowe',
  toName: 'mleko kokosowe',
  reason: 'profile',
} as const
const PARSLEY = { food: 'natka-pietruszki', name: 'natka pietruszki' }

function replaced(steps: Parameters<typeof rewriteSteps>[0], ...replacements: Replacement[]) {
  return rewriteSteps(steps, { replacements, dropped: [], foods: [] })
}

function without(steps: Parameters<typeof rewriteSteps>[0], left: LeftOut) {
  return rewriteSteps(steps, { replacements: [], dropped: [left], foods: [] })
}

// The first to name a food builds the index over the food table.
describe('steps after a food was replaced', { timeout: 30_000 }, () => {
  it('name what goes in instead, and list it', () => {
    const steps = [
      { text: 'Wlej śmietankę i zagotuj.', uses: ['smietanka-30'] },
      { text: 'Dopraw solą.', uses: ['sol'] },
    ]
    expect(replaced(steps, CREAM)).toEqual([
      { text: 'Wlej mleko kokosowe i zagotuj.', uses: ['mleko-kokosowe'] },
      { text: 'Dopraw solą.', uses: ['sol'] },
    ])
  })

  it('stay as they are where the words fit both and nobody must be kept from the first', () => {
    const penne = { from: 'makaron-penne', to: 'makaron-bezglutenowy', toName: 'makaron bezglutenowy' }
    const steps = [{ text: 'Ugotuj makaron.', uses: ['makaron-penne'] }]
    expect(replaced(steps, { ...penne, reason: 'missing' })).toEqual([{ text: 'Ugotuj makaron.', uses: ['makaron-bezglutenowy'] }])
    expect(replaced(steps, { ...penne, reason: 'profile' })?.[0]?.text).toBe('Ugotuj makaron bezglutenowy.')
  })

  it('cannot be written where the sentence would say it wrong, whoever it is for', () => {
    const steps = [{ text: 'Śmietankę podgrzej i wlej ją do zupy.', uses: ['smietanka-30'] }]
    expect(replaced(steps, CREAM)).toBeNull()
    expect(replaced(steps, { ...CREAM, reason: 'missing' })).toBeNull()
  })

  it.each([
    ['Marchewki pokrój w plastry.', 'pasternak', 'pasternak', 'Pasternak pokrój w plastry.'],
    ['Zupę ugotuj z marchewkami.', 'cukinia', 'cukinia', 'Zupę ugotuj z cukiniami.'],
    ['Dodaj pół marchewki.', 'cukinia', 'cukinia', 'Dodaj pół cukinii.'],
  ])('tell several pieces from one: %s', (text, to, toName, said) => {
    const carrot = { from: 'marchew', to, toName, reason: 'missing' } as const
    expect(replaced([{ text, uses: ['marchew'] }], carrot)?.[0]?.text).toBe(said)
  })

  it('cannot be written where what goes in for one food is called by the word of another', () => {
    const replacements = [
      { from: 'marchew', to: 'dynia', toName: 'dynia', reason: 'missing' },
      { from: 'pestki-dyni', to: 'slonecznik', toName: 'słonecznik', reason: 'missing' },
    ] as const
    const steps = [{ text: 'Marchew zetrzyj.', uses: ['marchew'] }]
    const written = rewriteSteps(steps, { replacements, dropped: [], foods: ['marchew', 'pestki-dyni'] })
    expect(written?.map(({ text }) => text) ?? null).not.toEqual(['Słonecznik zetrzyj.'])
  })

  it('heat an oil that stands in for what melts', () => {
    const butter = { from: 'maslo', to: 'olej-rzepakowy', toName: 'olej rzepakowy', reason: 'missing' } as const
    const steps = [{ text: 'Na patelni rozpuść połowę masła.', uses: ['maslo'] }]
    expect(replaced(steps, butter)?.[0]?.text).toBe('Na patelni rozgrzej połowę oleju rzepakowego.')
  })

  it('have no timer that is called after it', () => {
    const steps = [{ text: 'Podgrzewaj śmietankę 3 minuty.', uses: ['smietanka-30'], timer: { minutes: 3, label: 'Śmietanka' } }]
    expect(replaced(steps, CREAM)?.[0]?.timer).toEqual({ minutes: 3, label: 'Minutnik' })
  })
})

describe('steps after a food was left out', { timeout: 30_000 }, () => {
  it.each([
    ['Posyp fetą i natką.', ['feta'], 'Posyp fetą.'],
    ['Wlej oliwę i posyp posiekaną natką.', ['oliwa-z-oliwek'], 'Wlej oliwę.'],
    ['Rozlej do misek. Posyp natką.', [], 'Rozlej do misek.'],
    ['Ułóż ser, posyp natką i pieprzem.', ['pieprz-czarny'], 'Ułóż ser, posyp pieprzem.'],
    ['Dodaj sól, natkę i pieprz.', ['sol', 'pieprz-czarny'], 'Dodaj sól i pieprz.'],
    ['Dodaj natkę i sól.', ['sol'], 'Dodaj sól.'],
    ['Wymieszaj resztę natki, sól i czarny pieprz.', ['sol', 'pieprz-czarny'], 'Wymieszaj sól i czarny pieprz.'],
    ['Natkę i koperek posiekaj.', ['koperek'], 'Koperek posiekaj.'],
    ['Natkę posiekaj, koperek zmiel.', ['koperek'], 'Koperek zmiel.'],
    ['Posiekaj natkę i dodaj sól.', ['sol'], 'Dodaj sól.'],
    ['Wymieszaj fetę z roztartą w palcach natką i solą.', ['feta', 'sol'], 'Wymieszaj fetę z roztartą w palcach natką i solą.'],
    ['Natkę i resztę zostaw.', [], 'Resztę zostaw.'],
    ['Ogórki pokrój w kostkę, koperek i natkę posiekaj.', ['ogorki', 'koperek'], 'Ogórki pokrój w kostkę, koperek posiekaj.'],
    ['Dodaj sól, koperek i natkę. Wymieszaj.', ['sol', 'koperek'], 'Dodaj sól i koperek. Wymieszaj.'],
    ['Pokrój ser, koperek i natkę posiekaj.', ['ser-zolty', 'koperek'], 'Pokrój ser, koperek posiekaj.'],
    ['Wrzuć fetę z natką i smaż 3 minuty.', ['feta'], 'Wrzuć fetę i smaż 3 minuty.'],
    ['Zdejmij folię, posyp natką i piecz 15 minut.', [], 'Zdejmij folię i piecz 15 minut.'],
    ['Podawaj z łyżką natki i siekanym koperkiem.', ['koperek'], 'Podawaj z siekanym koperkiem.'],
    ['Natkę upraż na patelni i posyp nią zupę.', [], ''],
    ['Dodaj do wywaru z natką i gotuj 40 minut.', [], 'Dodaj do wywaru i gotuj 40 minut.'],
    ['Dodaj ser, sól, natkę i wymieszaj.', ['ser-zolty', 'sol'], 'Dodaj ser, sól i wymieszaj.'],
  ])('%s', (text, others, left) => expect(leaveOut(text, 'natka-pietruszki', others)).toBe(left))

  it('lose a spice that is called by a word that never changes', () => {
    const [step] =
      without([{ text: 'Dodaj imbir, kurkumę i chili.', uses: ['imbir', 'kurkuma', 'chili-platki'] }], {
        food: 'chili-platki',
        name: 'chili płatki',
        reason: 'missing',
      }) ?? []
    expect(step?.text).toBe('Dodaj imbir i kurkumę.')
  })

  it('go where they were about nothing else', () => {
    expect(without([{ text: 'Posyp natką.', uses: ['natka-pietruszki'] }], { ...PARSLEY, reason: 'profile' })).toEqual([])
  })

  it('go with their timer where one sentence is an order for it alone', () => {
    const steps = [
      {
        text: 'Natkę praż na patelni, aż zapachnie, i przesyp na talerz.',
        uses: ['natka-pietruszki'],
        timer: { minutes: 3, label: 'Natka' },
      },
    ]
    expect(without(steps, { ...PARSLEY, reason: 'missing' })).toEqual([])
  })

  it('stay when the word is another food’s: the root is not the leaves', () => {
    const steps = [{ text: 'Obierz marchewki i pietruszkę.', uses: ['marchew', 'pietruszka'] }]
    const changes = {
      replacements: [],
      dropped: [{ ...PARSLEY, reason: 'missing' as const }],
      foods: ['marchew', 'pietruszka', PARSLEY.food],
    }
    expect(rewriteSteps(steps, changes)).toEqual(steps)
  })

  it('say so where the sentence would break, and cannot be written for somebody who must not have it', () => {
    const steps = [{ text: 'Wmieszaj fetę z roztartą w palcach natką i solą.', uses: ['natka-pietruszki', 'feta', 'sol'] }]
    expect(without(steps, { ...PARSLEY, reason: 'missing' })).toEqual([
      { text: 'Natkę pietruszki pomiń. Wmieszaj fetę z roztartą w palcach natką i solą.', uses: ['feta', 'sol'] },
    ])
    expect(without(steps, { ...PARSLEY, reason: 'profile' })).toBeNull()
  })

  it.each([
    ['Wsyp obie mielone papryki i sól.', 'Wsyp paprykę wędzoną i sól.'],
    ['Natrzyj obiema paprykami.', 'Natrzyj papryką wędzoną.'],
  ])('speak of the one that is left of two: %s', (text, said) => {
    const left = { food: 'papryka-slodka-mielona', name: 'papryka słodka mielona', reason: 'missing' } as const
    expect(without([{ text, uses: ['papryka-slodka-mielona', 'papryka-wedzona', 'sol'] }], left)?.[0]?.text).toBe(said)
  })

  it('keep what is called by the same word', () => {
    const oil = { food: 'olej-sezamowy', name: 'olej sezamowy', reason: 'missing' } as const
    const changes = { replacements: [], dropped: [oil], foods: ['olej-sezamowy', 'olej-rzepakowy', 'imbir'] }
    const steps = [{ text: 'Wymieszaj olej rzepakowy i imbir.', uses: ['olej-sezamowy', 'olej-rzepakowy', 'imbir'] }]
    expect(rewriteSteps(steps, changes)?.[0]?.text).toBe('Wymieszaj olej rzepakowy i imbir.')
  })

  it('take out no leaf that never went in', () => {
    const leaf = { food: 'lisc-laurowy', name: 'liść laurowy', reason: 'missing' } as const
    const changes = { replacements: [], dropped: [leaf], foods: ['lisc-laurowy', 'ziele-angielskie', 'ryz'] }
    expect(rewriteSteps([{ text: 'Wyjmij liście i ziele. Wmieszaj ryż.', uses: ['ryz'] }], changes)?.[0]?.text).toBe(
      'Wyjmij ziele. Wmieszaj ryż.',
    )
    const steps = [{ text: 'Na każdy liść nałóż farsz.', uses: ['kapusta'] }]
    expect(rewriteSteps(steps, changes)).toEqual(steps)
  })

  it('stay when they do not concern it', () => {
    const steps = [{ text: 'Obierz ziemniaki.', uses: ['ziemniaki'] }]
    expect(without(steps, { ...PARSLEY, reason: 'missing' })).toEqual(steps)
  })
})
