import { describe, expect, it } from 'vitest'
import { leaveOut } from './leave-out.ts'
import { type LeftOut, type Replacement, rewriteSteps } from './rewrite-steps.ts'

const CREAM = {
  from: 'smietanka-30',
  fromName: 'śmietanka 30%',
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
    const penne = { from: 'makaron-penne', fromName: 'makaron penne', to: 'makaron-bezglutenowy', toName: 'makaron bezglutenowy' }
    const steps = [{ text: 'Ugotuj makaron.', uses: ['makaron-penne'] }]
    expect(replaced(steps, { ...penne, reason: 'missing' })).toEqual([{ text: 'Ugotuj makaron.', uses: ['makaron-bezglutenowy'] }])
    expect(replaced(steps, { ...penne, reason: 'profile' })?.[0]?.text).toBe('Ugotuj makaron bezglutenowy.')
  })

  it('cannot be written where the sentence would say it wrong, unless it is only not at home', () => {
    const steps = [{ text: 'Śmietankę podgrzej i wlej ją do zupy.', uses: ['smietanka-30'] }]
    expect(replaced(steps, CREAM)).toBeNull()
    expect(replaced(steps, { ...CREAM, reason: 'missing' })?.[0]?.text).toBe(
      'Zamiast śmietanki weź mleko kokosowe. Śmietankę podgrzej i wlej ją do zupy.',
    )
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
  ])('%s', (text, others, left) => expect(leaveOut(text, 'natka-pietruszki', others)).toBe(left))

  it('go where they were about nothing else', () => {
    expect(without([{ text: 'Posyp natką.', uses: ['natka-pietruszki'] }], { ...PARSLEY, reason: 'profile' })).toEqual([])
  })

  it('say so where the sentence would break, and cannot be written for somebody who must not have it', () => {
    const steps = [{ text: 'Dodaj sól z natką.', uses: ['natka-pietruszki', 'sol'] }]
    expect(without(steps, { ...PARSLEY, reason: 'missing' })).toEqual([
      { text: 'Natkę pietruszki pomiń. Dodaj sól z natką.', uses: ['sol'] },
    ])
    expect(without(steps, { ...PARSLEY, reason: 'profile' })).toBeNull()
  })

  it('stay when they do not concern it', () => {
    const steps = [{ text: 'Obierz ziemniaki.', uses: ['ziemniaki'] }]
    expect(without(steps, { ...PARSLEY, reason: 'missing' })).toEqual(steps)
  })
})
