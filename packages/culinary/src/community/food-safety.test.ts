import { RECIPES } from '@spizarka/knowledge/recipes'
import { expect, it, test } from 'vitest'
import { findUnsafe } from './food-safety.ts'

const rules = (changes: Partial<Parameters<typeof findUnsafe>[0]>) =>
  findUnsafe({ title: 'Danie', about: '', foods: [], steps: [], ...changes }).map(({ rule }) => rule)

test.each([
  ['surowy-drob', { title: 'Tatar z kurczaka', foods: ['piers-z-kurczaka'], steps: ['Posiekaj.', 'Podaj.'] }],
  [
    'surowy-drob',
    { title: 'Kurczak w cytrynie', foods: ['piers-z-kurczaka'], steps: ['Zalej sokiem i odstaw na noc.', 'Pokrój i podaj.'] },
  ],
  ['mieso-w-sloikach', { foods: ['wieprzowina'], steps: ['Ugotuj mięso.', 'Włóż do słoików i pasteryzuj 30 minut.'] }],
  ['surowa-wieprzowina', { foods: ['mieso-mielone-wieprzowe'], title: 'Metka z surowego mięsa', steps: ['Zmiel i przypraw.'] }],
  ['grzyby-trujace', { foods: [], steps: ['Muchomory obgotuj dwa razy.'] }],
  ['miod-dla-niemowlat', { foods: ['miod'], about: 'Pierwszy deser dla niemowlaka', steps: ['Wymieszaj.'] }],
])('%s is found', (rule, recipe) => {
  expect(rules(recipe)).toContain(rule)
})

it('leaves cooked dishes alone', () => {
  expect(rules({ title: 'Kurczak pieczony', foods: ['piers-z-kurczaka'], steps: ['Piecz 40 minut w 180°C.'] })).toEqual([])
  expect(rules({ title: 'Mielone', foods: ['mieso-mielone-wieprzowe'], steps: ['Usmaż na złoto.'] })).toEqual([])
})

it('finds nothing to fear in the recipes of the base', () => {
  const found = RECIPES.flatMap(({ title, about, ingredients, steps }) => {
    const foods = ingredients.map(({ food }) => food)
    return findUnsafe({ title, about, foods, steps: steps.map(({ text }) => text) }).map(
      ({ rule, found: words }) => `${title}: ${rule}, „${words}”`,
    )
  })
  // Named, so that a failure tells which.
  expect(found.slice(0, Math.floor(RECIPES.length / 100))).toEqual(found)
})
