import { expect, it } from 'vitest'
import { found, written } from './dish.fixture.ts'

const GROATS = ['160 g kaszy gryczanej', '200 g papryki', '2 łyżki oliwy', '½ łyżeczki soli']
const STEPS = ['Paprykę pokrój w kostkę. Kaszę ugotuj w osolonej wodzie, 15 minut.', 'Wszystko wymieszaj.']

it('misses something sour in a salad of groats, where it is served', () => {
  const salad = (lines: readonly string[]) => written(lines, STEPS, { kind: 'salad' })
  expect(found('bland', salad(GROATS), { isServed: true })).toHaveLength(1)
  expect(found('bland', salad([...GROATS, '1 łyżka soku z cytryny']), { isServed: true })).toEqual([])
  expect(found('bland', salad([...GROATS, '100 g ogórków kiszonych']), { isServed: true })).toEqual([])
  // A place that may stay empty is no fault of the record.
  expect(found('bland', salad(GROATS))).toEqual([])
  expect(found('bland', written(GROATS, STEPS, { kind: 'grain' }), { isServed: true })).toEqual([])
})
