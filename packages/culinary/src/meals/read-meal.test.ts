import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMeal } from './index.ts'

const told = (text: string) => readMeal(text).map(({ food, grams, assumed }) => [food?.id ?? null, grams, assumed ? 'assumed' : 'said'])

// The first to read a line builds the index over the food table.
describe('a meal as people tell it', { timeout: 30_000 }, () => {
  it.each([
    ['talerz rosołu', [['rosol', 350, 'said']]],
    ['lampka wina', [['wino', 150, 'said']]],
    ['pół pizzy', [['pizza', 240, 'said']]],
    ['8 pierogów ruskich', [['pierogi-ruskie', 240, 'said']]],
    ['łyżka majonezu', [['majonez', 25, 'said']]],
    [
      'schabowy z ziemniakami i mizerią',
      [
        ['kotlety-schabowe-panierowane', 130, 'assumed'],
        ['ziemniaki-gotowane', 200, 'assumed'],
        ['mizeria', 120, 'assumed'],
      ],
    ],
    [
      'kawa z mlekiem, herbata z cukrem',
      [
        ['kawa', 2, 'assumed'],
        ['mleko', 50, 'assumed'],
        ['herbata', 2.5, 'assumed'],
        ['cukier', 5, 'assumed'],
      ],
    ],
    [
      '2 kromki chleba żytniego z twarogiem i miodem',
      [
        ['chleb-zytni', 70, 'said'],
        ['twarog', 50, 'assumed'],
        ['miod', 12, 'assumed'],
      ],
    ],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected))

  it('says what it does not know and guesses nothing of it', () => {
    expect(readMeal('gruffalo')).toMatchObject([{ food: null, grams: null, status: 'unknown', sourceLine: 'gruffalo' }])
  })

  it('knows dishes by their titles, inflected, and portions of them', () => {
    const dishes = [{ id: '7', title: 'Zapiekanka babci' }]
    expect(readMeal('2 porcje zapiekanki babci', dishes)).toMatchObject([{ dishId: '7', portionPercent: 200, assumed: false }])
    expect(readMeal('zapiekanka babci', dishes)).toMatchObject([{ dishId: '7', portionPercent: 100, assumed: true }])
  })

  it('never throws, and never makes an amount of nothing', () => {
    const words = fc.constantFrom('pół', 'talerz', '2', 'z', 'i', ',', 'mleko', 'porcje', '0', '1/2', 'kawa', '🍅', 'ze', '\n', 'zzz')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 15 }), (parts) => {
        expect(readMeal(parts.join(' ')).filter(({ grams, status }) => status === 'ready' && grams !== null && grams <= 0)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
