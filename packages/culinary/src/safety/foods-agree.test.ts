import { FOODS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { contentsOfFood, NOTHING, traitsIn, unite } from './traits.ts'
import { contentsOfWords } from './words/contents-of-words.ts'
import { readParts } from './words/read-words.ts'

/** Names that say what is not in the food, or not always, with the reason. */
const SAID_ONLY: Readonly<Record<string, string>> = {
  'ciasto-bezowe': 'a meringue cake has no flour',
  'sernik-na-zimno-w-proszku': 'set with gelatine, without eggs',
  'ser-zolty-salami': 'a cheese in the shape of the sausage',
  'ser-kozi-twarogowy': 'young goat cheese has less lactose than curd',
  'poledwica-lososiowa': 'pork of the colour of salmon',
  'sos-bolonski': 'the jar without meat',
  'galaretki-w-cukrze': 'set with pectin',
  'chrupki-bekonowe': 'flavoured maize',
  'orzeszki-wasabi': 'peas are sold under the name as often as peanuts',
}

it('finds in no name of a food an allergen or origin that its row does not hold', () => {
  const faults = FOODS.filter(({ aisle, id }) => aisle !== 'household' && !Object.hasOwn(SAID_ONLY, id)).flatMap((food) => {
    const { has, may } = contentsOfFood(food)
    const said = readParts(food.name).reduce((contents, { words }) => unite(contents, contentsOfWords(words).contents), NOTHING)
    const missing = traitsIn(said.has & ~(has | may))
    return missing.length === 0 ? [] : [`${food.id}: ${missing.join(', ')}`]
  })
  expect(faults).toEqual([])
})
