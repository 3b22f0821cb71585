import type { DishKind } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { indexStock } from '../../stock/index.ts'
import { aRequest } from '../kitchen.fixture.ts'
import { foodGate } from '../kitchen.ts'
import { fitBase } from './compose-from-base.ts'
import { chooseDishes, type ScoredDish } from './score-dish.ts'

const request = aRequest()
const gate = foodGate(request.profile)
const [fitted] = fitBase({ request, gate, stock: indexStock(request.pantry), wishedFoods: new Set(), takesUnchecked: false })

function dishOf(id: string, kind: DishKind, mainFoods: readonly string[], score = 5): ScoredDish {
  if (!fitted) throw new Error('nothing fits the staples')
  const { adapted } = fitted
  return { score, adapted: { ...adapted, dish: { ...adapted.dish, mainFoods, recipe: { ...adapted.dish.recipe, id, kind } } } }
}

const idsOf = (dishes: readonly ScoredDish[]) => dishes.map(({ adapted }) => adapted.dish.recipe.id)
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

/** Of how many seeds the pasta is one of two dishes that are chosen. */
const timesOfPasta = (dishes: readonly ScoredDish[]) =>
  SEEDS.filter((seed) => idsOf(chooseDishes(dishes, 2, seed)).includes('makaron')).length

const PASTA = dishOf('makaron', 'pasta', ['tofu'])

it('sets dishes of several kinds beside each other rather than two of one', () => {
  const amongSoups = timesOfPasta([dishOf('zupa', 'soup', []), dishOf('krem', 'soup', []), PASTA])
  const amongOthers = timesOfPasta([dishOf('zupa', 'soup', []), dishOf('krem', 'stew', []), PASTA])
  expect(amongSoups).toBeGreaterThan(amongOthers)
})

it('sets dishes of several main foods beside each other rather than two of one', () => {
  const amongChicken = timesOfPasta([dishOf('rosol', 'soup', ['kurczak']), dishOf('curry', 'stew', ['kurczak']), PASTA])
  const amongOthers = timesOfPasta([dishOf('rosol', 'soup', ['kurczak']), dishOf('curry', 'stew', ['ryba']), PASTA])
  expect(amongChicken).toBeGreaterThan(amongOthers)
})

it('gives the far better one first whatever the seed, and varies among equals', () => {
  const dishes = [dishOf('zupa', 'soup', []), PASTA, dishOf('gulasz', 'stew', [], 8)]
  for (const seed of SEEDS) expect(idsOf(chooseDishes(dishes, 3, seed))[0]).toBe('gulasz')
  expect(new Set(SEEDS.map((seed) => idsOf(chooseDishes(dishes, 3, seed))[1])).size).toBe(2)
})
