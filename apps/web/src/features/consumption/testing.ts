import { type Consumption, confirmConsumption, proposeConsumption } from '@spizarka/contract/consumption'
import type { BodyOut } from '@spizarka/contract/endpoint'
import { readRecipe } from '@spizarka/contract/recipes'
import { screen } from '@testing-library/react'
import { answer, apiServer } from '../../testing/api-server.ts'
import { aRecipe } from '../../testing/recipe-samples.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import type { Proposal } from './confirm/deduction.ts'
import type { Outcome } from './done/outcome.ts'
import { consumptionRoutes } from './routes.ts'

const perServing = aRecipe().nutrition.per_serving

export function aProposedDeduction(changes: Partial<Proposal['deductions'][number]> = {}): Proposal['deductions'][number] {
  return {
    ingredients: [0],
    product_id: '11',
    product_name: 'pomidory krojone',
    instead_of: null,
    category: 'jars',
    tile: null,
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
    assumed: [],
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

/** Opens the proposal; `sent` collects what is confirmed. */
export async function openConfirm(proposal = aProposal(), at = '/confirm-consumption/31') {
  const sent: BodyOut<typeof confirmConsumption>[] = []
  apiServer.use(
    answer(readRecipe, () => aRecipe()),
    answer(proposeConsumption, () => proposal),
    answer(confirmConsumption, ({ body }) => {
      sent.push(body)
      return aConfirmed({ leftovers_product_id: body.leftovers ? '40' : null })
    }),
  )
  const view = renderRoutes(consumptionRoutes, at)
  await screen.findByText(/^Schodzi ze spiżarni$/)
  return { ...view, sent }
}

export const amountOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`Ile zeszło: ${name}`)
export const confirmButton = () => screen.getByRole('button', { name: /^Zapisz i.odejmij ze spiżarni$/ })
export const pageText = () => document.body.textContent?.replaceAll('\u00a0', ' ')
