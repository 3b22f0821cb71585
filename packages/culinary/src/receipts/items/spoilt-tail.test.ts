import { findFoodById } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { readSpoiltSize } from './spoilt-tail.ts'

it.each([
  ['Mąka pszenna iką', 'maka-pszenna', 1000, 'grams'],
  ['Mąka !KG', 'maka-pszenna', 1000, 'grams'],
  ['MakaPszUniwiKG', 'maka-pszenna', 1000, 'grams'],
  ['CukierBiałylkę', 'cukier', 1000, 'grams'],
  ['Cukier biały jkę', 'cukier', 1000, 'grams'],
  ['OlejKujawil', 'olej-rzepakowy', 1000, 'ml'],
  ['Olej rzepakowy IL', 'olej-rzepakowy', 1000, 'ml'],
  ['Olej rzepakowy :L', 'olej-rzepakowy', 1000, 'ml'],
  ['Mleko 1)', 'mleko', 1000, 'ml'],
  ['Makaron penneS00g', 'makaron', 500, 'grams'],
  ['Drożdże l00£', 'drozdze', 100, 'grams'],
  ['Piwo o,Sl', 'piwo', 500, 'ml'],
])('reads the size of %s', (label, id, value, unit) => {
  const food = findFoodById(id)
  expect(food && readSpoiltSize(label, food, [])).toEqual({ value, unit })
})

it.each([
  ['ZIEMNIAKI KG', 'ziemniaki'],
  ['MĄKA TORTOWA', 'maka-pszenna'],
  ['OLEJ RZEPAK', 'olej-rzepakowy'],
  ['MLEKO ŁACIATE 3,2%', 'mleko'],
  ['BUŁKI', 'bulki'],
])('finds no size in %s', (label, id) => {
  const food = findFoodById(id)
  expect(food && readSpoiltSize(label, food, [])).toBeNull()
})

it('reads the size that another line of the product prints', () => {
  const food = findFoodById('makaron')
  expect(food && readSpoiltSize('Makaron świderki 37Sq', food, [375])).toEqual({ value: 375, unit: 'grams' })
})
