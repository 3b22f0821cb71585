import { expect, test } from 'vitest'
import { foodLook } from './food-look.ts'

test('a drawing that the kitchen names is drawn', () => {
  expect(foodLook({ tile: 'milk', category: 'dairy' })).toEqual({ glyph: 'milk', tint: 'dairy' })
})

test('without a drawing, or with one that this version does not have, the shelf gives the ground', () => {
  expect(foodLook({ tile: null, category: 'household' })).toEqual({ glyph: undefined, tint: 'jar' })
  expect(foodLook({ tile: 'dragonfruit', category: 'produce' })).toEqual({ glyph: undefined, tint: 'veg' })
  expect(foodLook({ tile: 'constructor', category: 'a shelf of tomorrow' })).toEqual({ glyph: undefined, tint: 'jar' })
})
