import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import { readRecipe } from '@spizarka/contract/recipes'
import { addMissing, listShoppingLists, readShoppingList } from '@spizarka/contract/shopping'
import { markStaple } from '@spizarka/contract/staples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { offlineRecipes } from '../../../lib/recipes/offline-recipes.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aShoppingList, onePage, signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { openRecipe, recipeRoutes, toastText } from './testing.tsx'

const aStock = () => anIngredient().stock ?? NOTHING_THERE
const NOTHING_THERE: NonNullable<RecipeIngredient['stock']> = {
  status: 'missing',
  staple_id: null,
  product_id: null,
  product_name: null,
  stand_in: null,
  unit: null,
  needed: null,
  available: null,
  best_before: null,
}

const always = (name: string, staple_id: string) =>
  anIngredient({ name, quantity: null, measure: null, line: `${name} do smaku`, stock: { ...NOTHING_THERE, status: 'assumed', staple_id } })

const WATER = anIngredient({ name: 'woda', is_water: true, stock: { ...NOTHING_THERE, status: 'assumed' } })
const withoutHardSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
const amounts = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))

describe('/recipes/{id}', () => {
  beforeEach(() => {
    signedIn()
    return () => vi.restoreAllMocks()
  })

  it('says what goes in, what is at home and how it is made', async () => {
    await openRecipe(
      aRecipe({
        ingredients: [
          anIngredient(),
          anIngredient({ name: 'natka', line: '10 g natki', quantity: 10, stock: null }),
          anIngredient({ name: 'sól', line: 'sól do smaku', quantity: null, measure: null, stock: null, part: 'Posypka' }),
        ],
        steps: [aStep(), aStep({ text: 'Posyp natką.', timer: null })],
      }),
    )
    expect(screen.getByText(/masz 8 z.10/)).toBeTruthy()
    expect(screen.getByText(/masz 800.g/)).toBeTruthy()
    expect(screen.getByText('sól do smaku')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Posypka' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Włącz minutnik: 10.minut$/ })).toBeTruthy()
    expect(screen.getByText('zużywa szpinak do jutra')).toBeTruthy()
    expect(screen.getByText('Posyp natką.')).toBeTruthy()
  })

  it('scales the amounts to the servings, and hands the servings on', async () => {
    const { user, router } = await openRecipe()
    await user.click(screen.getByRole('button', { name: 'Więcej: porcje' }))
    expect(amounts().some((row) => row?.includes('600 g'))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Więcej: porcje' }))
    await user.click(screen.getByRole('button', { name: 'Więcej: porcje' }))
    expect(screen.getByText(/masz 800.g, brakuje 200.g/)).toBeTruthy()
    expect(router.state.location.search).toBe('?servings=5')
    expect(screen.getByRole('link', { name: 'Gotuj' }).getAttribute('href')).toBe('/recipes/31/cook?servings=5')
    expect(screen.getByRole('link', { name: 'Ugotowane' }).getAttribute('href')).toBe('/confirm-consumption/31?servings=5')
  })

  it('goes no further than 1 and 12 servings, whatever the address says', async () => {
    const { user } = await openRecipe(aRecipe(), '/recipes/31?servings=13')
    expect(screen.getByRole('group', { name: 'Ilość: porcje' }).textContent).toMatch(/^2.porcje$/)
    await user.click(screen.getByRole('button', { name: 'Mniej: porcje' }))
    expect(screen.getByRole('button', { name: 'Mniej: porcje' }).hasAttribute('disabled')).toBe(true)
    expect(amounts().some((row) => row?.includes('200 g'))).toBe(true)
  })

  it('says in a row what one is taken to have, and marks what has run out with a way back', async () => {
    const { user } = await openRecipe(
      aRecipe({ ingredients: [WATER, anIngredient(), always('sól', 'sol'), always('olej', 'olej-rzepakowy')] }),
    )
    const sent: unknown[] = []
    apiServer.use(
      answer(markStaple, ({ params, body }) => {
        sent.push([params.foodId, body.ran_out])
        return { food_ids: [], foods: [], recipes: { total: 0, asking: 0 } }
      }),
    )
    expect(screen.getByText('sól, olej, woda (400 g)', { normalizer: withoutHardSpaces }).nextSibling?.textContent).toBe(
      'zakładamy, że masz',
    )
    await user.click(screen.getByRole('button', { name: 'Nie mam czegoś z tego' }))
    await user.click(screen.getByRole('button', { name: 'Nie mam: olej' }))
    await expect.poll(toastText).toBe('Zapisane: olej się skończyło.')
    toastStore.read()?.onUndo?.()
    await expect
      .poll(() => sent)
      .toEqual([
        ['olej-rzepakowy', true],
        ['olej-rzepakowy', false],
      ])
  })

  it('puts what is missing on the shopping list, one by one or all of it', async () => {
    const missing = { ...NOTHING_THERE, status: 'missing' as const }
    const { user } = await openRecipe(
      aRecipe({
        ingredients: [anIngredient(), anIngredient({ name: 'feta', stock: missing }), anIngredient({ name: 'chleb', stock: missing })],
      }),
    )
    const asked: (readonly number[] | undefined)[] = []
    apiServer.use(
      answer(listShoppingLists, () => onePage()),
      answer(addMissing, ({ body }) => {
        asked.push(body.ingredients)
        return { list_id: null, added: 0, merged: 0 }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Na listę zakupów: chleb' }))
    await expect.poll(() => asked).toEqual([[2]])
    await user.click(screen.getByRole('button', { name: 'Dodaj brakujące do listy' }))
    await expect.poll(() => asked).toEqual([[2], undefined])
    expect(screen.queryByRole('button', { name: 'Na listę zakupów: pomidory krojone' })).toBeNull()
  })

  it('says of what was put on the list that it is there, until that is taken back or more is needed', async () => {
    const missing = { ...NOTHING_THERE, status: 'missing' as const }
    const { user } = await openRecipe(aRecipe({ ingredients: [anIngredient(), anIngredient({ name: 'feta', stock: missing })] }))
    apiServer.use(
      answer(listShoppingLists, () => onePage()),
      answer(addMissing, () => ({ list_id: '7', added: 1, merged: 0 })),
      answer(readShoppingList, () => ({ ...aShoppingList(), items: [], covered: [], plan: [] })),
    )
    await user.click(screen.getByRole('button', { name: 'Na listę zakupów: feta' }))
    expect(await screen.findByText('na liście')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Na listę zakupów: feta' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Więcej: porcje' }))
    expect(screen.getByRole('button', { name: 'Na listę zakupów: feta' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mniej: porcje' }))
    expect(screen.getByText('na liście')).toBeTruthy()
    await expect.poll(toastText).toMatch(/^Na liście/)
    act(() => toastStore.read()?.onUndo?.())
    expect(screen.queryByText('na liście')).toBeNull()
    expect(screen.getByRole('button', { name: 'Na listę zakupów: feta' })).toBeTruthy()
  })

  it('tells four states apart, and nothing of water from the tap', async () => {
    await openRecipe(
      aRecipe({
        ingredients: [
          WATER,
          anIngredient({ name: 'feta', quantity: 900, stock: { ...aStock(), product_name: 'feta', needed: 900 } }),
          anIngredient({ name: 'chleb', quantity: 4, measure: 'kromka', stock: { ...NOTHING_THERE, status: 'missing' } }),
        ],
      }),
    )
    const rows = within(screen.getByRole('list', { name: 'Składniki' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(rows).toEqual(['fetamasz 800 g, brakuje 100 g900 g', 'chlebbrakuje4 kromki', 'woda400 g'])
  })

  it('tells the spices that stand on the shelf in one row, each with its amount, and one that is not there in a row of its own', async () => {
    const onShelf = { ...NOTHING_THERE, status: 'have' as const }
    const aSpice = (name: string, quantity: number, measure: string, changes: Partial<RecipeIngredient> = {}) =>
      anIngredient({ name, quantity, measure, category: 'spices', stock: onShelf, ...changes })
    await openRecipe(
      aRecipe({
        ingredients: [
          aSpice('majeranek', 2, 'łyżeczka'),
          anIngredient(),
          aSpice('kminek', 1, 'łyżeczka', { optional: true }),
          aSpice('imbir', 1, 'łyżeczka', { replaces: 'zamiast kurkumy' }),
          aSpice('curry', 1, 'łyżeczka', { stock: NOTHING_THERE }),
        ],
      }),
    )
    const rows = within(screen.getByRole('list', { name: 'Składniki' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(rows).toEqual([
      'majeranek 2 łyżeczki, kminek 1 łyżeczka (niekoniecznie)na stanie',
      'pomidory krojonemasz 800 g400 g',
      'imbirzamiast kurkumyna stanie1 łyżeczka',
      'currybrakuje1 łyżeczka',
    ])
  })

  it('starts a timer from a time in a sentence, several at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { user } = await openRecipe(aRecipe({ steps: [aStep({ text: 'Smaż 8 minut, duś 10 minut.' })] }))
    await user.click(screen.getByRole('button', { name: /^Włącz minutnik: 8.minut$/ }))
    await user.click(screen.getByRole('button', { name: /^Włącz minutnik: 10.minut$/ }))
    const timers = within(await screen.findByRole('list', { name: 'Minutniki' }))
    await waitFor(() => expect(timers.getAllByRole('link')).toHaveLength(2))
    expect(timers.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^Krok 1, 8 minut .*8:00$/),
      expect.stringMatching(/^Sos .*10:00$/),
    ])
  })

  it('says first what of a wish is not met, and that fat of the pan is not counted', async () => {
    const recipe = aRecipe({ unmet: { words: ['krewetki'], sentence: 'Bez krewetek: nie masz ich w domu.' } })
    await openRecipe({ ...recipe, nutrition: { ...recipe.nutrition, without_frying_fat: true } })
    expect(screen.getByText(/^Bez krewetek/)).toBeTruthy()
    expect(screen.getByText('To informacja, nie porada medyczna. Policzono bez tłuszczu do smażenia.')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Policzono \d/)
  })

  it('says what was replaced', async () => {
    await openRecipe(aRecipe({ ingredients: [anIngredient({ name: 'olej', replaces: 'zamiast masła' })] }))
    expect(screen.getByText('zamiast masła')).toBeTruthy()
  })

  it('has its actions once, at the thumb, on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList)
    await openRecipe()
    expect(screen.getAllByRole('link', { name: 'Gotuj' })).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByText('Twój przepis')).toBeTruthy()
  })

  it('opens without a network when it was open before', async () => {
    offlineRecipes.save(aRecipe(), Date.parse('2025-11-20T10:00:00Z'))
    apiServer.use(unreachable(readRecipe))
    renderRoutes(recipeRoutes, '/recipes/31')
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(await screen.findByText(/^Brak połączenia\. Przepis i.stan spiżarni są z.20 listopada/)).toBeTruthy()
  })

  it('does not show its copy of a recipe that is gone', async () => {
    offlineRecipes.save(aRecipe(), Date.parse('2025-11-20T10:00:00Z'))
    apiServer.use(answer(readRecipe, () => refuse('not_found')))
    renderRoutes(recipeRoutes, '/recipes/31')
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
    expect(screen.queryByText('pomidory krojone')).toBeNull()
  })

  it('says when there is no such recipe', async () => {
    apiServer.use(answer(readRecipe, () => refuse('not_found')))
    renderRoutes(recipeRoutes, '/recipes/404')
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Wróć do przepisów' })[0]?.getAttribute('href')).toBe('/recipes')
  })

  it('can be asked for again after a failure', async () => {
    apiServer.use(answer(readRecipe, () => refuse('forbidden')))
    const { user } = renderRoutes(recipeRoutes, '/recipes/31')
    expect(await screen.findByText('Nie udało się wczytać przepisu.')).toBeTruthy()
    apiServer.use(answer(readRecipe, () => aRecipe()))
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByRole('heading', { level: 1, name: withHardSpaces(aRecipe().title) })).toBeTruthy()
  })
})
