import { describe, expect, it } from 'vitest'
import { found, written } from './dish.fixture.ts'
import { starchHeap } from './starch.ts'

const STEPS = ['Ziemniaki obierz i gotuj w osolonej wodzie 20 minut. Kurczaka smaż 8 minut na oleju.']
const plate = (potatoes: string, ...more: readonly string[]) =>
  written([potatoes, '500 g piersi z kurczaka', '2 łyżki oleju rzepakowego', ...more], STEPS, { kind: 'fry', servings: 4 })
const TWO_KILOS = { isServed: true, stocked: () => 2000 }

describe('what fills a plate', () => {
  it('is too little by a potato a head in a house that has two kilos', () => {
    expect(found('portion-starch', plate('400 g ziemniaków'), TWO_KILOS)).toHaveLength(1)
    expect(found('portion-starch', plate('800 g ziemniaków'), TWO_KILOS)).toEqual([])
  })

  it('is as much as there is, and less beside bread or where little was asked for', () => {
    expect(found('portion-starch', plate('400 g ziemniaków'), { isServed: true, stocked: () => 450 })).toEqual([])
    expect(found('portion-starch', plate('400 g ziemniaków'), { isServed: true })).toEqual([])
    expect(found('portion-starch', plate('400 g ziemniaków', '4 kromki chleba'), TWO_KILOS)).toEqual([])
    expect(found('portion-starch', plate('400 g ziemniaków'), { ...TWO_KILOS, eatsLittle: true })).toEqual([])
  })

  it('is no more in a soup than leaves it one', () => {
    const soup = [
      { food: 'kasza-jeczmienna', grams: 180 },
      { food: 'ziemniaki', grams: 380 },
      { food: 'woda', grams: 1500 },
    ]
    expect(starchHeap('soup', soup, 4)).toMatchObject({ food: 'kasza-jeczmienna', grams: 180, wants: 112 })
    expect(
      starchHeap(
        'soup',
        soup.filter(({ food }) => food !== 'ziemniaki'),
        4,
      ),
    ).toBeNull()
  })
})
