import { FOODS, findFoodById } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { usualSize } from './correct-size.ts'

const CLEAN = { blurred: false, ofSameProduct: [] }
const BLURRED = { blurred: true, ofSameProduct: [] }

it('leaves every pack of the food table as it is printed, blurred or not', () => {
  for (const food of FOODS)
    for (const value of food.packs ?? [])
      for (const beside of [CLEAN, BLURRED]) expect(usualSize({ value, unit: food.unit }, food, beside).value).toBe(value)
})

it.each([
  ['ser-zolty-cheddar', 1150, 150],
  ['ser-zolty-gouda', 1250, 250],
  ['maka-pszenna', 11000, 1000],
  ['drozdze', 8100, 100],
  ['twarog-chudy', 2508, 250],
  ['ryz-bialy', 4006, 400],
  ['ryz-bialy', 480, 400],
  ['makaron', 506, 500],
])('takes %s of %i g for a pack of %i g', (id, read, printed) => {
  const food = findFoodById(id)
  expect(food).not.toBeNull()
  expect(usualSize({ value: read, unit: 'grams' }, food, CLEAN).value).toBe(printed)
})

it.each([
  [6500, 500],
  [560, 500],
])('takes %i ml of beer for %i ml', (read, printed) => {
  expect(usualSize({ value: read, unit: 'ml' }, findFoodById('piwo'), CLEAN).value).toBe(printed)
})

it.each([
  ['paluszki', 280],
  ['precle', 160],
  ['pizza', 355],
  ['pasztet', 131],
  ['kisiel-wisniowy', 58],
  ['ketchup-lagodny', 560],
  ['ogorki-konserwowe', 870],
  ['herbatniki', 168],
])('leaves %s of %i g alone, which is sold though the table knows other packs', (id, value) => {
  expect(usualSize({ value, unit: 'grams' }, findFoodById(id), CLEAN).value).toBe(value)
})

it('takes a rare size for a pack of the food where the other noughts of the receipt are misread', () => {
  const food = findFoodById('drozdze')
  expect(usualSize({ value: 190, unit: 'grams' }, food, CLEAN).value).toBe(190)
  expect(usualSize({ value: 190, unit: 'grams' }, food, BLURRED).value).toBe(100)
})

it('takes a size for that of another line of the product', () => {
  expect(usualSize({ value: 136, unit: 'grams' }, null, { blurred: false, ofSameProduct: [130] }).value).toBe(130)
})

it('takes tea bags for tens', () => {
  expect(usualSize({ value: 29, unit: 'pieces' }, findFoodById('herbata-mietowa'), CLEAN).value).toBe(20)
})
