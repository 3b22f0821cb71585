import { describe, expect, it } from 'vitest'
import { found, written } from '../dish.fixture.ts'

const LINES = ['400 g marchwi', '400 g ziemniaków', '1 łyżka oleju rzepakowego']

function fry(turns: string): string[] {
  return [`Na patelni rozgrzej olej. Ziemniaki i marchew smaż w ${turns} turach, po 8 minut.`]
}

describe('the minutes of a dish', () => {
  it('are no fewer than what is waited for', () => {
    const steps = ['Marchew duś 40 minut.', 'Ziemniaki gotuj 25 minut.']
    expect(found('time-too-short', written(LINES, steps, { totalMinutes: 30 }))).toHaveLength(1)
    expect(found('time-too-short', written(LINES, steps, { totalMinutes: 70 }))).toEqual([])
    const before = ['Marchew wyjmij z lodówki godzinę wcześniej i duś 25 minut, po 10 minutach odkryj.']
    expect(found('time-too-short', written(LINES, before, { totalMinutes: 30 }))).toEqual([])
    const beside = ['Marchew duś 40 minut.', 'W tym czasie ziemniaki gotuj 25 minut.']
    expect(found('time-too-short', written(LINES, beside, { totalMinutes: 42 }))).toEqual([])
  })

  it('count what goes in turns as often as it goes', () => {
    expect(found('time-too-short', written(LINES, fry('dwóch'), { totalMinutes: 20 }))).toEqual([])
    expect(found('time-too-short', written(LINES, fry('sześciu'), { totalMinutes: 25 }))).toHaveLength(1)
    expect(found('time-too-short', written(LINES, fry('sześciu'), { totalMinutes: 60 }))).toEqual([])
  })

  it('are not many times as many', () => {
    const steps = ['Marchew duś 10 minut.']
    expect(found('time-too-long', written(LINES, steps, { totalMinutes: 180 }))).toHaveLength(1)
    expect(found('time-too-long', written(LINES, steps, { totalMinutes: 60 }))).toEqual([])
    expect(found('time-too-long', written(LINES, [...steps, 'Wstaw do lodówki na noc.'], { totalMinutes: 700 }))).toEqual([])
  })
})

describe('what stands on the stove', () => {
  const many = ['3 kg ziemniaków', '4 łyżki oleju rzepakowego']
  it('fits into a pan, or is fried in turns', () => {
    expect(found('vessel', written(many, ['Ziemniaki smaż na oleju 8 minut.'], { kind: 'fry', servings: 8 }))).toHaveLength(1)
    expect(found('vessel', written(many, ['Ziemniaki smaż na oleju w czterech turach po 8 minut.'], { kind: 'fry', servings: 8 }))).toEqual(
      [],
    )
    expect(found('vessel', written(LINES, ['Ziemniaki smaż na oleju 8 minut.'], { kind: 'fry' }))).toEqual([])
  })

  it('fits into a pot, and into the oven', () => {
    expect(found('vessel', written(['9 l wody', '1 kg marchwi'], ['Marchew gotuj w wodzie 40 minut.'], { kind: 'soup' }))).toHaveLength(1)
    expect(found('vessel', written(['3 l wody', '1 kg marchwi'], ['Marchew gotuj w wodzie 40 minut.'], { kind: 'soup' }))).toEqual([])
    const oven = ['Ziemniaki piecz w piekarniku nagrzanym do 200°C, 40 minut.']
    expect(found('vessel', written(['7 kg ziemniaków'], oven, { kind: 'roast' }))).toHaveLength(1)
    expect(found('vessel', written(['2 kg ziemniaków'], oven, { kind: 'roast' }))).toEqual([])
    const beside = ['Marchew piecz w piekarniku nagrzanym do 200°C, 40 minut.', 'Ziemniaki ugotuj w osolonej wodzie, 20 minut.']
    expect(found('vessel', written(['3 kg marchwi', '3 kg ziemniaków'], beside, { kind: 'roast' }))).toEqual([])
  })
})
