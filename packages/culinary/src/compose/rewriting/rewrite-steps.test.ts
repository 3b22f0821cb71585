import type { RecipeStep } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import type { Changes, Replacement } from './changes.ts'
import { rewriteSteps } from './rewrite-steps.ts'
import { stepOf } from './steps.fixture.ts'

const CREAM = { from: 'smietanka-30', to: 'mleko-kokosowe', toName: 'mleko kokosowe', reason: 'profile' } as const
const FROZEN = { from: 'szpinak', to: 'szpinak-mrozony', toName: 'szpinak mrożony', reason: 'missing' } as const
const FROZEN_FISH = { from: 'losos', to: 'losos-mrozony', toName: 'łosoś mrożony', reason: 'missing' } as const
const BUTTER = { from: 'maslo', to: 'olej-rzepakowy', toName: 'olej rzepakowy', reason: 'missing' } as const

function rewritten(texts: readonly string[], foods: readonly string[], changes: Partial<Changes>): string[] | null {
  const steps = texts.map((text) => stepOf(text, foods))
  return rewriteSteps(steps, { replacements: [], dropped: [], foods, ...changes })?.map(({ text }) => text) ?? null
}

function replaced(text: string, replacement: Replacement, others: readonly string[] = []): string | null {
  return rewritten([text], [replacement.from, ...others], { replacements: [replacement] })?.[0] ?? null
}

function only(text: string, foods: readonly string[], rest: Partial<RecipeStep>, changes: Partial<Changes>): readonly RecipeStep[] | null {
  return rewriteSteps([stepOf(text, foods, rest)], { replacements: [], dropped: [], foods, ...changes })
}

// The first to name a food builds the index over the food table.
describe('steps after a food was replaced', () => {
  it('leave a word that is as true of the other', () => {
    const lard = { from: 'smalec', to: 'olej-rzepakowy', toName: 'olej rzepakowy', reason: 'missing' } as const
    expect(replaced('Na ten sam tłuszcz wrzuć cebulę.', lard, ['cebula'])).toBe('Na ten sam tłuszcz wrzuć cebulę.')
  })

  it('name what goes in instead, and list it', () => {
    const steps = only('Wlej śmietankę i zagotuj.', ['smietanka-30', 'sol'], {}, { replacements: [CREAM] })
    expect(steps).toEqual([{ text: 'Wlej mleko kokosowe i zagotuj.', uses: ['mleko-kokosowe'] }])
  })

  it('thaw what comes frozen instead of rinsing it', () => {
    expect(replaced('Szpinak opłucz. Posól.', FROZEN, ['sol'])).toBe('Szpinak rozmroź. Posól.')
    expect(replaced('Szpinak opłucz i osusz.', FROZEN, ['sol'])).toBe('Szpinak rozmroź i osusz.')
    expect(replaced('Łososia pokrój na porcje.', FROZEN_FISH)).toBe('Rozmroź łososia i pokrój na porcje.')
    expect(replaced('Łososia osusz i posól.', FROZEN_FISH, ['sol'])).toBe('Rozmroź łososia, osusz i posól.')
  })

  it('thaw before anything is on the stove', () => {
    expect(rewritten(['Ugotuj ziemniaki.', 'Łososia osusz.'], ['losos', 'ziemniaki'], { replacements: [FROZEN_FISH] })).toEqual([
      'Rozmroź łososia. Ugotuj ziemniaki.',
      'Łososia osusz.',
    ])
  })

  it('take another gender where what goes on is about something else', () => {
    expect(replaced('Na reszcie masła smaż wątróbkę, aż w środku nie będzie krwista.', BUTTER, ['watrobka-drobiowa'])).toBe(
      'Na reszcie oleju smaż wątróbkę, aż w środku nie będzie krwista.',
    )
    expect(replaced('Rozpuść masło i smaż pomidory, aż odparuje z nich woda.', BUTTER, ['pomidory'])).toBe(
      'Rozgrzej olej i smaż pomidory, aż odparuje z nich woda.',
    )
    expect(replaced('Rozpuść masło na patelni. Połóż fetę i podgrzej ją.', BUTTER, ['feta'])).toBe(
      'Rozgrzej olej na patelni. Połóż fetę i podgrzej ją.',
    )
    // Here it is about the butter itself.
    expect(replaced('Masło podgrzej, aż będzie złote.', BUTTER)).toBeNull()
  })

  it('stay as they are where the words fit both and nobody must be kept from the first', () => {
    const pasta = { from: 'makaron-penne', to: 'makaron-bezglutenowy', toName: 'makaron bezglutenowy' }
    expect(replaced('Ugotuj makaron.', { ...pasta, reason: 'missing' })).toBe('Ugotuj makaron.')
    expect(replaced('Ugotuj makaron.', { ...pasta, reason: 'profile' })).toBe('Ugotuj makaron bezglutenowy.')
  })

  it('say the whole name once', () => {
    const penne = { from: 'makaron-penne', to: 'makaron-bezglutenowy', toName: 'makaron bezglutenowy', reason: 'profile' } as const
    expect(rewritten(['Ugotuj makaron.', 'Dodaj makaron.'], ['makaron-penne'], { replacements: [penne] })).toEqual([
      'Ugotuj makaron bezglutenowy.',
      'Dodaj makaron.',
    ])
    const oats = { from: 'mleko', to: 'napoj-owsiany', toName: 'napój owsiany', reason: 'missing' } as const
    expect(rewritten(['Wlej połowę mleka.', 'Dolej resztę mleka.'], ['mleko'], { replacements: [oats] })).toEqual([
      'Wlej połowę napoju owsianego.',
      'Dolej resztę napoju.',
    ])
  })

  it('cannot be written where the sentence would say it wrong, whoever it is for', () => {
    expect(replaced('Śmietankę podgrzej i wlej ją do zupy.', CREAM)).toBeNull()
    expect(replaced('Śmietankę podgrzej i wlej ją do zupy.', { ...CREAM, reason: 'missing' })).toBeNull()
    const starch = { from: 'maka-ziemniaczana', to: 'maka-ryzowa', toName: 'mąka ryżowa', reason: 'missing' } as const
    expect(replaced('Wsyp mąkę, skrobię i sól.', starch, ['maka-pszenna', 'sol'])).toBeNull()
  })

  it.each([
    ['Marchewki pokrój w plastry.', 'marchew', 'pasternak', 'Pasternak pokrój w plastry.'],
    ['Zupę ugotuj z marchewkami.', 'marchew', 'cukinia', 'Zupę ugotuj z cukiniami.'],
    ['Dodaj pół marchewki.', 'marchew', 'cukinia', 'Dodaj pół cukinii.'],
  ])('tell several pieces from one: %s', (text, from, to, said) => {
    expect(replaced(text, { from, to, toName: to, reason: 'missing' })).toBe(said)
  })

  it('put a name in the case of the list that it stands in', () => {
    const herbs = { from: 'oregano', to: 'majeranek', toName: 'majeranek', reason: 'missing' } as const
    const text = 'Wymieszaj passatę z czosnkiem, oregano i oliwą.'
    expect(replaced(text, herbs, ['passata', 'czosnek', 'oliwa-z-oliwek'])).toBe('Wymieszaj passatę z czosnkiem, majerankiem i oliwą.')
  })

  it('heat an oil that stands in for what melts', () => {
    expect(replaced('Na patelni rozpuść połowę masła.', BUTTER)).toBe('Na patelni rozgrzej połowę oleju.')
  })

  it('have no timer that is called after it', () => {
    const timer = { minutes: 3, label: 'Śmietanka' }
    const steps = only('Podgrzewaj śmietankę 3 minuty.', ['smietanka-30'], { timer }, { replacements: [CREAM] })
    expect(steps?.[0]?.timer).toEqual({ minutes: 3, label: 'Minutnik' })
  })
})

describe('steps after a food was left out', () => {
  const PARSLEY = { food: 'natka-pietruszki', reason: 'missing' } as const

  it('go where they were about nothing else', () => {
    expect(rewritten(['Posyp natką.'], ['natka-pietruszki'], { dropped: [PARSLEY] })).toEqual([])
  })

  it('go with their timer where all is about it alone, and lose it where its time is no longer said', () => {
    const timer = { minutes: 3, label: 'Natka' }
    const foods = ['natka-pietruszki', 'sol']
    const changes = { dropped: [PARSLEY] }
    expect(only('Natkę praż na patelni 3 minuty i przesyp na talerz.', foods, { timer }, changes)).toEqual([])
    expect(only('Natkę praż na patelni 3 minuty. Dodaj sól.', foods, { timer }, changes)).toEqual([{ text: 'Dodaj sól.', uses: ['sol'] }])
  })

  it('cannot be written where the sentence would break, whoever it is for', () => {
    const foods = ['natka-pietruszki', 'feta', 'sol']
    const text = 'Wmieszaj fetę z roztartą w palcach natką i solą.'
    expect(rewritten([text], foods, { dropped: [PARSLEY] })).toBeNull()
    expect(rewritten([text], foods, { dropped: [{ ...PARSLEY, reason: 'profile' }] })).toBeNull()
  })

  it('take out no leaf that never went in', () => {
    const foods = ['lisc-laurowy', 'ziele-angielskie', 'ryz', 'kapusta']
    const changes = { dropped: [{ food: 'lisc-laurowy', reason: 'missing' as const }] }
    expect(rewritten(['Wyjmij liście i ziele. Wmieszaj ryż.'], foods, changes)).toEqual(['Wyjmij ziele. Wmieszaj ryż.'])
  })

  it('stay when they do not concern it', () => {
    expect(rewritten(['Obierz ziemniaki.'], ['ziemniaki', 'natka-pietruszki'], { dropped: [PARSLEY] })).toEqual(['Obierz ziemniaki.'])
  })
})
