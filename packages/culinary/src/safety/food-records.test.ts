import { FOODS } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { type AllergenSlug, type ConditionSlug, checkRecipe, type DietSlug } from './index.ts'
import { contentsOfFood, NOTHING, traitsIn, unite } from './traits.ts'
import { contentsOfWords } from './words/contents-of-words.ts'
import { readParts } from './words/read-parts.ts'

const NOBODY = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

describe('what records of foods decide', () => {
  it.each([
    ['kaszanka', 'kasze', 'blocked', 'blood sausage is of groats'],
    ['maslo-slonecznikowe', 'nasiona', 'blocked', 'ground seeds are seeds'],
    ['szczypiorek-suszony', 'bakalie', 'clear', 'dried chives are no dried fruit'],
    ['ciastka-owsiane', 'pszenica', 'blocked', 'oat biscuits are baked with wheat flour'],
    ['chleb-owsiany', 'pszenica', 'blocked', 'so is oat bread'],
    ['chleb-zytni', 'pszenica', 'clear', 'rye bread need not be'],
    ['majonez-light', 'cukier', 'unchecked', '"light" speaks of fat, not of sugar'],
    ['ketchup', 'makaron', 'clear', 'no sauce holds pasta'],
    ['szafran', 'makaron', 'clear', 'threads of saffron are no noodles'],
    ['sos-do-pizzy', 'makaron', 'clear', 'nor does one for pizza'],
    ['kawa-zbozowa', 'kawa', 'clear', 'grain coffee holds no coffee'],
    ['bataty', 'ziemniaki', 'clear', 'sweet potatoes are no potatoes'],
    ['olej-rzepakowy', 'smażone', 'unchecked', 'oil is for frying and for salads'],
    ['ocet', 'smażone', 'clear', 'nobody fries in vinegar'],
  ])('%s for who leaves out %s: %s, for %s', (food, exclusion, verdict) => {
    expect(checkRecipe([{ food }], { ...NOBODY, exclusions: [exclusion] }).verdict).toBe(verdict)
  })

  it.each<[string, ConditionSlug, string]>([
    ['nachosy-serowe', 'nietolerancja-laktozy', 'unchecked'],
    ['chipsy-serowe', 'nietolerancja-laktozy', 'unchecked'],
    ['mleko-bez-laktozy', 'nietolerancja-laktozy', 'clear'],
    ['karambola', 'choroby-nerek', 'blocked'],
    ['cola', 'cukrzyca', 'blocked'],
    ['syrop-malinowy', 'cukrzyca', 'warned'],
  ])('%s for %s: %s', (food, condition, verdict) => {
    expect(checkRecipe([{ food }], { ...NOBODY, conditions: [condition] }).verdict).toBe(verdict)
  })

  it('does not take goods that nobody eats for something of the kitchen', () => {
    expect(checkRecipe(['papierosy'], NOBODY).verdict).toBe('unchecked')
    expect(checkRecipe(['papier do pieczenia'], NOBODY).verdict).toBe('clear')
  })

  it('takes almond flakes for no dough', () => {
    const gluten = { ...NOBODY, conditions: ['celiakia' as const] }
    expect(checkRecipe(['kopytka domowe (ziemniaki, jajko)'], gluten).verdict).toBe('unchecked')
    expect(checkRecipe(['kopytka domowe (płatki migdałowe, jajko)'], gluten).verdict).toBe('blocked')
  })
})

it.each([
  ['kaszanka', ['gluten', 'meat', 'pork']],
  ['pizza', ['gluten', 'milk']],
  ['zapiekanki', ['gluten', 'milk']],
  ['paszteciki', ['gluten', 'meat']],
  ['rosołek', ['celery', 'meat']],
])('knows by the word alone, whatever food it is read as, what %s holds', (line, held) => {
  const { contents } = contentsOfWords(readParts(line).flatMap(({ words }) => words))
  expect(traitsIn(contents.has)).toEqual(held)
})

const verdictOn = (food: string, eater: { allergens?: AllergenSlug[]; exclusions?: string[]; diet?: DietSlug }) =>
  checkRecipe([{ food }], { ...NOBODY, ...eater }).verdict

// Composed dishes know foods, not lines: what a name does not say must stand in the food table.
it.each<[string, AllergenSlug]>([
  ['seitan', 'gluten'],
  ['kuskus', 'gluten'],
  ['sos-sojowy', 'soja'],
  ['sos-sojowy', 'gluten'],
  ['majonez', 'jaja'],
  ['tahini', 'sezam'],
  ['hummus', 'sezam'],
  ['sos-worcester', 'ryby'],
  ['wloszczyzna', 'seler'],
  ['marcepan', 'orzechy'],
  ['kefir', 'mleko'],
  ['maslo-orzechowe', 'orzeszki-ziemne'],
  ['wino-czerwone', 'siarczyny'],
  ['kalmary', 'mieczaki'],
  ['krewetki', 'skorupiaki'],
  ['musztarda', 'gorczyca'],
])('%s is blocked for the allergen %s', (food, allergen) => {
  expect(verdictOn(food, { allergens: [allergen] })).toBe('blocked')
})

it.each<[string, DietSlug]>([
  ['zelatyna', 'wegetarianska'],
  ['smalec', 'wegetarianska'],
  ['anchois', 'wegetarianska'],
  ['boczek', 'peskatarianska'],
  ['miod', 'weganska'],
  ['majonez', 'weganska'],
])('%s is blocked for the diet %s', (food, diet) => {
  expect(verdictOn(food, { diet })).toBe('blocked')
})

it.each([
  ['passata', 'pomidory'],
  ['koncentrat-pomidorowy', 'pomidory'],
  ['frytki-mrozone', 'ziemniaki'],
  ['maslo-orzechowe', 'orzeszki ziemne'],
  ['pieczarki', 'grzyby'],
])('%s is blocked for who leaves out %s', (food, exclusion) => {
  expect(verdictOn(food, { exclusions: [exclusion] })).toBe('blocked')
})

it.each<[string, AllergenSlug]>([
  ['mleko-kokosowe', 'mleko'],
  ['kasza-gryczana', 'gluten'],
  ['maslo-orzechowe', 'mleko'],
  ['maka-ryzowa', 'gluten'],
  ['galka-muszkatolowa', 'orzechy'],
])('%s only looks like a source of %s', (food, allergen) => {
  expect(verdictOn(food, { allergens: [allergen] })).toBe('clear')
})

/** Names that say what is not in the food, or not always, with the reason. */
const NAMED_ONLY: Readonly<Record<string, string>> = {
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
  const faults = FOODS.filter(({ aisle, id }) => aisle !== 'household' && !Object.hasOwn(NAMED_ONLY, id)).flatMap((food) => {
    const { has, may } = contentsOfFood(food)
    const said = readParts(food.name).reduce((contents, { words }) => unite(contents, contentsOfWords(words).contents), NOTHING)
    // Sugar that was added stands in a record as its tag.
    const missing = traitsIn(said.has & ~(has | may)).filter((trait) => trait !== 'sweetened' || !food.tags?.includes('added-sugar'))
    return missing.length === 0 ? [] : [`${food.id}: ${missing.join(', ')}`]
  })
  expect(faults).toEqual([])
})
