import { findFoodById } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { friesInUnlistedFat } from './unlisted-fat.ts'

const foods = (...ids: string[]) => ids.flatMap((id) => findFoodById(id) ?? [])

it.each([
  ['Usmaż placki z obu stron.', foods('maka-pszenna', 'jajka'), true],
  ['Usmaż placki na oleju.', foods('maka-pszenna', 'olej-rzepakowy'), false],
  ['Podsmaż na suchej patelni.', foods('jajka'), false],
  ['Ugotuj jajka na twardo.', foods('jajka'), false],
])('%s', (step, ingredients, fries) => {
  expect(ingredients.length).toBeGreaterThan(0)
  expect(friesInUnlistedFat([step], ingredients)).toBe(fries)
})
