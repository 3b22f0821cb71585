import { expect, it } from 'vitest'
import { baseDishes } from '../compose/base/index.ts'
import { factsOfBase, readWish } from '../compose/wish/index.ts'
import { wishPoints } from './plan-wish.ts'

it('lets what no meal may be weigh more than being otherwise is worth', () => {
  const points = baseDishes().map((dish) => wishPoints(factsOfBase(dish), readWish('bez smażenia')))
  expect(Math.max(...points)).toBeGreaterThan(0)
  expect(Math.min(...points)).toBeLessThan(-Math.max(...points) / 2)
})
