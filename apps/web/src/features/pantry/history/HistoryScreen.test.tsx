import { listPantryHistory, type PantryChange, restorePantryItem } from '@spizarka/contract/pantry'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../lib/days.ts'
import { today } from '../../../lib/text/format.ts'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { pantryRoutes } from '../routes.ts'
import { aProduct, fakePantry } from '../testing.tsx'

const aChange = (changes: Partial<PantryChange>): PantryChange => ({
  id: '1',
  created_at: new Date().toISOString(),
  kind: 'consumed',
  source: 'manual',
  product_id: '1',
  product_name: 'mleko',
  unit: 'ml',
  delta: -250,
  quantity_after: 750,
  can_undo: true,
  ...changes,
})

beforeEach(() => {
  signedIn()
})

test('tells what happened, day by day', async () => {
  const changes = [
    aChange({}),
    aChange({
      id: '2',
      kind: 'added',
      source: 'text',
      product_name: 'mąka',
      unit: 'grams',
      delta: 2000,
      quantity_after: 2000,
      can_undo: false,
    }),
    aChange({
      id: '3',
      // At noon: where clocks are moved 24 hours ago is not always yesterday.
      created_at: `${addDays(today(), -1)}T12:00:00Z`,
      kind: 'used_up',
      delta: -1,
      unit: 'pieces',
      quantity_after: 0,
    }),
  ]
  apiServer.use(...fakePantry([], { changes }).handlers)
  renderRoutes(pantryRoutes, '/pantry/history')

  await screen.findByRole('heading', { name: 'Dziś' })
  screen.getByRole('heading', { name: /^Wczoraj, / })
  for (const words of ['−250 ml', 'potem 750 ml', '+2 kg', 'Dodane (z listy) ·', 'nic nie zostało']) screen.getByText(words)
  expect(screen.queryByRole('button', { name: /Cofnij: mąka/ })).toBeNull()
})

test('takes the last change of a product back', async () => {
  const milk = aProduct('mleko', { id: '1', canonical_unit: 'ml', quantity_ml: 750 })
  const pantry = fakePantry([milk], { changes: [aChange({})] })
  apiServer.use(...pantry.handlers)
  const { user } = renderRoutes(pantryRoutes, '/pantry/history')

  await user.click(await screen.findByRole('button', { name: 'Cofnij: mleko, zużyte' }))
  await screen.findAllByText('Cofnięte: mleko')
  expect(pantry.calls).toEqual(['restore'])
})

test('says why a change cannot be taken back', async () => {
  apiServer.use(
    answer(restorePantryItem, () => refuse('nothing_to_restore')),
    ...fakePantry([], { changes: [aChange({})] }).handlers,
  )
  const { user } = renderRoutes(pantryRoutes, '/pantry/history')
  await user.click(await screen.findByRole('button', { name: /Cofnij/ }))
  expect(await screen.findAllByText('Nie ma już czego cofnąć.')).toBeTruthy()
})

test('a history that cannot be read says so and tries again', async () => {
  apiServer.use(answer(listPantryHistory, () => refuse('not_found')))
  const { user } = renderRoutes(pantryRoutes, '/pantry/history')
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  apiServer.use(...fakePantry([]).handlers)
  await user.click(retry)
  expect(await screen.findByText(/Na razie nie było żadnej/)).toBeTruthy()
})
