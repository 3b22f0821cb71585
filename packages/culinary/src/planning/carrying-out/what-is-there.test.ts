import { expect, it } from 'vitest'
import { stocked } from '../../compose/kitchen.fixture.ts'
import { indexStock } from '../../stock/index.ts'
import { planMeals } from '../index.ts'
import { aPlanRequest } from '../plan-request.fixture.ts'
import { withWhatIsThere } from './what-is-there.ts'

/** A dish whose recipe weighs an ingredient of its own food at the beginning of a line. */
function aDish() {
  const { days } = planMeals(aPlanRequest({ meals: ['lunch'] }))
  for (const { meals } of days ?? [])
    for (const { dish } of meals) {
      const need = dish.needs.find(
        ({ ingredient, grams }) => /^\d{3} g /u.test(dish.recipe?.ingredients[ingredient ?? -1]?.line ?? '') && (grams ?? 0) > 0,
      )
      if (need) return { dish, need }
    }
  throw new Error('no dish with a weighed ingredient')
}

const told = ({ line = '' }: { line?: string } = {}): number => Number.parseInt(line, 10)

it('says in the line of a dish the amount that there is, where nobody buys the rest', () => {
  const { dish, need } = aDish()
  const { food, grams, ingredient } = need
  const place = ingredient ?? -1
  const before = dish.recipe?.ingredients[place]
  const held = Math.floor((grams ?? 0) * 0.95)
  const [less] = withWhatIsThere([dish], indexStock([stocked(food ?? '', held)]))
  const after = less?.recipe?.ingredients[place]
  expect(told(after)).toBeLessThan(told(before))
  expect(told(after)).toBeGreaterThanOrEqual(0.9 * told(before))
  expect(after?.line.replace(/^\d+/u, '')).toBe(before?.line.replace(/^\d+/u, ''))
  expect(less?.isAsInBase).toBe(false)
  expect(withWhatIsThere([dish], indexStock([stocked(food ?? '', 2 * (grams ?? 0))]))).toEqual([dish])
})
