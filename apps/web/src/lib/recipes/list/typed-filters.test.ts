import { expect, test } from 'vitest'
import { readView } from './recipe-list-filter.ts'
import { typedFilters, withTypedFilters } from './typed-filters.ts'

/** What is asked for where somebody typed this, and had chosen that before. */
function meant(typed: string, chosen: Record<string, string> = {}) {
  const { search, diet, protein, freeFrom } = withTypedFilters(readView(new URLSearchParams({ q: typed, ...chosen })))
  return [search, diet, ...freeFrom, ...(protein ? ['protein'] : [])]
}

test.each([
  ['bez glutenu', ['', 'gluten_free']],
  ['BEZ GLUTENU', ['', 'gluten_free']],
  ['bezglutenowe placki', ['placki', 'gluten_free']],
  ['dania dla celiaków', ['', 'gluten_free']],
  ['bez laktozy', ['', 'lactose_free']],
  ['wegańskie', ['', 'vegan']],
  ['weganskie gołąbki', ['gołąbki', 'vegan']],
  ['wege', ['', 'vegetarian']],
  ['zupa wegetariańska', ['zupa', 'vegetarian']],
  ['bez mięsa', ['', 'meat_free']],
  ['bez mleka', ['', null, 'milk']],
  ['bez mleka i jajek', ['', null, 'milk', 'eggs']],
  ['placki bez mleka, jajek oraz orzechów', ['placki', null, 'milk', 'eggs', 'nuts']],
  ['bez orzeszków ziemnych', ['', null, 'peanuts']],
  ['low fodmap', ['', 'low_fodmap']],
  ['przepisy na diecie low fodmap', ['diecie', 'low_fodmap']],
  ['dużo białka na obiad', ['obiad', null, 'protein']],
  // Two diets at once: one of them stands as what it rules out, or the stricter one holds.
  ['bez glutenu i laktozy', ['', 'lactose_free', 'gluten']],
  ['wegańskie bez glutenu', ['', 'vegan', 'gluten']],
  ['bez glutenu wege', ['', 'vegetarian', 'gluten']],
  ['wege wegańskie bez mięsa', ['', 'vegan']],
])('whoever types "%s" is shown what the filter of that name shows', (typed, asked) => {
  expect(meant(typed)).toEqual(asked)
})

test.each(['placki', 'bez cebuli', 'bez', 'glutenu', 'ser i jajka', 'wegierska', ''])(
  '"%s" stays what it is: words to look for',
  (typed) => {
    const view = readView(new URLSearchParams({ q: typed }))
    expect(withTypedFilters(view)).toBe(view)
    expect(typedFilters(view)).toEqual([])
  },
)

test('what was chosen before holds beside what is typed, and is not named twice', () => {
  expect(meant('wege bez mleka', { free: 'eggs' })).toEqual(['', 'vegetarian', 'milk', 'eggs'])
  expect(meant('bez glutenu', { free: 'gluten' })).toEqual(['', 'gluten_free'])
  expect(meant('bez laktozy', { diet: 'low_fodmap' })).toEqual(['', 'low_fodmap', 'milk'])
  expect(typedFilters(readView(new URLSearchParams({ q: 'bez mleka i jajek', free: 'milk' }))).map(({ label }) => label)).toEqual([
    'bez jaj',
  ])
})

test('each filter that is read is named, also where nothing else was typed', () => {
  expect(typedFilters(readView(new URLSearchParams({ q: 'bez glutenu' })))).toEqual([{ label: 'bez glutenu', off: { diet: null } }])
})

test('gluten is one filter, whether it is chosen as a diet or as an allergen', () => {
  expect(readView(new URLSearchParams({ diet: 'gluten_free', free: 'gluten,milk' })).freeFrom).toEqual(['milk'])
})
