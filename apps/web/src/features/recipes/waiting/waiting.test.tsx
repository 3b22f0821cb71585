import { readMe } from '@spizarka/contract/accounts'
import { ERRORS } from '@spizarka/contract/errors'
import { listPantry } from '@spizarka/contract/pantry'
import { type RecipeHelp, readRecipeHelp, readRecipeSession, takeRecipeWay } from '@spizarka/contract/recipe-sessions'
import { listPublishedRecipes } from '@spizarka/contract/recipes'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { aRecipeSummary } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aPantryItem, aUser, onePage, signedIn } from '../../../testing/samples.ts'
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
    apiServer.use(answer(readRecipeHelp, () => refuse('not_found')))
  })

  it('says what is going on and leads to the recipe, which the browser’s Back does not lead back from', async () => {
    let polls = 0
    apiServer.use(answer(readRecipeSession, () => (++polls < 3 ? refuse('not_found') : made)))
    const { router } = open({ reserved: 62 })
    expect(await screen.findByText('Układanie przepisu...')).toBeTruthy()
    expect(screen.getByText(/^62.punkty są zarezerwowane\./)).toBeTruthy()
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

  it.each([
    [{ have: 2, total: 5 }, 'Najbliżej Twojej spiżarni'],
    [{ have: 0, total: 5 }, 'Na początek, po zakupach'],
  ])('calls near to the pantry only what something of is there: %o', async (pantry_match, title) => {
    const refusal = refuse('recipe_pantry_empty', {})
    apiServer.use(
      answer(readRecipeSession, () => refusal),
      answer(listPublishedRecipes, () => onePage(aRecipeSummary({ pantry_match }))),
    )
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
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

const omelette = { title: 'Omlet z pomidorami i serem', kind: 'eggs' as const, total_minutes: 15, picture: null, to_buy: [] }
const help: RecipeHelp = {
  order: { meal_type: 'lunch', servings: 2, max_minutes: 30, max_missing: 0 },
  ways: [
    { id: '1', kind: 'staple', label: 'Dolicz olej', dish: omelette },
    {
      id: '2',
      kind: 'missing',
      label: 'Pozwól, żeby brakowało 2 rzeczy',
      dish: { ...omelette, title: 'Szakszuka z serem', total_minutes: 25, to_buy: ['papryka', 'cebula'] },
    },
    { id: '3', kind: 'minutes', label: 'Zdejmij limit czasu', dish: { ...omelette, title: 'Zapiekanka jajeczna', total_minutes: 50 } },
  ],
  products: [],
}

const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { level: 3, name: title })).closest('li')
  return within(card ?? document.body)
}

function nothingFits(answered: RecipeHelp = help) {
  signedIn({ ai_points: 144 })
  const none = refuse('recipe_none_fits', { limits: 'do 30 minut', advice: '' })
  apiServer.use(
    answer(readMe, () => aUser({ ai_points: 204 })),
    answer(readRecipeSession, () => none),
    answer(readRecipeHelp, () => answered),
    answer(listPantry, () => ({ ...onePage(aPantryItem({ product_name: 'mleko' })), count: 4 })),
  )
  return open()
}

describe('where nothing fits', () => {
  it('says what was asked for, what is at home, and the dishes that one change leads to, with what each asks for', async () => {
    nothingFits()
    expect(await screen.findByRole('heading', { name: 'Prawie się udało' })).toBeTruthy()
    expect(screen.getByText(/^Obiad, 2.porcje, do 30.min$/)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Tylko z.tego, co masz, i.w.30.minut nic dobrego nie wyjdzie\. Jedna zmiana wystarczy:$/,
    )
    expect((await screen.findByRole('list', { name: 'Masz w spiżarni' })).textContent).toMatch(/mleko.*i.3.inne$/)
    const [first, second, third] = [
      await cardOf('Omlet z\u00a0pomidorami i\u00a0serem'),
      await cardOf('Szakszuka z\u00a0serem'),
      await cardOf('Zapiekanka jajeczna'),
    ]
    expect(first.getByText('masz resztę')).toBeTruthy()
    expect(first.getByRole('button', { name: 'Dolicz olej' })).toBeTruthy()
    expect(second.getByText('dokupisz: papryka, cebula')).toBeTruthy()
    expect(third.getByText('masz wszystko')).toBeTruthy()
    expect(screen.getByText(/bez drugiej opłaty\. „Dolicz olej” zapamiętamy jako „zawsze mam”\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zmień inne warunki' }).getAttribute('href')).toBe('/generate-recipe')
    await expect.poll(() => readSession().user?.ai_points).toBe(204)
  })

  it('leads to the dish at one tap, asked for once however often it is tapped', async () => {
    const { user, router } = nothingFits()
    const taken: string[] = []
    apiServer.use(
      answer(takeRecipeWay, ({ params }) => {
        taken.push(params.wayId)
        return { recipe_id: '77' }
      }),
    )
    const button = (await cardOf('Szakszuka z\u00a0serem')).getByRole('button')
    await user.dblClick(button)
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/77')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(taken).toEqual(['2'])
  })

  it.each([
    ['the dish has expired', () => refuse('recipe_help_expired'), ERRORS.recipe_help_expired.text],
    ['the server fails', () => new Refusal(500, {}), 'Nie udało się pokazać dania. Spróbuj ponownie.'],
  ])('says so when %s, and can be asked again', async (_, refusal, text) => {
    const { user, router } = nothingFits()
    apiServer.use(answer(takeRecipeWay, refusal))
    const card = await cardOf('Zapiekanka jajeczna')
    await user.click(card.getByRole('button'))
    expect(await screen.findByText(text)).toBeTruthy()
    apiServer.use(answer(takeRecipeWay, () => ({ recipe_id: '78' })))
    await user.click(card.getByRole('button'))
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/78')
  })

  it('names products to add where no change helps, each of which leads to adding', async () => {
    nothingFits({
      ...help,
      ways: [],
      products: [
        { food_id: 'jajka', name: 'jajka', tile: 'egg', category: 'dairy' },
        { food_id: 'makaron', name: 'makaron', tile: null, category: 'dry' },
      ],
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Dodaj choć jedno z.tych:$/)
    for (const name of ['jajka', 'makaron', 'Dodaj produkty'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/add-products')
    expect(screen.queryByText(/bez drugiej opłaty/)).toBeNull()
  })

  it.each([
    [{ max_missing: 2, max_minutes: 15 }, /^Gdy brakuje najwyżej 2.rzeczy, w.15.minut nic dobrego/],
    [{ max_missing: 1, max_minutes: null }, /^Gdy brakuje najwyżej 1.rzeczy, nic dobrego/],
    [{ max_missing: 0, max_minutes: null }, /^Tylko z.tego, co masz, nic dobrego/],
  ])('puts the limits into words: %o', async (limits, words) => {
    nothingFits({ ...help, order: { ...help.order, ...limits } })
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })
})
