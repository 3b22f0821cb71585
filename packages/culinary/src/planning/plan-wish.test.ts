import { expect, it } from 'vitest'
import { baseDishes } from '../compose/base/index.ts'
import { factsOfBase, readWish } from '../compose/wish/index.ts'
import { cooksAhead, wishPoints } from './plan-wish.ts'
import { splitByDay } from './wish-of-days.ts'

it('lets what no meal may be weigh more than being otherwise is worth', () => {
  const points = baseDishes().map((dish) => wishPoints(factsOfBase(dish), readWish('bez smażenia')))
  expect(Math.max(...points)).toBeGreaterThan(0)
  expect(Math.min(...points)).toBeLessThan(-Math.max(...points) / 2)
})

it.each(['gotuj na dwa dni', 'obiady gotowane na dwa dni, bo późno wracamy z pracy', 'obiady na dwa dni', 'gotuję co drugi dzień'])(
  'cooks ahead where that is wished of all meals or of one: %s',
  (text) => {
    expect(cooksAhead(readWish(splitByDay(text).everyDay))).toBe(true)
  },
)
