import { readMe } from '@spizarka/contract/accounts'
import { ERRORS } from '@spizarka/contract/errors'
import { readRecipeSession } from '@spizarka/contract/recipe-sessions'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aUser, signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { recipesRoutes } from '../routes.ts'
import { ComposingScreen } from './ComposingScreen.tsx'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
const routes = recipesRoutes.filter(({ path }) => path === '/generate-recipe/:sessionId')
const made = { kind: 'compose' as const, recipe_id: '31', charged: 60, picture_failed: false, made_by: 'kitchen' as const }
const open = (state?: unknown) => renderRoutes(routes, `/generate-recipe/${SESSION}`, state)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('/generate-recipe/{sessionId}', () => {
  beforeEach(() => {
    signedIn({ ai_points: 144 })
    // What was refunded shows when the user is read again.
    apiServer.use(answer(readMe, () => aUser({ ai_points: 204 })))
  })

  it('says what is going on and leads to the recipe, which the browser’s Back does not lead back from', async () => {
    let polls = 0
    apiServer.use(answer(readRecipeSession, () => (++polls < 3 ? refuse('not_found') : made)))
    const { router } = open({ reserved: 62 })
    expect(await screen.findByText('Układanie przepisu...')).toBeTruthy()
    expect(screen.getByText('zarezerwowane').parentElement?.textContent).toMatch(/^62.punkty AI: zarezerwowane\./)
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(readSession().user?.ai_points).toBe(144)
  })

  it.each([
    ['recipe_failed', {}, 'Zmień warunki', '/generate-recipe'],
    ['recipe_pantry_empty', {}, 'Dodaj produkty', '/add-products'],
    [
      'recipe_none_fits',
      { limits: 'do 15 minut, wegańskie', advice: 'Pozwól, żeby czegoś brakowało.' },
      'Zmień warunki',
      '/generate-recipe',
    ],
  ] as const)('says why nothing came of it (%s), gives the points back and the way on', async (code, data, label, to) => {
    const refusal = refuse(code, data)
    apiServer.use(answer(readRecipeSession, () => refusal))
    open()
    expect(await screen.findByText(Object.values(refusal.body).join(''))).toBeTruthy()
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
    await expect.poll(() => readSession().user?.ai_points).toBe(204)
  })

  it('says that the picture alone failed, and shows the recipe', async () => {
    apiServer.use(answer(readRecipeSession, () => ({ ...made, picture_failed: true })))
    const { router } = open()
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
    expect(toastStore.read()?.text).toBe(ERRORS.picture_failed.text)
    await expect.poll(() => readSession().user?.ai_points).toBe(204)
  })

  it.each([
    ['the server fails', () => answer(readRecipeSession, () => new Refusal(500, {}))],
    ['there is no network', () => unreachable(readRecipeSession)],
  ])('can be asked again when %s', async (_, failing) => {
    apiServer.use(failing())
    const { user, router } = open()
    expect(await screen.findByText('Nie udało się sprawdzić, czy przepis jest gotowy. Spróbuj ponownie.')).toBeTruthy()
    apiServer.use(answer(readRecipeSession, () => made))
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
  })

  it('gives up after three minutes, and starts over on demand', async () => {
    vi.useFakeTimers()
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ detail: 'Nie znaleziono.' }, { status: 404 })))
    // Not lazy: a module does not load while time stands still.
    const { router } = renderRoutes([{ path: '/generate-recipe/:sessionId', Component: ComposingScreen }], `/generate-recipe/${SESSION}`)
    await act(() => vi.advanceTimersByTimeAsync(170_000))
    expect(screen.getByText('Układanie przepisu...')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByText(/^Układanie trwa dłużej niż zwykle\. Jeśli się nie uda, punkty wrócą/)).toBeTruthy()
    const polls = fetching.mock.calls.length
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(fetching).toHaveBeenCalledTimes(polls)

    vi.useRealTimers()
    fetching.mockRestore()
    apiServer.use(answer(readRecipeSession, () => made))
    screen.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/31')
  })
})
