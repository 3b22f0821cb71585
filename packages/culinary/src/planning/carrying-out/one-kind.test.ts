import { expect, it } from 'vitest'
import { stocked } from '../../compose/kitchen.fixture.ts'
import { withOneKind } from './one-kind.ts'

const need = (food: string) => ({ food, name: food, grams: 100 })

it('has more of the kind that is at home, though it is eaten up by then, and of no other kind of it', () => {
  const [rye, gone] = [stocked('chleb-zytni', 500), stocked('chleb-zytni', 0)]
  const seen = withOneKind([gone], [rye], [need('chleb-tostowy')])
  expect(seen.map(({ foodId }) => foodId)).toEqual(['chleb-zytni', 'chleb-zytni'])
  expect(seen.at(-1)?.quantityGrams).toBeGreaterThan(1000)
})

it('has more of what was bought for a dish before', () => {
  expect(withOneKind([], [], [need('smietana-12'), need('smietana-18')]).map(({ foodId }) => foodId)).toEqual(['smietana-12'])
})

it('has no more of fresh meat, nor of what may stand beside another kind', () => {
  const own = [stocked('mieso-mielone', 500), stocked('jablka', 500)]
  expect(withOneKind(own, own, [])).toEqual(own)
})
