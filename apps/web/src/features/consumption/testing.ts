import type { Consumption } from '@spizarka/contract/consumption'
import { aRecipe } from '../../testing/recipe-samples.ts'
import type { Proposal } from './confirm/deduction.ts'
import type { Outcome } from './done/outcome.ts'

const perServing = aRecipe().nutrition.per_serving

export function aProposedDeduction(changes: Partial<Proposal['deductions'][number]> = {}): Proposal['deductions'][number] {
  return {
    ingredients: [0],
    product_id: '11',
    product_name: 'pomidory krojone',
    category: 'jars',
    is_spice: false,
    unit: 'grams',
    available: 800,
    quantity: 400,
    ...changes,
  }
}

export function aProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    recipe_id: '31',
    title: 'Szakszuka z papryką i szpinakiem',
    servings: 2,
    deductions: [
      aProposedDeduction(),
      aProposedDeduction({ product_id: '12', product_name: 'jajka', category: 'dairy', unit: 'pieces', available: 8, quantity: 3 }),
    ],
    not_in_pantry: [],
    per_serving: perServing,
    coverage: 1,
    meal_type: 'lunch',
    leftovers: { product_name: 'szakszuka – porcja', best_before: '2030-11-22' },
    ...changes,
  }
}

export function aConsumption(changes: Partial<Consumption> = {}): Consumption {
  const now = Date.now()
  return {
    id: '9',
    recipe_id: '31',
    title: 'Szakszuka z papryką i szpinakiem',
    servings: 2,
    portion_percent: 100,
    meal_type: 'lunch',
    eaten_on: '2025-11-20',
    eaten: perServing,
    created_at: new Date(now).toISOString(),
    undo_until: new Date(now + 86_400_000).toISOString(),
    undone_at: null,
    ...changes,
  }
}

export function aConfirmed(changes: Partial<Outcome['confirmed']> = {}): Outcome['confirmed'] {
  return { ...aConsumption(), shortfalls: [], leftovers_product_id: null, ...changes }
}
