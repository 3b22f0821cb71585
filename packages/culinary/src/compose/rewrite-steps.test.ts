import { describe, expect, it } from 'vitest'
import { leaveOut } from './leave-out.ts'
import { rewriteSteps } from './rewrite-steps.ts'

const CREAM = { from: 'smietanka-30', fromName: 'śmietanka 30%', to: 'mleko-kokosowe', toName: 'mleko kokosowe' }

// The first to name a food builds the index over the food table.
describe('steps after a food was replaced', { timeout: 30_000 }, () => {
  it('say what goes in instead wherever they name it, and list it', () => {
    const steps = [
      { text: 'Wlej śmietankę i zagotuj.', uses: ['smietanka-30'] },
      { text: 'Dopraw solą.', uses: ['sol'] },
    ]
    expect(rewriteSteps(steps, [CREAM], [])).toEqual([
      { text: 'Zamiast składnika „śmietanka 30%”: mleko kokosowe. Wlej śmietankę i zagotuj.', uses: ['mleko-kokosowe'] },
      { text: 'Dopraw solą.', uses: ['sol'] },
    ])
  })

  it('stay as they are where the words fit both', () => {
    const penne = { from: 'makaron-penne', fromName: 'makaron penne', to: 'makaron-bezglutenowy', toName: 'makaron bezglutenowy' }
    const [step] = rewriteSteps([{ text: 'Ugotuj makaron.', uses: ['makaron-penne'] }], [penne], [])
    expect(step).toEqual({ text: 'Ugotuj makaron.', uses: ['makaron-bezglutenowy'] })
  })

  it('have no timer that is called after it', () => {
    const steps = [{ text: 'Podgrzewaj śmietankę 3 minuty.', uses: ['smietanka-30'], timer: { minutes: 3, label: 'Śmietanka' } }]
    expect(rewriteSteps(steps, [CREAM], [])[0]?.timer).toEqual({ minutes: 3, label: 'Minutnik' })
  })
})

describe('steps after a food was left out', { timeout: 30_000 }, () => {
  const parsley = { food: 'natka-pietruszki', name: 'natka pietruszki' }

  it.each([
    ['Posyp fetą i natką.', ['feta'], 'Posyp fetą.'],
    ['Wlej oliwę i posyp posiekaną natką.', ['oliwa-z-oliwek'], 'Wlej oliwę.'],
    ['Rozlej do misek. Posyp natką.', [], 'Rozlej do misek.'],
    ['Ułóż ser, posyp natką i pieprzem.', ['pieprz-czarny'], 'Ułóż ser, posyp natką i pieprzem.'],
    ['Dodaj sól, natkę i pieprz.', ['sol', 'pieprz-czarny'], 'Dodaj sól i pieprz.'],
  ])('%s', (text, others, left) => expect(leaveOut(text, 'natka-pietruszki', others)).toBe(left))

  it('go where they were about nothing else', () => {
    expect(rewriteSteps([{ text: 'Posyp natką.', uses: ['natka-pietruszki'] }], [], [parsley])).toEqual([])
  })

  it('say so where the sentence would break', () => {
    const steps = [{ text: 'Dodaj natkę i sól.', uses: ['natka-pietruszki', 'sol'] }]
    expect(rewriteSteps(steps, [], [parsley])).toEqual([{ text: 'Pomiń składnik „natka pietruszki”. Dodaj natkę i sól.', uses: ['sol'] }])
  })

  it('stay when they do not concern it', () => {
    const steps = [{ text: 'Obierz ziemniaki.', uses: ['ziemniaki'] }]
    expect(rewriteSteps(steps, [], [parsley])).toEqual(steps)
  })
})
