import { ONBOARDING_STEPS, type Onboarding, readOnboarding } from '@spizarka/contract/onboarding'
import { listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import { listRecipes } from '@spizarka/contract/recipes'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, refuse } from '../../testing/api-server.ts'
import { aRecipeSummary } from '../../testing/recipe-samples.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { aPantryItem, onePage, signedIn } from '../../testing/samples.ts'
import { HomeScreen } from './HomeScreen.tsx'

const summary = { products: 3, spices: 0, limit: 50, use_soon: 2, expired: 0, categories: [] }
const routes = [{ path: '/', Component: () => <HomeScreen waitingLists={<p>Czekające listy</p>} quickAdd={<p>Sposoby</p>} /> }]

function progress(changes: Partial<Onboarding> = {}, behind = 0): Onboarding {
  const steps = ONBOARDING_STEPS.map((step, index) => ({ step, outcome: index < behind ? ('saved' as const) : null }))
  return { finished: false, current_step: ONBOARDING_STEPS[behind] ?? 'finish', steps, ...changes }
}

describe('the start of someone who is signed in', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-11-20T09:00:00Z'), toFake: ['Date'] })
    signedIn()
    apiServer.use(
      answer(readOnboarding, () => progress({ finished: true }, ONBOARDING_STEPS.length)),
      answer(listRecipes, ({ query }) => {
        return onePage(aRecipeSummary({ title: query.ordering === '-pantry_match' ? 'Zupa krem' : 'Nie w tej kolejności' }))
      }),
    )
    return () => vi.useRealTimers()
  })

  it('shows what to use first, what waits, and the points', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, ({ query }) => {
        expect(query).toMatchObject({ use_soon: true, ordering: 'best_before' })
        return {
          ...onePage(
            aPantryItem({ best_before: '2025-11-20' }),
            aPantryItem({ id: '12', product_name: 'kefir', best_before: '2025-11-21' }),
          ),
          count: 5,
        }
      }),
    )
    renderRoutes(routes, '/')
    expect(await screen.findByText('szpinak')).toBeTruthy()
    expect(screen.getByText('Dzień dobry. Jest czwartek, 20 listopada.')).toBeTruthy()
    expect(screen.getByText('dziś')).toBeTruthy()
    expect(screen.getByText('jutro')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Wszystkie (5)' }).getAttribute('href')).toBe('/pantry?show=soon')
    expect(screen.getByText('Czekające listy')).toBeTruthy()
    expect(screen.getByRole('link', { name: /204.punkty AI/ }).getAttribute('href')).toBe('/points')
    expect((await screen.findByRole('link', { name: 'Zupa krem' })).getAttribute('href')).toBe('/recipes/31')
    expect(screen.getByText(/masz 8 z.10/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Ułóż nowy przepis.*−60 pkt AI/ }).getAttribute('href')).toBe('/generate-recipe')
  })

  it('leads from an empty pantry to the ways of adding', async () => {
    apiServer.use(
      answer(readPantrySummary, () => ({ ...summary, products: 0 })),
      answer(listPantry, () => onePage()),
    )
    renderRoutes(routes, '/')
    expect(await screen.findByText('Półki jeszcze puste')).toBeTruthy()
    expect(screen.getByText('Sposoby')).toBeTruthy()
    expect(screen.queryByText('Zużyj wkrótce')).toBeNull()
  })

  it('says when nothing is due, and can be tried again after a failure', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => refuse('forbidden')),
    )
    const { user } = renderRoutes(routes, '/')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(answer(listPantry, () => onePage()))
    await user.click(again)
    expect(await screen.findByText('Nic nie czeka na szybkie zużycie.')).toBeTruthy()
  })

  it('leads somebody new to the first steps, once', async () => {
    apiServer.use(
      answer(readPantrySummary, () => ({ ...summary, products: 0 })),
      answer(listPantry, () => onePage()),
      answer(readOnboarding, () => progress()),
    )
    const { router } = renderRoutes(routes, '/')
    expect(await screen.findByText('Inny ekran')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/onboarding/welcome')

    // Back before the welcome was recorded, or where that failed: not led there again.
    await act(() => router.navigate('/'))
    expect(await screen.findByText('Półki jeszcze puste')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
  })

  it('invites to go on with first steps that were begun', async () => {
    apiServer.use(
      answer(readPantrySummary, () => ({ ...summary, products: 0 })),
      answer(listPantry, () => onePage()),
      answer(readOnboarding, () => progress({}, 2)),
    )
    renderRoutes(routes, '/')
    const card = await screen.findByRole('link', { name: /Dokończ pierwsze kroki/ })
    expect(card.textContent).toContain('Zostały 3 kroki')
    expect(card.getAttribute('href')).toBe('/onboarding/health-conditions')
  })

  it('takes nobody away from a pantry that is in use', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
      answer(readOnboarding, () => progress()),
    )
    renderRoutes(routes, '/')
    expect(await screen.findByRole('link', { name: /Dokończ pierwsze kroki/ })).toBeTruthy()
    expect(screen.getByText('Sposoby')).toBeTruthy()
  })
})
