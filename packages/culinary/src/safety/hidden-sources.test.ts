import { expect, it } from 'vitest'
import { type AllergenSlug, checkRecipe, type DietSlug } from './index.ts'

const NOTHING = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

const verdictOn = (food: string, eater: { allergens?: AllergenSlug[]; exclusions?: string[]; diet?: DietSlug }) =>
  checkRecipe([{ food }], { ...NOTHING, ...eater }).verdict

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
