import { expect, test } from 'vitest'
import { foodLook } from './food-look.ts'

test.each([
  ['mleko 3,2%', 'milk'],
  ['masło extra 82%', 'butter'],
  ['masło orzechowe', 'jam'],
  ['ser feta', 'feta'],
  ['ser żółty gouda', 'cheese'],
  ['jajka z wolnego wybiegu', 'egg'],
  ['papryka czerwona', 'pepper'],
  ['papryka wędzona', 'spice'],
  ['liść laurowy', 'spice'],
  ['ogórki kiszone', 'pickles'],
  ['kasza gryczana', 'groats'],
  ['Twaróg półtłusty', 'curd'],
])('%s is drawn as %s', (name, glyph) => {
  expect(foodLook(name).glyph).toBe(glyph)
})

test('a word inside another word says nothing', () => {
  expect(foodLook('baryłka').glyph).toBeUndefined()
})

test('without a drawing the shelf gives the ground', () => {
  expect(foodLook('papier toaletowy', 'household')).toEqual({ glyph: undefined, tint: 'jar' })
  expect(foodLook('pstrąg', 'meat').glyph).toBe('fish')
})
