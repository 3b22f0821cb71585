import { ONBOARDING_STEPS, type Onboarding, readOnboarding } from '@spizarka/contract/onboarding'
import { listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import { listRecipeSuggestions } from '@spizarka/contract/recipes'
import { listShoppingLists } from '@spizarka/contract/shopping'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { answer, apiServer, refuse, unreachable } from '../../testing/api-server.ts'
import { aRecipeSummary } from '../../testing/recipe-samples.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { aPantryItem, aShoppingList, onePage, signedIn } from '../../testing/samples.ts'
import { HomeScreen } from './HomeScreen.tsx'

const summary = { products: 3, spices: 0, limit: 50, use_soon: 2, expired: 0, ends_today: 0, categories: [] }
const nextItems = (id: string) => <p>Co dalej na liście {id}</p>
const routes = [
  {
    path: '/',
    Component: () => (
      <HomeScreen waitingLists={<p>Czekające listy</p>} today={<p>Dziś na talerzu</p>} quickAdd={<p>Sposoby</p>} nextItems={nextItems} />
    ),
  },
]

/** One of the pages of twelve dishes. */
function dishes(page: number) {
  const results = Array.from({ length: page < 3 ? 5 : 2 }, (_, place) => ({
    ...aRecipeSummary({ id: `${page}${place}`, title: `Danie ${(page - 1) * 5 + place + 1}` }),
    enough_for: 2,
    to_buy: ['ser feta'],
    uses_soon: [{ product_id: '11', product_name: 'szpinak', best_before: '2025-11-20' }],
  }))
  return { count: 12, next: page < 3 ? 'next' : null, previous: null, results }
}

function progress(changes: Partial<Onboarding> = {}, behind = 0): Onboarding {
  const steps = ONBOARDING_STEPS.map((step, index) => ({ step, outcome: index < behind ? ('saved' as const) : null }))
  return { finished: false, current_step: ONBOARDING_STEPS[behind] ?? 'finish', steps, ...changes }
}

function swipe(element: Element, across: number): void {
  fireEvent.touchStart(element, { touches: [{ clientX: 100, clientY: 100 }] })
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: 100 + across, clientY: 110 }] })
}

/** Keys that follow each other at once: nothing is drawn between them but what the first one draws itself. */
function press(...keys: string[]): void {
  act(() => {
    for (const key of keys) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
}

describe('the start of someone who is signed in', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-11-20T09:00:00Z'), toFake: ['Date'] })
    signedIn()
    apiServer.use(
      answer(readOnboarding, () => progress({ finished: true }, ONBOARDING_STEPS.length)),
      answer(listShoppingLists, () => onePage()),
      answer(listRecipeSuggestions, ({ query: { page } }) => dishes(page)),
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
    expect(screen.getByText('Czwartek, 20 listopada')).toBeTruthy()
    expect(screen.getByText('dziś')).toBeTruthy()
    expect(screen.getByText('jutro')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Wszystkie (5)' }).getAttribute('href')).toBe('/pantry?show=soon')
    expect(screen.getByText('Czekające listy')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Ułóż po mojemu.*−60 pkt AI/ }).getAttribute('href')).toBe('/generate-recipe')
  })

  it('leads to the list that is being bought, or to a plan of days', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
    )
    const view = renderRoutes(routes, '/')
    expect((await screen.findByRole('link', { name: 'Zaplanuj kilka dni' })).getAttribute('href')).toBe('/generate-shopping-list')
    view.unmount()
    apiServer.use(answer(listShoppingLists, () => onePage(aShoppingList({ name: 'Na sobotę', item_count: 11, checked_count: 4 }))))
    await queryClient.resetQueries()
    renderRoutes(routes, '/')
    expect((await screen.findByRole('link', { name: 'Otwórz listę Na sobotę' })).getAttribute('href')).toBe('/shopping-lists/7')
    expect(screen.getByText('Co dalej na liście 7')).toBeTruthy()
  })

  it('offers dishes for today with what they use up and what to buy, to cook at once or to open', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
    )
    renderRoutes(routes, '/')
    expect((await screen.findByRole('link', { name: 'Danie 1' })).getAttribute('href')).toBe('/recipes/10')
    expect(screen.getByRole('link', { name: 'Gotuj: Danie 1' }).getAttribute('href')).toBe('/recipes/10/cook')
    expect(screen.getByText('zużyje: szpinak (dziś)')).toBeTruthy()
    expect(screen.getByText('dokupisz: ser feta')).toBeTruthy()
    expect(screen.getAllByText(/masz 8 z.10/)).toHaveLength(5)
    expect(screen.getAllByRole('link', { name: /^Danie/ })).toHaveLength(5)
    expect(screen.queryByText('Zużyj wkrótce')).toBeNull()
  })

  it('opens a dish for as many as there is enough for, and says so', async () => {
    const bigos = aRecipeSummary({ id: '7', title: 'Bigos', servings: 4 })
    apiServer.use(answer(listRecipeSuggestions, () => onePage({ ...bigos, enough_for: 3, to_buy: [] })))
    renderRoutes(routes, '/')
    expect((await screen.findByRole('link', { name: 'Gotuj: Bigos' })).getAttribute('href')).toBe('/recipes/7/cook?servings=3')
    expect(screen.getByRole('link', { name: 'Bigos' }).getAttribute('href')).toBe('/recipes/7?servings=3')
    expect(screen.getByText(/^starczy na 3\sporcje$/)).toBeTruthy()
  })

  it('turns to the next five by the button, by arrows and by a swipe, and keeps the page in the address', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
    )
    const { user, router } = renderRoutes(routes, '/')
    await user.click(await screen.findByRole('button', { name: 'Następne 5' }))
    const sixth = await screen.findByRole('link', { name: 'Danie 6' })
    expect(router.state.location.search).toBe('?dishes=2')
    act(() => sixth.focus())
    await user.keyboard('{ArrowRight}')
    const last = await screen.findByRole('link', { name: 'Danie 11' })
    expect(screen.getByText('Dania 11–12 z 12')).toBeTruthy()
    // Past the end it stays. The focus went on with the page.
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('link', { name: 'Danie 12' })).toBeTruthy()
    swipe(last, 200)
    expect(await screen.findByRole('link', { name: 'Danie 6' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Następne 2' }))
    await user.click(await screen.findByRole('button', { name: 'Od początku' }))
    expect(await screen.findByRole('link', { name: 'Danie 1' })).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('names on its card what counts as there though the recipe calls for another food', async () => {
    const stand_ins = [
      { product_names: ['olej rzepakowy'], instead_of: 'zamiast oliwy z oliwek' },
      { product_names: ['chleb pszenny'], instead_of: 'zamiast chleba żytniego' },
    ]
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
      answer(listRecipeSuggestions, () => ({ ...dishes(1), results: dishes(1).results.map((dish) => ({ ...dish, stand_ins })) })),
    )
    renderRoutes(routes, '/')
    expect(await screen.findAllByText('olej rzepakowy zamiast oliwy z oliwek; chleb pszenny zamiast chleba żytniego')).toHaveLength(1)
    // Small cards have room for one.
    expect(screen.getAllByText('olej rzepakowy zamiast oliwy z oliwek')).toHaveLength(4)
  })

  it('loses no key of two quick ones, while the page before is still shown either, and keeps the focus', async () => {
    const later = Promise.withResolvers<void>()
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
      answer(listRecipeSuggestions, async ({ query: { page } }) => {
        if (page > 1) await later.promise
        return dishes(page)
      }),
    )
    const { user, router } = renderRoutes(routes, '/')
    const link = await screen.findByRole('link', { name: 'Danie 1' })
    act(() => link.focus())
    press('ArrowRight', 'ArrowRight')
    expect(router.state.location.search).toBe('?dishes=3')
    expect(document.activeElement).toBe(link)
    press('ArrowLeft')
    expect(router.state.location.search).toBe('?dishes=2')
    later.resolve()
    await screen.findByRole('link', { name: 'Danie 6' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dziś z tego' }))
    await user.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('link', { name: 'Danie 1' })).toBeTruthy()
  })

  it('turns back from a page that could not be read', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
      answer(listRecipeSuggestions, ({ query: { page } }) => (page > 1 ? refuse('forbidden') : dishes(page))),
    )
    const { router } = renderRoutes(routes, '/?dishes=2')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    swipe(again, 200)
    expect(await screen.findByRole('link', { name: 'Danie 1' })).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('says where nothing comes of what is there, and can be tried again after a failure', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
      answer(listRecipeSuggestions, () => refuse('forbidden')),
    )
    const { user } = renderRoutes(routes, '/')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(answer(listRecipeSuggestions, () => onePage()))
    await user.click(again)
    expect(await screen.findByText('Z tego jeszcze nic nie wychodzi')).toBeTruthy()
  })

  it('shows the dishes of the last visit while there is no network', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => onePage()),
    )
    const { unmount } = renderRoutes(routes, '/')
    await screen.findByRole('link', { name: 'Danie 1' })
    unmount()
    apiServer.use(unreachable(listRecipeSuggestions))
    renderRoutes(routes, '/')
    expect(await screen.findByRole('link', { name: 'Danie 1' })).toBeTruthy()
    expect(screen.queryByText('Nie udało się wczytać dań na dziś.')).toBeNull()
  })

  it('leads from an empty pantry to the ways of adding', async () => {
    apiServer.use(
      answer(readPantrySummary, () => ({ ...summary, products: 0 })),
      answer(listPantry, () => onePage()),
    )
    renderRoutes(routes, '/')
    expect(await screen.findByText('Półki jeszcze puste')).toBeTruthy()
    expect(screen.getByText('Sposoby')).toBeTruthy()
    // They are there themselves.
    expect(screen.queryByRole('link', { name: 'Dodaj produkty' })).toBeNull()
    expect(screen.queryByText('Dziś z tego')).toBeNull()
  })

  it('says that the pantry could not be read, and has no row where nothing is due', async () => {
    apiServer.use(
      answer(readPantrySummary, () => summary),
      answer(listPantry, () => refuse('forbidden')),
    )
    const { user } = renderRoutes(routes, '/')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(answer(listPantry, () => onePage()))
    await user.click(again)
    await waitFor(() => expect(screen.queryByText('Nie udało się wczytać spiżarni.')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Zużyj wkrótce' })).toBeNull()
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
