import { describe, expect, it } from 'vitest'
import { RECIPES } from '../knowledge/recipes/index.ts'
import type { Recipe } from './recipe.ts'
import { validateRecipes } from './validate-recipes.ts'

function sound(): Recipe {
  const recipe = RECIPES.find(({ id }) => id === 'pomidorowa-z-ryzem')
  if (!recipe) throw new Error('the sample recipe is gone')
  return recipe
}

function faultsOf(changes: Partial<Recipe>): string {
  return validateRecipes([{ ...sound(), ...changes }]).join('\n')
}

// The first to read a line builds the index over the food table.
describe('validateRecipes', { timeout: 30_000 }, () => {
  it.each<[string, Partial<Recipe>, string]>([
    ['a malformed id', { id: 'Zła Nazwa' }, 'malformed id'],
    ['a claim', { about: 'Zdrowa i bezglutenowa zupa dla każdego.' }, 'claims what is computed'],
    ['thirteen servings', { servings: 13 }, 'servings 13'],
    ['more work than time', { activeMinutes: 50 }, 'activeMinutes 50 of 40'],
    ['an unknown food', withLine({ food: 'smok', grams: 100, line: '100 g smoka' }), 'no food smok'],
    ['a line of another food', withLine({ food: 'czosnek', grams: 4, line: '1 cebula' }), 'read as cebula, not czosnek'],
    ["a weight that is not the line's", withLine({ food: 'czosnek', grams: 80, line: '2 ząbki czosnku' }), '80 g in the dish against 8 g'],
    ['a line without an amount', withLine({ food: 'czosnek', grams: 4, line: 'czosnek' }), 'states no amount'],
    ['two products in a line', withLine({ food: 'czosnek', grams: 4, line: '1 ząbek czosnku i 1 cebula' }), 'read as 2 products'],
    ['an ingredient left on the table', withLine({ food: 'czosnek', grams: 4, line: '1 ząbek czosnku' }), 'no step uses czosnek'],
    [
      'a step with what is not listed',
      withStep({ text: 'Wkrój boczek i wymieszaj.', uses: ['boczek'] }),
      'a step uses boczek, which is not listed',
    ],
    ['a text with what is not listed', withStep({ text: 'Posyp startym parmezanem.' }), 'names "parmezanem", which is not listed'],
    [
      'a used food that the text does not name',
      withStep({ text: 'Postaw na stole i podaj.', uses: ['passata'] }),
      'uses passata without naming it',
    ],
    ['a temperature of another planet', withStep({ text: 'Zapiekaj w 900°C przez 10 minut.' }), '900°C'],
    [
      'a timer that the text does not name',
      withStep({ text: 'Gotuj jeszcze chwilę.', timer: { minutes: 7, label: 'Zupa' } }),
      'a timer of 7 minutes',
    ],
    ['an oven that nobody needs', { equipment: ['hob', 'oven'] }, 'oven in the equipment'],
    [
      'an oven of no known heat',
      { equipment: ['oven'], ...withStep({ text: 'Wstaw do piekarnika i piecz 10 minut.' }) },
      'the first step at the oven names no temperature',
    ],
    [
      'an oven in a variant of a dish without one',
      {
        variants: sound().variants?.map((variant) => ({
          ...variant,
          steps: [...variant.steps, { text: 'Zapiecz w piekarniku w 200°C.' }],
        })),
      },
      'thermomix/lidlomix: "piekarnik" in the steps',
    ],
  ])('finds %s', (_, changes, fault) => {
    expect(faultsOf(changes)).toContain(fault)
  })

  it('finds one title under two ids, whatever its endings', () => {
    const twin = { ...sound(), id: 'twin', title: 'Pomidorowe z ryżami' }
    expect(validateRecipes([sound(), twin]).join()).toContain('title twice')
  })

  it('finds a multi-cooker filled over its brim', () => {
    const ingredients = sound().ingredients.map((each) => (each.food === 'woda' ? { ...each, grams: 2000, line: '2 l wody' } : each))
    expect(faultsOf({ ingredients, servings: 6 })).toMatch(/thermomix\/lidlomix: \d+ g in a bowl of 2200/)
  })
})

function withLine(ingredient: Recipe['ingredients'][number]): Partial<Recipe> {
  return { ingredients: [...sound().ingredients, ingredient] }
}

function withStep(step: Recipe['steps'][number]): Partial<Recipe> {
  return { steps: [...sound().steps, step] }
}
