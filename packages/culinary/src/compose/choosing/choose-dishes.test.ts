import { expect, it } from 'vitest'
import { indexStock } from '../../stock/index.ts'
import { baseProspects } from '../base/index.ts'
import { aRequest } from '../kitchen.fixture.ts'
import { foodGate, type Kitchen } from '../kitchen.ts'
import { readWish } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import { choiceFor } from './choice.ts'
import { chooseDishes } from './choose-dishes.ts'
import type { Prospect } from './prospect.ts'

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

function kitchenOf(seed: number): Kitchen {
  const request = { ...aRequest(), seed }
  return {
    request,
    gate: foodGate(request.profile),
    stock: indexStock(request.pantry),
    wishedFoods: new Set(),
    leavesOut: new Set<string>(),
    takesUnchecked: false,
  }
}

function firstFitted(kitchen: Kitchen): [Prospect, Candidate] {
  for (const prospect of baseProspects(kitchen, choiceFor(kitchen, readWish(null)))) {
    const dish = prospect.fit()
    if (dish) return [prospect, dish]
  }
  throw new Error('nothing fits the staples')
}

it('leaves to chance only which of the dishes comes first that come near the best', () => {
  const [prospect, some] = firstFitted(kitchenOf(0))
  const recipe = some.write()
  if (!recipe) throw new Error('the dish cannot be written')
  const dish = (title: string, missing: number): Candidate => ({
    ...some,
    id: title,
    missing,
    facts: { ...some.facts, title },
    write: () => ({ ...recipe, title }),
  })
  const candidates = [dish('Najlepsze', 0), dish('Podobne', 1), dish('Gorsze', 2)].map(
    (each): Prospect => ({ sketch: { ...prospect.sketch, id: each.id }, fit: () => each }),
  )
  const first = SEEDS.map((seed) => chooseDishes(candidates, kitchenOf(seed), readWish(null), 1)[0]?.recipe.title)
  expect(new Set(first)).toEqual(new Set(['Najlepsze', 'Podobne']))
})

const soupOf = (...leads: string[]): Candidate['idea'] => ({ kind: 'soup', leads, fills: [], vegetables: [], frame: null })

it('passes over what is the same again, or no good third, for the next that is another dish', () => {
  const kitchen = kitchenOf(0)
  const [prospect, some] = firstFitted(kitchen)
  const recipe = some.write()
  if (!recipe) throw new Error('the dish cannot be written')
  const dish = (title: string, idea: Candidate['idea'], fields: Partial<Candidate> = {}): Candidate => ({
    ...some,
    id: title,
    idea,
    facts: { ...some.facts, title, servings: 1 },
    write: () => ({ ...recipe, title }),
    ...fields,
  })
  const whole = { ...some.facts, servings: kitchen.request.servings }
  const candidates = [
    dish('Pierwsze', soupOf('dynia', 'marchew'), { facts: { ...whole, title: 'Pierwsze' } }),
    // For all who eat, and the same again.
    dish('To samo', soupOf('dynia', 'marchew'), { facts: { ...whole, title: 'To samo' }, missing: 1 }),
    dish('Drugie', { kind: 'eggs', leads: ['jajka'], fills: [], vegetables: [], frame: null }, { missing: 1 }),
    // All at home, and nothing but potatoes.
    dish('Ziemniaki', { kind: 'side', leads: ['ziemniaki'], fills: ['ziemniaki'], vegetables: [], frame: null }),
    // For fewer than the others, and for more shopping than they.
    dish(
      'Mniejsze',
      { kind: 'fry', leads: ['schab'], fills: [], vegetables: [], frame: null },
      { missing: 0.1, facts: { ...some.facts, title: 'Mniejsze', servings: 0.5 } },
    ),
    dish(
      'Zakupy',
      { kind: 'grain', leads: ['ryby'], fills: [], vegetables: [], frame: null },
      { missing: 2, coverage: 1, foods: 50, rarity: 5 },
    ),
    dish('Trzecie', { kind: 'salad', leads: ['feta'], fills: [], vegetables: [], frame: null }, { missing: 1 }),
  ].map((each): Prospect => ({ sketch: { ...prospect.sketch, id: each.id, idea: each.idea, missing: 0 }, fit: () => each }))
  const chosen = chooseDishes(candidates, kitchen, readWish(null), 3).map((each) => each.recipe.title)
  expect(chosen).toHaveLength(3)
  expect(chosen).not.toContain('To samo')
  expect(['Ziemniaki', 'Mniejsze', 'Zakupy']).not.toContain(chosen.at(-1))
})
