import { expect, it } from 'vitest'
import { baseDishes, readRecentDish } from './index.ts'

it('knows a dish of the base by its title, however it is typed', () => {
  const [dish] = baseDishes()
  if (!dish) throw new Error('the base is empty')
  const { id, title, kind } = dish.recipe
  const read = { baseId: id, title, kind, foods: dish.mainFoods, daysAgo: 2 }
  expect(readRecentDish(title, 2)).toEqual(read)
  expect(readRecentDish(`  ${title.toUpperCase()} `, 2)).toEqual(read)
})

it('reads kind and foods off any other title', () => {
  expect(readRecentDish('Babcina zupa ze szpinaku i kurczaka', 1)).toMatchObject({
    baseId: null,
    kind: 'soup',
    foods: expect.arrayContaining(['szpinak']),
  })
  expect(readRecentDish('Pychota', 1)).toEqual({ baseId: null, title: 'Pychota', kind: null, foods: [], daysAgo: 1 })
})
