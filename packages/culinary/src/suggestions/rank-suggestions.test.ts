import type { DishKind } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { rankSuggestions, type SuggestibleDish } from './rank-suggestions.ts'

const KINDS: readonly DishKind[] = ['soup', 'stew', 'pasta', 'salad', 'eggs']

/** Of all that it needs equally much. */
function aDish(dish: string, changes: Partial<SuggestibleDish> = {}): SuggestibleDish {
  const { have = 6, needed = 6 } = changes
  const quiet = { isFavorite: false, rating: null, isWarned: false, daysSinceCooked: null }
  return {
    dish,
    kind: 'stew',
    mainFoods: [`food of ${dish}`],
    have,
    needed,
    share: have / needed,
    minutes: 40,
    lacksMainFood: false,
    uses: [],
    usesMeat: false,
    ...quiet,
    ...changes,
  }
}

function rank(dishes: readonly SuggestibleDish[], { count = 20, pageSize = 5, seed = 20_251_120 } = {}): string[] {
  return rankSuggestions(dishes, { count, pageSize, seed }).map(({ dish }) => dish)
}

const spinach = { name: 'szpinak', days: 0, share: 0.8 }

describe('the order of suggested dishes', () => {
  it('begins with what uses up what ends today, though a dish that uses none lacks nothing', () => {
    const dishes = [aDish('bez szpinaku'), aDish('ze szpinakiem', { have: 5, needed: 6, uses: [spinach] })]
    expect(rank(dishes)).toEqual(['ze szpinakiem', 'bez szpinaku'])
  })

  it('puts what lacks less before what lacks more', () => {
    const dishes = [2, 0, 1].map((lacking) => aDish(`brakuje ${lacking}`, { have: 6 - lacking }))
    expect(rank(dishes)).toEqual(['brakuje 0', 'brakuje 1', 'brakuje 2'])
  })

  it('begins with a dish of today, and with what it is made of, though a roast of a night has all', () => {
    const dishes = [aDish('pieczeń z nocy', { minutes: 960 }), aDish('bez mięsa', { lacksMainFood: true }), aDish('na dziś', { have: 5 })]
    expect(rank(dishes)[0]).toBe('na dziś')
    expect(rank([aDish('pieczeń z nocy', { minutes: 960, have: 5 })])).toEqual(['pieczeń z nocy'])
  })

  it('saves meat and fish before vegetables, and offers no dish without what it is made of before one that has it', () => {
    const salmon = { ...spinach, name: 'łosoś', days: 1 }
    const dishes = [aDish('ze szpinakiem', { uses: [spinach] }), aDish('z łososiem', { have: 5, uses: [salmon], usesMeat: true })]
    expect(rank(dishes)).toEqual(['z łososiem', 'ze szpinakiem'])
    const meals = [aDish('schabowe bez schabu', { have: 5, lacksMainFood: true }), aDish('bez dwóch przypraw', { have: 4 })]
    expect(rank(meals)).toEqual(['bez dwóch przypraw', 'schabowe bez schabu'])
    const far = [
      aDish('z tego'),
      aDish('nuggetsy bez kurczaka', { have: 3, needed: 4, lacksMainFood: true }),
      aDish('naleśniki bez trzech', { have: 3, needed: 6 }),
    ]
    expect(rank(far)).toEqual(['z tego', 'naleśniki bez trzech', 'nuggetsy bez kurczaka'])
  })

  it('does not invite to what is past its day', () => {
    const expired = { ...spinach, days: -1 }
    const dishes = [aDish('po terminie', { have: 5, uses: [expired] }), aDish('świeże', { have: 6 })]
    expect(rank(dishes)[0]).toBe('świeże')
  })

  it('lets a dish rest that was cooked yesterday, and puts favourites before equals', () => {
    const dishes = [aDish('wczorajsze', { daysSinceCooked: 1, uses: [spinach] }), aDish('zwykłe'), aDish('ulubione', { isFavorite: true })]
    expect(rank(dishes)).toEqual(['ulubione', 'zwykłe', 'wczorajsze'])
  })

  it('begins with a dish that lacks two at most, however urgent another is', () => {
    const urgent = [spinach, { ...spinach, name: 'twaróg' }]
    const dishes = [
      aDish('brakuje 3', { have: 4, needed: 7, uses: urgent }),
      aDish('brakuje 2', { have: 2, needed: 4, daysSinceCooked: 0 }),
    ]
    expect(rank(dishes)[0]).toBe('brakuje 2')
  })

  it('sets dishes of several kinds beside each other', () => {
    const dishes = KINDS.flatMap((kind) => [1, 2, 3].map((number) => aDish(`${kind} ${number}`, { kind })))
    for (let seed = 0; seed < 50; seed += 1) {
      const page = rank(dishes, { count: 5, seed }).map((dish) => dish.split(' ')[0])
      expect(new Set(page).size).toBe(5)
    }
  })

  it('saves one thing in two or three dishes of a page and not in all, where there is much else', () => {
    const cod = { ...spinach, name: 'dorsz', days: 1 }
    const fish = KINDS.flatMap((kind) => [1, 2].map((number) => aDish(`dorsz ${kind} ${number}`, { kind, uses: [cod], usesMeat: true })))
    const others = KINDS.flatMap((kind) => [1, 2].map((number) => aDish(`inne ${kind} ${number}`, { kind })))
    const page = rank([...fish, ...others]).slice(0, 5)
    expect(page[0]).toMatch(/^dorsz/)
    const saving = page.filter((dish) => dish.startsWith('dorsz')).length
    expect(saving).toBeGreaterThanOrEqual(2)
    expect(saving).toBeLessThanOrEqual(3)
  })

  it('leaves out what lacks most of it, unless there is too little else for a page', () => {
    const near = Array.from({ length: 5 }, (_, number) => aDish(`bliskie ${number}`))
    const far = [4, 5, 6, 7, 8, 9].map((needed) => aDish(`dalekie ${needed}`, { have: 1, needed }))
    expect(rank([...far, ...near])).toHaveLength(5)
    expect(rank([...far, ...near.slice(0, 2)])).toEqual(expect.arrayContaining(['dalekie 4', 'dalekie 5', 'dalekie 6']))
    expect(rank([...far, ...near.slice(0, 2)])).toHaveLength(5)
  })

  it('names a dish and its copies once', () => {
    expect(rank([aDish('żurek'), aDish('żurek', { isFavorite: true }), aDish('bigos')])).toHaveLength(2)
  })

  it('is the same all day, and another among equals on another', () => {
    const dishes = Array.from({ length: 30 }, (_, number) => aDish(`danie ${number}`))
    expect(rank(dishes, { seed: 1 })).toEqual(rank(dishes, { seed: 1 }))
    expect(rank(dishes, { seed: 1 })).not.toEqual(rank(dishes, { seed: 2 }))
    expect(rank(dishes)).toHaveLength(20)
    expect(rank([])).toEqual([])
  })
})
