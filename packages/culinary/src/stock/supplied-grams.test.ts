import { FOODS, findFoodById } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { foodsServedBy, indexStock, matchIndexedStock, type StockedProduct, stockKey, suppliedGrams } from './index.ts'

function stocked(foodId: string | null, fields: Partial<StockedProduct> = {}): StockedProduct {
  const amounts = { quantityGrams: 500, quantityMl: null, quantityPieces: null, gramsPerPiece: null, gramsPerMl: null }
  return { name: foodId ?? 'coś', foodId, ...amounts, isSpice: false, bestBefore: null, ...fields }
}

it('says of every food whether there is enough of it, as holding one recipe against the pantry does', () => {
  const amounts = [{}, { quantityGrams: null, quantityPieces: 3 }, { quantityGrams: null, quantityMl: 700 }, { quantityGrams: null }]
  const chosen = FOODS.filter((_, place) => place % 7 === 0)
  const index = indexStock(chosen.map(({ id }, place) => stocked(id, amounts[place % amounts.length])))
  const supplied = suppliedGrams(index)
  for (const { id: food, name } of FOODS.filter(({ fromTap }) => !fromTap))
    for (const grams of [1, 480, 520, 2100]) {
      const [stock] = matchIndexedStock([{ food, name, grams }], index, 1, { standIns: true })
      expect([food, grams, (supplied.get(food) ?? 0) >= grams]).toEqual([
        food,
        grams,
        stock?.status === 'have' || stock?.status === 'uncertain',
      ])
    }
})

it('leaves out what is used up or of which nothing is left', () => {
  const used = [stocked('mleko', { quantityGrams: 0 }), stocked('kminek', { isSpice: true, quantityGrams: null, isOut: true })]
  expect([...suppliedGrams(indexStock(used))]).toEqual([])
})

it('names what the food table does not know by its name, however it is typed', () => {
  const keys = [...suppliedGrams(indexStock([stocked(null, { name: 'Żuk w occie ' }), stocked(null, { name: 'żuk w occie' })])).keys()]
  expect(keys).toEqual([stockKey({ food: null, name: 'żuk w occie' })])
  expect(keys).not.toContain('żuk w occie')
})

it('knows what a food does for', () => {
  const part = FOODS.find(({ partOf }) => partOf !== undefined)
  const whole = part?.partOf?.whole ?? ''
  expect(findFoodById(whole)).not.toBeNull()
  expect(foodsServedBy([whole])).toEqual(expect.arrayContaining([whole, part?.id]))
  expect(foodsServedBy(['nie-ma-takiego'])).toEqual([])
})

it('takes no plain cheese or milk for what is bought without lactose, though that is a kind of it', () => {
  for (const [food, plain] of [
    ['mozzarella-bez-laktozy', 'mozzarella'],
    ['ser-zolty-bez-laktozy', 'ser-zolty'],
  ] as const) {
    const [stock] = matchIndexedStock([{ food, name: food, grams: 50 }], indexStock([stocked(plain)]), 1, { standIns: true })
    expect([food, stock?.status]).toEqual([food, 'missing'])
  }
  const [other] = matchIndexedStock(
    [{ food: 'mozzarella', name: 'mozzarella', grams: 50 }],
    indexStock([stocked('mozzarella-bez-laktozy')]),
    1,
  )
  expect(other?.status).toBe('have')
})
