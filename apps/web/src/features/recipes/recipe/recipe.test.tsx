import { undoConsumption } from '@spizarka/contract/consumption'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { listPantry } from '@spizarka/contract/pantry'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import { illustrateRecipe, readRecipeSession } from '@spizarka/contract/recipe-sessions'
import {
  deleteRecipe,
  markFavorite,
  type Recipe,
  rateRecipe,
  readRecipe,
  shareRecipe,
  stopSharingRecipe,
  unmarkFavorite,
} from '@spizarka/contract/recipes'
import { markStaple } from '@spizarka/contract/staples'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offlineRecipes } from '../../../lib/recipes/offline-recipes.ts'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { recipesRoutes } from '../routes.ts'

const routes = recipesRoutes.filter(({ path }) => path === '/recipes/:recipeId')
const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'

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

/** A recipe that changes as the calls say. */
async function open(recipe: Recipe = aRecipe(), at = `/recipes/${recipe.id}`) {
  const kept = { recipe }
  apiServer.use(answer(readRecipe, () => kept.recipe))
  const view = renderRoutes(routes, at)
  await screen.findByRole('heading', { level: 1, name: withHardSpaces(recipe.title) })
  return { ...view, kept }
}
/** A verdict that is told in a line, with all that is folded under it. */
function unfold(title: RegExp | string) {
  const folded = screen.getByRole('heading', { level: 2, name: title }).closest('details')
  if (!folded) throw new Error('The heading is of nothing that unfolds')
  folded.open = true
  return within(folded)
}
const toastText = () => toastStore.read()?.text
const amounts = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))

describe('/recipes/{id}', () => {
  beforeEach(() => {
    signedIn()
    return () => vi.restoreAllMocks()
  })

  it('says what goes in, what is at home and how it is made', async () => {
    await open(
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
    const { user, router } = await open()
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
    const { user } = await open(aRecipe(), '/recipes/31?servings=13')
    expect(screen.getByRole('group', { name: 'Ilość: porcje' }).textContent).toMatch(/^2.porcje$/)
    await user.click(screen.getByRole('button', { name: 'Mniej: porcje' }))
    expect(screen.getByRole('button', { name: 'Mniej: porcje' }).hasAttribute('disabled')).toBe(true)
    expect(amounts().some((row) => row?.includes('200 g'))).toBe(true)
  })

  it('tells what was found and what could not be checked, and never that it is safe', async () => {
    await open(
      aRecipe({
        ingredients: [anIngredient({ name: 'ser feta' }), anIngredient({ name: 'kostka rosołowa' })],
        safety: {
          verdict: 'blocked',
          checked_for: ['alergia na mleko'],
          findings: [
            { ingredient: 0, kind: 'blocked', rule: 'allergen:mleko', reason: 'Ser jest z mleka.', source: 'rozporządzenie 1169/2011' },
            { ingredient: 1, kind: 'unchecked', rule: 'allergen:mleko', reason: 'Skład zależy od marki.', source: null },
          ],
          allergens: ['mleko'],
        },
      }),
    )
    const panel = unfold(/^(Nie dla Ciebie|Znaleziono|Nie znaleźliśmy)/)
    expect(panel.getByRole('heading', { name: 'Znaleziono' })).toBeTruthy()
    expect(panel.getByText(/Ser jest z mleka\./).textContent).toBe('Nie dla Ciebie. Ser jest z mleka.Źródło: rozporządzenie 1169/2011')
    expect(panel.getByRole('heading', { name: 'Nie dało się sprawdzić' })).toBeTruthy()
    expect(panel.getByText('Obejrzyj etykietę.')).toBeTruthy()
    expect(panel.getByText(/To informacja, nie porada medyczna\.$/).textContent).toMatch(/^Sprawdzone: 1.składnik z.2\./)
    expect(panel.queryByText(/na swojej liście/)).toBeNull()
    expect(document.body.textContent).not.toMatch(/bezpieczn/)
  })

  it('says once what two rules say alike, and not that a blocked allergen is on nobody’s list', async () => {
    const blocked = { ingredient: 0, kind: 'blocked', reason: 'zawiera gluten', source: null } as const
    await open(
      aRecipe({
        safety: {
          verdict: 'blocked',
          checked_for: ['Celiakia', 'Bezglutenowy'],
          findings: [
            { ...blocked, rule: 'condition:celiakia' },
            { ...blocked, rule: 'style:bezglutenowa' },
          ],
          allergens: ['zboża zawierające gluten'],
        },
      }),
    )
    const panel = unfold(/^(Nie dla Ciebie|Znaleziono|Nie znaleźliśmy)/)
    expect(panel.getAllByText('Nie dla Ciebie.')).toHaveLength(1)
    expect(panel.queryByText(/na swojej liście/)).toBeNull()
  })

  it('sets what is not for this person apart by its colour too', async () => {
    const finding = { rule: 'condition:cukrzyca', reason: 'Słodkie.', source: null }
    await open(
      aRecipe({
        ingredients: [anIngredient({ name: 'cola' }), anIngredient({ name: 'miód' }), anIngredient({ name: 'ketchup' })],
        safety: {
          verdict: 'blocked',
          checked_for: ['cukrzyca'],
          findings: [
            { ...finding, ingredient: 0, kind: 'blocked' },
            { ...finding, ingredient: 1, kind: 'warned' },
            { ...finding, ingredient: 2, kind: 'unchecked' },
          ],
          allergens: [],
        },
      }),
    )
    const panel = unfold(/^(Nie dla Ciebie|Znaleziono|Nie znaleźliśmy)/)
    const looks = ['cola', 'miód', 'ketchup'].map((name) => /\bbg-[\w-]+/.exec(panel.getByText(name).className)?.[0])
    expect(looks).toEqual(['bg-late-soft', 'bg-soon-soft', 'bg-sunken'])
  })

  it('keeps the disclaimer where nothing was found, and shows no green', async () => {
    await open(aRecipe({ safety: { verdict: 'clear', checked_for: [], findings: [], allergens: [] } }))
    unfold('Co warto wiedzieć')
    expect(screen.getByRole('heading', { name: 'Co warto wiedzieć' }).closest('details')?.innerHTML).not.toMatch(/-(?:ok|herb)\b/)
    expect(screen.getByText('Nic z tego, czego szukamy.')).toBeTruthy()
    expect(screen.getAllByText(/^To informacja, nie porada medyczna\./)).toHaveLength(2)
  })

  it('shows the figures of a serving with their coverage, and a dash where one is not known', async () => {
    const recipe = aRecipe()
    const per_serving = { ...recipe.nutrition.per_serving, sugars_g: null }
    await open({ ...recipe, nutrition: { ...recipe.nutrition, per_serving, unknown: ['kostka rosołowa'] } })
    const panel = unfold(/kcal w.porcji$/)
    expect(panel.getByRole('heading', { level: 2 }).textContent).toMatch(/^412.kcal w.porcji$/)
    expect(panel.getByText('w tym cukry').nextElementSibling?.textContent).toMatch(/^–.g$/)
    expect(panel.getByText('Policzone 96% masy dania, bez przypraw')).toBeTruthy()
    expect(panel.getByText('Nie policzone: kostka rosołowa.')).toBeTruthy()
    expect(panel.getByText(/^W porcji też: potas 640.mg\.$/)).toBeTruthy()
  })

  it('says where each figure comes from, and how far it can be trusted', async () => {
    const recipe = aRecipe()
    const sources = [
      { name: 'marchew', source: 'BLS 4.0', confidence: 'high' as const },
      { name: 'twaróg', source: 'CIQUAL 2025', confidence: 'medium' as const },
      { name: 'ajwar', source: 'label', confidence: 'low' as const },
    ]
    await open({ ...recipe, nutrition: { ...recipe.nutrition, sources } })
    const panel = unfold(/kcal w.porcji$/)
    expect(panel.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'marchew: BLS 4.0, pewne',
      'twaróg: CIQUAL 2025, dość pewne',
      'ajwar: label, szacunek',
    ])
  })

  it('says in a row what one is taken to have, and marks what has run out with a way back', async () => {
    const { user } = await open(aRecipe({ ingredients: [anIngredient(), always('sól', 'sol'), always('olej', 'olej-rzepakowy')] }))
    const sent: unknown[] = []
    apiServer.use(
      answer(markStaple, ({ params, body }) => {
        sent.push([params.foodId, body.ran_out])
        return { food_ids: [], foods: [], recipes: { total: 0, asking: 0 } }
      }),
    )
    expect(screen.getByText('sól, olej').nextSibling?.textContent).toBe('zakładamy, że masz')
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

  it('tells four states apart, and nothing of water from the tap', async () => {
    await open(
      aRecipe({
        ingredients: [
          anIngredient({ name: 'woda', is_water: true, stock: { ...NOTHING_THERE, status: 'assumed' } }),
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

  it('starts a timer from a time in a sentence, several at once', async () => {
    const { user } = await open(aRecipe({ steps: [aStep({ text: 'Smaż 8 minut, duś 10 minut.' })] }))
    await user.click(screen.getByRole('button', { name: /^Włącz minutnik: 8.minut$/ }))
    await user.click(screen.getByRole('button', { name: /^Włącz minutnik: 10.minut$/ }))
    const timers = within(screen.getByRole('list', { name: 'Minutniki' }))
    expect(timers.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^Krok 1, 8 minut .*8:00$/),
      expect.stringMatching(/^Sos .*10:00$/),
    ])
  })

  it('says first what of a wish is not met, and that fat of the pan is not counted', async () => {
    const recipe = aRecipe({ unmet: { words: ['krewetki'], sentence: 'Bez krewetek: nie masz ich w domu.' } })
    await open({ ...recipe, nutrition: { ...recipe.nutrition, without_frying_fat: true } })
    expect(screen.getByText(/^Bez krewetek/)).toBeTruthy()
    expect(screen.getByText('To informacja, nie porada medyczna. Policzone bez tłuszczu do smażenia.')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Policzone \d/)
  })

  it('says what was replaced', async () => {
    await open(aRecipe({ ingredients: [anIngredient({ name: 'olej', replaces: 'zamiast masła' })] }))
    expect(screen.getByText('zamiast masła')).toBeTruthy()
  })

  it('offers Premium for a locked version, and opens one that is not', async () => {
    const { user } = await open(
      aRecipe({
        variants: [
          { device: 'thermomix', name: 'Thermomix', total_minutes: 20, locked: true, steps: [] },
          { device: 'lidlomix', name: 'Lidlomix', total_minutes: 22, locked: false, steps: [aStep({ setting: '5 min / 100°C / obr. 2' })] },
        ],
      }),
    )
    expect(screen.getByText('5 min / 100°C / obr. 2')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Wersja na Thermomix' }))
    const sheet = within(await screen.findByRole('dialog', { name: /Wersje na urządzenia są w.Premium/ }))
    expect(sheet.getByRole('link', { name: 'Zobacz plany' }).getAttribute('href')).toBe('/settings/subscription')
    await user.click(sheet.getByRole('button', { name: 'Nie teraz' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('marks a favourite at once, and takes the heart back when the server refuses', async () => {
    const { user, kept } = await open()
    const heart = screen.getByRole('button', { name: /^Ulubione/ })
    apiServer.use(
      answer(markFavorite, () => {
        kept.recipe = { ...kept.recipe, is_favorite: true }
        return undefined
      }),
      answer(unmarkFavorite, () => refuse('internal')),
    )
    await user.click(heart)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => readKept().is_favorite).toBe(true)
    await user.click(heart)
    await expect.poll(toastText).toMatch('Nie udało się zmienić ulubionych. Spróbuj ponownie.')
    expect(heart.getAttribute('aria-pressed')).toBe('true')
  })

  it('copies an address for others, and takes it back', async () => {
    const { user, kept } = await open()
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    apiServer.use(
      answer(shareRecipe, () => {
        kept.recipe = { ...kept.recipe, share_url: '/shared/abc' }
        return { share_url: '/shared/abc' }
      }),
      answer(stopSharingRecipe, () => {
        kept.recipe = { ...kept.recipe, share_url: null }
        return undefined
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    await user.click(await screen.findByRole('button', { name: 'Udostępnij' }))
    await expect.poll(toastText).toMatch('Adres skopiowany.')
    expect(written).toHaveBeenCalledWith(new URL('/shared/abc', window.location.origin).href)
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    await user.click(await screen.findByRole('button', { name: 'Przestań udostępniać' }))
    await expect.poll(toastText).toMatch('Adres już nie działa.')
  })

  it('asks before it deletes, and goes back to the recipes', async () => {
    const { user, router } = await open()
    apiServer.use(answer(deleteRecipe, () => undefined))
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    await user.click(await screen.findByRole('button', { name: 'Usuń przepis' }))
    const question = within(screen.getByRole('dialog', { name: 'Usunąć przepis?' }))
    await user.click(question.getByRole('button', { name: 'Usuń' }))
    await expect.poll(() => router.state.location.pathname).toBe('/recipes')
    await expect.poll(toastText).toMatch('Przepis usunięty.')
  })

  it('lets nobody change or delete what is not theirs', async () => {
    const { user } = await open(aRecipe({ source: 'base', is_own: false }))
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    expect((await screen.findByRole('link', { name: 'Wydrukuj' })).getAttribute('href')).toBe('/recipes/31/print?servings=2')
    expect(screen.queryByRole('button', { name: 'Usuń przepis' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Zmień przepis' })).toBeNull()
  })

  it('orders a picture once and shows it', async () => {
    const { user, kept } = await open()
    const orders: (string | null)[] = []
    let polls = 0
    apiServer.use(
      answer(illustrateRecipe, ({ headers }) => {
        orders.push(headers.get('idempotency-key'))
        return { session_id: SESSION }
      }),
      answer(readRecipeSession, () => {
        polls += 1
        if (polls < 2) return refuse('not_found')
        kept.recipe = { ...kept.recipe, picture: { url: '/api/pictures/abc/', width: 1024, height: 768, kind: 'drawn' } }
        return { kind: 'picture' as const, recipe_id: '31', charged: 2, picture_failed: false, made_by: 'kitchen' as const }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    await user.dblClick(await screen.findByRole('button', { name: /Dodaj obrazek.*−2 pkt AI/ }))
    await expect.poll(toastText).toMatch('Obrazek gotowy.')
    expect(orders).toHaveLength(1)
    expect(readSession().user?.ai_points).toBe(202)
    await expect.poll(() => document.querySelector('img')?.getAttribute('src')).toBe('/api/pictures/abc/')
  })

  it('says that a picture is not affordable', async () => {
    const { user } = await open()
    apiServer.use(answer(illustrateRecipe, () => refuse('points_short_picture')))
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    await user.click(await screen.findByRole('button', { name: /Dodaj obrazek/ }))
    await expect.poll(toastText).toMatch(/Potrzebujesz 2 punkty, aby przygotować obrazek/)
  })

  it('keeps a rating', async () => {
    const { user, kept } = await open()
    apiServer.use(
      answer(rateRecipe, ({ body }) => {
        kept.recipe = { ...kept.recipe, my_rating: body.rating }
        return undefined
      }),
    )
    await user.click(screen.getByRole('radio', { name: '4 z 5' }))
    await expect.poll(() => readKept().my_rating).toBe(4)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 z 5' }).checked).toBe(true)
  })

  it('undoes its cooking, and names what did not come back', async () => {
    const cooked = { id: '9', created_at: '2025-11-20T18:00:00Z', undo_until: '2025-11-21T18:00:00Z' }
    const { user, kept } = await open(aRecipe({ last_consumption: cooked }))
    apiServer.use(
      answer(listPantry, () => refuse('internal')),
      answer(undoConsumption, () => {
        kept.recipe = { ...kept.recipe, last_consumption: null }
        return {
          id: '9',
          recipe_id: '31',
          title: 'Szakszuka',
          servings: 2,
          portion_percent: 100,
          meal_type: 'dinner' as const,
          eaten_on: '2025-11-20',
          eaten: kept.recipe.nutrition.per_serving,
          created_at: cooked.created_at,
          undo_until: cooked.undo_until,
          undone_at: '2025-11-20T19:00:00Z',
          shortfalls: [{ product_id: '5', product_name: 'szpinak', reason: 'gone' as const, unit: null, wanted: null, done: null }],
        }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    await expect.poll(toastText).toMatch('Cofnięte, ale nie w całości: szpinak.')
    await expect.poll(() => screen.queryByRole('button', { name: 'Cofnij' })).toBeNull()
  })

  it('has its actions once, at the thumb, on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList)
    await open()
    expect(screen.getAllByRole('link', { name: 'Gotuj' })).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByText('Twój przepis')).toBeTruthy()
  })

  it('opens without a network when it was open before', async () => {
    offlineRecipes.save(aRecipe(), Date.parse('2025-11-20T10:00:00Z'))
    apiServer.use(unreachable(readRecipe))
    renderRoutes(routes, '/recipes/31')
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(await screen.findByText(/^Brak połączenia\. Przepis i.stan spiżarni są z.20 listopada/)).toBeTruthy()
  })

  it('does not show its copy of a recipe that is gone', async () => {
    offlineRecipes.save(aRecipe(), Date.parse('2025-11-20T10:00:00Z'))
    apiServer.use(answer(readRecipe, () => refuse('not_found')))
    renderRoutes(routes, '/recipes/31')
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
    expect(screen.queryByText('pomidory krojone')).toBeNull()
  })

  it('says when there is no such recipe', async () => {
    apiServer.use(answer(readRecipe, () => refuse('not_found')))
    renderRoutes(routes, '/recipes/404')
    expect(await screen.findByText('Nie ma tego przepisu')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Wróć do przepisów' })[0]?.getAttribute('href')).toBe('/recipes')
  })

  it('can be asked for again after a failure', async () => {
    apiServer.use(answer(readRecipe, () => refuse('forbidden')))
    const { user } = renderRoutes(routes, '/recipes/31')
    expect(await screen.findByText('Nie udało się wczytać przepisu.')).toBeTruthy()
    apiServer.use(answer(readRecipe, () => aRecipe()))
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByRole('heading', { level: 1, name: withHardSpaces(aRecipe().title) })).toBeTruthy()
  })
})

/** What this browser has kept of the open recipe, which is what was last read. */
function readKept(): Recipe {
  const copy = offlineRecipes.find('31')
  if (!copy) throw new Error('The recipe has not been read')
  return copy.data
}
