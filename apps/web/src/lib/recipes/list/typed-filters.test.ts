import { expect, test } from 'vitest'
import { activeFilters, readView } from './recipe-list-filter.ts'
import { publishedQuery } from './recipe-lists.ts'
import { typedFilters, withTypedFilters } from './typed-filters.ts'

/** What is asked for where somebody typed this, and had chosen that before. */
function meant(typed: string, chosen: Record<string, string> = {}) {
  const { search, diet, protein, freeFrom, without } = withTypedFilters(readView(new URLSearchParams({ q: typed, ...chosen })))
  return [search, diet, ...freeFrom, ...(protein ? ['protein'] : []), ...without.map((food) => `bez ${food}`)]
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
  // What is no filter of its own is left out by its name, with its adjectives.
  ['bez cebuli', ['', null, 'bez cebuli']],
  ['Zupa bez Cebuli i czosnku', ['Zupa', null, 'bez cebuli', 'bez czosnku']],
  ['bez mleka, cebuli ani jajek', ['', null, 'milk', 'eggs', 'bez cebuli']],
  ['bez mleka kokosowego', ['', null, 'bez mleka kokosowego']],
  ['sałatka bez czerwonej papryki wege', ['sałatka', 'vegetarian', 'bez czerwonej papryki']],
  ['bez sera żółtego placki', ['placki', null, 'bez sera żółtego']],
  ['bez orzechów włoskich', ['', null, 'bez orzechów włoskich']],
  ['zupa bez cebuli i z ryżem', ['zupa z ryżem', null, 'bez cebuli']],
  // Two diets at once: one of them stands as what it rules out, or the stricter one holds.
  ['bez glutenu i laktozy', ['', 'lactose_free', 'gluten']],
  ['wegańskie bez glutenu', ['', 'vegan', 'gluten']],
  ['bez glutenu wege', ['', 'vegetarian', 'gluten']],
  ['wege wegańskie bez mięsa', ['', 'vegan']],
])('whoever types "%s" is shown what the filter of that name shows', (typed, asked) => {
  expect(meant(typed)).toEqual(asked)
})

test.each(['placki', 'bez', 'bez do', 'glutenu', 'ser i jajka', 'wegierska', ''])('"%s" stays what it is: words to look for', (typed) => {
  const view = readView(new URLSearchParams({ q: typed }))
  expect(withTypedFilters(view)).toBe(view)
  expect(typedFilters(view)).toEqual([])
})

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

test('what it is to be without is asked for and not looked for, stands in the address, and is taken off one by one', () => {
  const view = withTypedFilters(readView(new URLSearchParams({ q: 'zupa bez cebuli i czosnku' })))
  expect(publishedQuery(view, 1)).toMatchObject({ search: 'zupa', without: 'cebuli,czosnku' })
  expect(readView(new URLSearchParams({ without: 'cebuli,czosnku' })).without).toEqual(['cebuli', 'czosnku'])
  expect(activeFilters({ ...view, search: '' }, false)).toEqual([
    { label: 'bez cebuli', off: { without: ['czosnku'] } },
    { label: 'bez czosnku', off: { without: ['cebuli'] } },
  ])
})
