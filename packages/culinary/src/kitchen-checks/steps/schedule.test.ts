import { describe, expect, it } from 'vitest'
import { readSteps } from './read-steps.ts'
import { checkDrained, scheduleOf } from './schedule.ts'

const FOODS = ['cebula', 'makaron', 'ziemniaki', 'schab', 'marchew']
const GRAMS: Readonly<Record<string, number>> = { cebula: 1100 }

function scheduled(...texts: string[]) {
  const clauses = readSteps(
    texts.map((text) => ({ text, uses: FOODS })),
    FOODS,
  )
  return scheduleOf(clauses, (food) => GRAMS[food] ?? 0)
}

describe('the schedule of a cook', () => {
  it('adds up what is done one after the other, and what is cut by its weight', () => {
    expect(scheduled('Schab smaż 10 minut.', 'Duś 30 minut.').minutes).toBe(40)
    expect(scheduled('Cebulę obierz i pokrój w piórka.', 'Cebulę smaż 15 minut.').minutes).toBe(25)
  })

  it('counts once what goes on beside the rest', () => {
    expect(scheduled('Schab duś 40 minut.', 'W tym czasie ziemniaki gotuj w osolonej wodzie 20 minut. Odcedź.').minutes).toBe(40)
    expect(scheduled('Ziemniaki gotuj w osolonej wodzie 20 minut.', 'Schab smaż 6 minut.', 'Ziemniaki odcedź.').minutes).toBe(20)
    expect(scheduled('Schab duś 40 minut.', 'Ziemniaki gotuj w osolonej wodzie 20 minut. Odcedź.').minutes).toBe(60)
  })

  it('knows what lies in its water when it is done', () => {
    const late = scheduled('Makaron ugotuj w osolonej wodzie, 10 minut.', 'Marchew duś 24 minuty.', 'Makaron odcedź i podaj obok.')
    expect(checkDrained(late).map(({ check, food, step }) => [check, food, step])).toEqual([['over-boiled', 'makaron', 2]])
    const inTime = scheduled('Makaron ugotuj w osolonej wodzie, 10 minut.', 'Marchew duś 14 minut.', 'Makaron odcedź i podaj obok.')
    expect(checkDrained(inTime)).toEqual([])
    const beside = scheduled(
      'Schab duś 70 minut.',
      'W tym czasie ziemniaki gotuj w osolonej wodzie 20 minut.',
      'Duś 5 minut.',
      'Ziemniaki odcedź.',
    )
    expect(checkDrained(beside)).toEqual([])
  })
})
