import { undoConsumption } from '@spizarka/contract/consumption'
import { listPantry } from '@spizarka/contract/pantry'
import { copyRecipe, readPublishing } from '@spizarka/contract/publications'
import { removeRecipePhoto, restoreRecipePhoto, saveRecipePhoto } from '@spizarka/contract/recipe-photos'
import { illustrateRecipe, readRecipeSession } from '@spizarka/contract/recipe-sessions'
import {
  deleteRecipe,
  markFavorite,
  type Recipe,
  rateRecipe,
  shareRecipe,
  stopSharingRecipe,
  unmarkFavorite,
} from '@spizarka/contract/recipes'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offlineRecipes } from '../../../lib/recipes/offline-recipes.ts'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { aRecipe } from '../../../testing/recipe-samples.ts'
import { signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { openRecipe, toastText } from './testing.tsx'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
/** Goes to the server as it is: pictures that a browser makes smaller need a real browser (e2e). */
const aTiff = () => new File([new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0])], 'obiad.tiff', { type: 'image/tiff' })
const shown = () => document.querySelector('img')?.getAttribute('src')
const photoInput = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no way to send a photo')

describe('what can be done with a recipe', () => {
  beforeEach(() => {
    signedIn()
    return () => vi.restoreAllMocks()
  })

  it('marks a favourite at once, and takes the heart back when the server refuses', async () => {
    const { user, kept } = await openRecipe()
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

  it('says how one’s own stands in the library and why, and leads to its sending', async () => {
    apiServer.use(
      answer(readPublishing, () => ({
        missing: [],
        is_imported: false,
        lines_without_amount: [],
        author_name: 'MartaW',
        publication: {
          id: '5',
          recipe_id: '31',
          state: 'changes_requested' as const,
          author_name: 'MartaW',
          submitted_at: '2025-11-20T10:00:00Z',
          decided_at: '2025-11-21T10:00:00Z',
          reason_code: 'incomplete' as const,
          reason: 'Dopisz, ile wody.',
          appealed_at: null,
          title: 'Szakszuka',
          is_edit: false,
          can_appeal: false,
        },
        is_published: false,
        has_unsent_changes: false,
        waiting: 0,
      })),
    )
    const { user } = await openRecipe(aRecipe({ publication_state: 'changes_requested' }))
    expect(await screen.findByText('Moderator prosi o poprawki')).toBeTruthy()
    expect(screen.getByText('Dopisz, ile wody.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Moje publikacje' }).getAttribute('href')).toBe('/recipes/publications')
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    expect((await screen.findByRole('link', { name: 'Opublikuj' })).getAttribute('href')).toBe('/recipes/31/publish')
  })

  it('copies an address for others, and takes it back', async () => {
    const { user, kept } = await openRecipe()
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
    const { user, router } = await openRecipe()
    apiServer.use(answer(deleteRecipe, () => undefined))
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    await user.click(await screen.findByRole('button', { name: 'Usuń przepis' }))
    const question = within(screen.getByRole('dialog', { name: 'Usunąć przepis?' }))
    await user.click(question.getByRole('button', { name: 'Usuń' }))
    await expect.poll(() => router.state.location.pathname).toBe('/recipes')
    await expect.poll(toastText).toMatch('Przepis usunięty.')
  })

  it('lets nobody change or delete what is not theirs', async () => {
    const { user } = await openRecipe(aRecipe({ source: 'base', is_own: false }))
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    expect((await screen.findByRole('link', { name: 'Wydrukuj' })).getAttribute('href')).toBe('/recipes/31/print?servings=2')
    expect(screen.queryByRole('button', { name: 'Usuń przepis' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Zmień przepis' })).toBeNull()
  })

  it('orders a picture once and shows it', async () => {
    const { user, kept } = await openRecipe()
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
    const { user } = await openRecipe()
    apiServer.use(answer(illustrateRecipe, () => refuse('points_short_picture')))
    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    await user.click(await screen.findByRole('button', { name: /Dodaj obrazek/ }))
    await expect.poll(toastText).toMatch(/Potrzebujesz 2 punkty, aby przygotować obrazek/)
  })

  it('keeps a rating', async () => {
    const { user, kept } = await openRecipe()
    apiServer.use(
      answer(rateRecipe, ({ body }) => {
        kept.recipe = { ...kept.recipe, my_rating: body.rating }
        return undefined
      }),
    )
    await user.click(screen.getByRole('radio', { name: '4 z 5 gwiazdek' }))
    await expect.poll(() => readKept().my_rating).toBe(4)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 z 5 gwiazdek' }).checked).toBe(true)
  })

  it('of somebody else is kept as a copy of one’s own, which is changed at once', async () => {
    const { user, router } = await openRecipe(aRecipe({ is_own: false, source: 'own', published_at: '2025-11-14T10:00:00Z' }))
    apiServer.use(answer(copyRecipe, () => aRecipe({ id: '77' })))
    await user.click(screen.getByRole('button', { name: /Zrób po mojemu/ }))
    await expect.poll(() => router.state.location.pathname).toBe('/recipes/77/edit')
    expect(toastText()).toMatch(/^Zapisane w/)
  })

  it('of one’s own that is a copy names what it is from', async () => {
    await openRecipe(aRecipe({ copied_from: { recipe_id: '5', title: 'Bigos', author_name: 'AniaGotuje' } }))
    expect(screen.getByRole('link', { name: 'Bigos' }).getAttribute('href')).toBe('/recipes/5')
    expect(screen.getByText(/\(AniaGotuje\)$/)).toBeTruthy()
  })

  it('undoes its cooking, and names what did not come back', async () => {
    const cooked = { id: '9', created_at: '2025-11-20T18:00:00Z', undo_until: '2025-11-21T18:00:00Z' }
    const { user, kept } = await openRecipe(aRecipe({ last_consumption: cooked }))
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

  it('sends a photo of the plate, shows it, and takes it away with a way back', async () => {
    const { user, kept } = await openRecipe()
    const photo = { url: '/api/photos/abc/', width: 1400, height: 1000, kind: 'photo' } as const
    const show = (picture: Recipe['picture']) => {
      kept.recipe = { ...kept.recipe, picture }
    }
    apiServer.use(
      answer(saveRecipePhoto, () => {
        show(photo)
        return photo
      }),
      answer(removeRecipePhoto, () => {
        show(null)
        return undefined
      }),
      answer(restoreRecipePhoto, () => {
        show(photo)
        return photo
      }),
    )
    expect(screen.getByRole('button', { name: 'Dodaj zdjęcie talerza' })).toBeTruthy()
    await user.upload(photoInput(), aTiff())
    await expect.poll(shown).toBe(photo.url)
    expect(toastText()).toBe('Zdjęcie zapisane. Widzisz je tylko Ty.')
    expect(screen.getByRole('button', { name: 'Zmień zdjęcie talerza' })).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Więcej możliwości' }))
    // What is drawn behind a photo would be seen by nobody.
    expect(await screen.findByRole('link', { name: 'Wydrukuj' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /obrazek/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Usuń zdjęcie talerza' }))
    await expect.poll(shown).toBeUndefined()
    act(() => toastStore.read()?.onUndo?.())
    await expect.poll(shown).toBe(photo.url)
  })

  it('says why a photo was not kept', async () => {
    const { user } = await openRecipe()
    apiServer.use(answer(saveRecipePhoto, () => refuse('picture_too_big')))
    await user.upload(photoInput(), aTiff())
    await expect.poll(toastText).toBe('Plik jest zbyt duży. Maksymalny rozmiar to 20 MB.')
    await userEvent.setup({ applyAccept: false }).upload(photoInput(), new File(['x'], 'lista.txt', { type: 'text/plain' }))
    await expect.poll(toastText).toMatch(/^Nieprawidłowy format pliku/)
  })
})

/** What this browser has kept of the open recipe, which is what was last read. */
function readKept(): Recipe {
  const copy = offlineRecipes.find('31')
  if (!copy) throw new Error('The recipe has not been read')
  return copy.data
}
