import { removeCommentPhoto, saveCommentPhoto } from '@spizarka/contract/comment-photos'
import {
  type Comment,
  createComment,
  deleteComment,
  deleteReply,
  listComments,
  saveReply,
  updateComment,
} from '@spizarka/contract/comments'
import { type Recipe, rateRecipe } from '@spizarka/contract/recipes'
import { createReport } from '@spizarka/contract/reports'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { aComment, aRecipe } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { toast, toastStore } from '../../../ui/feedback/toast.ts'
import { RecipeReviews } from './RecipeReviews.tsx'

const published = (changes: Partial<Recipe> = {}) =>
  aRecipe({
    is_own: false,
    source: 'own',
    author_name: 'AniaGotuje',
    published_at: '2025-11-14T10:00:00Z',
    rating: 4.67,
    rating_count: 3,
    rating_spread: [0, 0, 0, 1, 2],
    comment_count: 1,
    ...changes,
  })

/** No browser shows one: it is sent as it is. */
const aTiff = () => new File([new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0])], 'obiad.tiff', { type: 'image/tiff' })

/** The section under a recipe, over comments that change as the calls say. */
async function openReviews({ recipe = published(), comments = [aComment()] }: { recipe?: Recipe; comments?: Comment[] } = {}) {
  const kept = { comments }
  apiServer.use(
    answer(listComments, ({ query: { page } }) => {
      const from = (page - 1) * 10
      const results = kept.comments.slice(from, from + 10)
      return { count: kept.comments.length, next: from + 10 < kept.comments.length ? 'next' : null, previous: null, results }
    }),
  )
  const view = renderRoutes([{ path: '/recipes/31', Component: () => <RecipeReviews recipe={recipe} /> }], '/recipes/31')
  await screen.findByRole('heading', { level: 2, name: 'Oceny i komentarze' })
  return { ...view, kept }
}

const menu = () => screen.findByRole('button', { name: 'Więcej: komentarz, Kuchnia_u_Basi' })
const toastText = () => toastStore.read()?.text

describe('ratings', () => {
  it('say how many gave how much', async () => {
    signedIn()
    await openReviews()
    const spread = within(screen.getByRole('list', { name: 'Ile osób dało ile gwiazdek' }))
    expect(spread.getByText(/^5 z 5: 2.oceny$/)).toBeTruthy()
    expect(spread.getByText(/^1 z 5: 0.ocen$/)).toBeTruthy()
    expect(screen.getByText('4,7')).toBeTruthy()
  })

  it('are given by one tap, and the one tells that it was not cooked', async () => {
    signedIn()
    const { user } = await openReviews()
    const given: number[] = []
    apiServer.use(
      answer(rateRecipe, ({ body }) => {
        given.push(body.rating)
        return undefined
      }),
    )
    expect(await screen.findByText(/nie będzie znaczka „ugotowane”/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '4 z 5 gwiazdek' }))
    await expect.poll(() => given).toEqual([4])
  })

  it('are not given to one’s own recipe, nor by guests', async () => {
    await openReviews()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('link', { name: 'Załóż konto' }).getAttribute('href')).toBe('/register')
    act(() => void signedIn())
    expect(await screen.findByRole('radio', { name: '5 z 5 gwiazdek' })).toBeTruthy()
  })

  it('of one’s own recipe are others’', async () => {
    signedIn()
    await openReviews({ recipe: published({ is_own: true }) })
    expect(screen.getByText(/To Twój przepis/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Zgłoś przepis' })).toBeNull()
  })
})

describe('comments', () => {
  it('stand with who wrote them, their stars, and what the author answered', async () => {
    const reply = { text: 'Dzięki, dopisuję.', created_at: '2025-11-16T10:00:00Z' }
    await openReviews({ comments: [aComment({ reply, edited_at: '2025-11-16T11:00:00Z' })] })
    const item = within(await screen.findByRole('list', { name: 'Komentarze' }))
    expect(item.getByText('Kuchnia_u_Basi')).toBeTruthy()
    expect(item.getByText(/15 listopada.*, edytowano/)).toBeTruthy()
    expect(item.getByText('Ocena: 4 z 5')).toBeTruthy()
    expect(item.getByText('ugotowane')).toBeTruthy()
    expect(item.getByText('AniaGotuje')).toBeTruthy()
    expect(item.getByText('Dzięki, dopisuję.')).toBeTruthy()
  })

  it('come ten at a time', async () => {
    const { user } = await openReviews({
      comments: Array.from({ length: 12 }, (_, id) => aComment({ id: String(id + 1), text: `Słowo ${id}` })),
    })
    await user.click(await screen.findByRole('button', { name: 'Pokaż kolejne (2)' }))
    expect(await screen.findByText('Słowo 11')).toBeTruthy()
  })

  it('are written, signed once, and kept in the box while the network is gone', async () => {
    signedIn()
    const { user, kept } = await openReviews({ comments: [] })
    expect(await screen.findByText('Nikt jeszcze nie napisał, jak wyszło.')).toBeTruthy()
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Twój komentarz' })
    await user.type(box, 'Pycha')
    apiServer.use(unreachable(createComment))
    await user.click(screen.getByRole('button', { name: 'Dodaj komentarz' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Tekst tu został/)

    apiServer.use(
      answer(createComment, ({ body }) => {
        if (body.author_name === undefined) return refuse('author_name_missing')
        kept.comments = [aComment({ id: '9', text: body.text, author_name: body.author_name, is_own: true, rating: null, cooked: false })]
        return kept.comments[0] ?? refuse('internal')
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Dodaj komentarz' }))
    const name = await screen.findByRole('textbox', { name: 'Podpis' })
    expect(document.activeElement).toBe(name)
    await user.type(name, 'Marta W')
    await user.click(screen.getByRole('button', { name: 'Dodaj komentarz' }))
    const item = within(await screen.findByRole('list', { name: 'Komentarze' }))
    expect(item.getByText('Pycha')).toBeTruthy()
    expect(item.getByText('Marta W')).toBeTruthy()
    expect(box.value).toBe('')
    expect(screen.queryByRole('textbox', { name: 'Podpis' })).toBeNull()
  })

  it('that are held say so to who wrote them', async () => {
    signedIn()
    await openReviews({ comments: [aComment({ is_own: true, state: 'held' })] })
    expect(await screen.findByText('czeka na sprawdzenie')).toBeTruthy()
  })

  const own = aComment({ id: '9', text: 'Pycha', is_own: true })

  it('of one’s own are changed, and the change is taken back', async () => {
    signedIn()
    const { user, kept } = await openReviews({ comments: [own] })
    const said: string[] = []
    apiServer.use(
      answer(updateComment, ({ body }) => {
        said.push(body.text)
        kept.comments = [{ ...own, text: body.text }]
        return kept.comments[0] ?? own
      }),
    )
    await user.click(await menu())
    await user.click(screen.getByRole('button', { name: 'Zmień' }))
    const box = await within(screen.getByRole('list', { name: 'Komentarze' })).findByRole('textbox', { name: 'Twój komentarz' })
    await user.clear(box)
    await user.type(box, 'Pycha, ale dosól')
    await user.click(screen.getByRole('button', { name: 'Zapisz' }))
    expect(await screen.findByText('Pycha, ale dosól')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    await expect.poll(() => said).toEqual(['Pycha, ale dosól', 'Pycha'])
  })

  it('of one’s own go at once, are deleted when the undo is gone, and come back by it', async () => {
    signedIn()
    const { user, kept } = await openReviews({ comments: [own] })
    const deleted = vi.fn<() => undefined>(() => {
      kept.comments = []
      return undefined
    })
    apiServer.use(answer(deleteComment, deleted))
    const remove = async () => {
      await user.click(await menu())
      await user.click(screen.getByRole('button', { name: 'Usuń' }))
      expect(screen.queryByText('Pycha')).toBeNull()
    }
    await remove()
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    expect(await screen.findByText('Pycha')).toBeTruthy()
    expect(deleted).not.toHaveBeenCalled()

    await remove()
    act(() => toast.dismiss())
    await expect.poll(() => deleted.mock.calls.length).toBe(1)
    expect(screen.queryByText('Pycha')).toBeNull()
  })

  const plate = { url: '/api/photos/abc/', width: 1400, height: 1000, kind: 'photo', state: 'held' } as const

  it('take a photo of the plate along, which waits; without it where it is refused', async () => {
    signedIn()
    const { user, kept } = await openReviews({ comments: [] })
    apiServer.use(
      answer(createComment, ({ body }) => {
        kept.comments = [...kept.comments, aComment({ id: String(kept.comments.length + 1), text: body.text, is_own: true })]
        return kept.comments.at(-1) ?? refuse('internal')
      }),
      answer(saveCommentPhoto, ({ params: { id } }) => {
        const said = kept.comments.find((comment) => comment.id === id)
        if (said?.text !== 'Pycha') return refuse('picture_damaged')
        kept.comments = [{ ...said, photo: plate }]
        return kept.comments[0] ?? refuse('internal')
      }),
    )
    const say = async (text: string) => {
      await user.type(screen.getByRole('textbox', { name: 'Twój komentarz' }), text)
      const input = document.querySelector<HTMLInputElement>('form input[type=file]')
      if (!input) throw new Error('no way to send a photo')
      await user.upload(input, aTiff())
      await screen.findByRole('button', { name: 'Bez zdjęcia' })
      await user.click(await screen.findByRole('button', { name: 'Dodaj komentarz' }))
    }
    await say('Pycha')
    expect((await screen.findByRole('img', { name: 'Zdjęcie talerza: Kuchnia_u_Basi' })).getAttribute('src')).toBe(plate.url)
    expect(screen.getByText('zdjęcie czeka na sprawdzenie')).toBeTruthy()
    expect(toastText()).toBe('Komentarz dodany. Inni zobaczą zdjęcie, gdy je sprawdzimy.')
    expect(screen.queryByRole('button', { name: 'Bez zdjęcia' })).toBeNull()

    await say('Jeszcze raz')
    expect(await screen.findByText('Jeszcze raz')).toBeTruthy()
    await expect.poll(toastText).toMatch(/bez zdjęcia/)
  })

  it('keep the photo that was picked when a turned screen draws the form in another place', async () => {
    signedIn()
    const { user, unmount } = await openReviews({ comments: [] })
    const input = document.querySelector<HTMLInputElement>('form input[type=file]')
    if (!input) throw new Error('no way to send a photo')
    await user.upload(input, aTiff())
    await screen.findByRole('button', { name: 'Bez zdjęcia' })
    unmount()
    const { unmount: leave } = await openReviews({ comments: [] })
    await user.click(await screen.findByRole('button', { name: 'Bez zdjęcia' }))
    // What was put away stays away.
    leave()
    await openReviews({ comments: [] })
    expect(screen.queryByRole('button', { name: 'Bez zdjęcia' })).toBeNull()
  })

  it('lose their photo when the undo is gone', async () => {
    signedIn()
    const { user, kept } = await openReviews({ comments: [{ ...own, photo: plate }] })
    const removed = vi.fn<() => undefined>(() => {
      kept.comments = [own]
      return undefined
    })
    apiServer.use(answer(removeCommentPhoto, removed))
    await user.click(await menu())
    await user.click(screen.getByRole('button', { name: 'Usuń zdjęcie' }))
    expect(screen.queryByRole('img', { name: /Zdjęcie talerza/ })).toBeNull()
    expect(screen.getByText('Pycha')).toBeTruthy()
    expect(removed).not.toHaveBeenCalled()
    act(() => toast.dismiss())
    await expect.poll(() => removed.mock.calls.length).toBe(1)
  })

  it('that could not be deleted come back, and that is said', async () => {
    signedIn()
    const { user } = await openReviews({ comments: [own] })
    apiServer.use(answer(deleteComment, () => refuse('internal')))
    await user.click(await menu())
    await user.click(screen.getByRole('button', { name: 'Usuń' }))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(await screen.findByText('Pycha')).toBeTruthy()
    expect(toastText()).toBeTruthy()
  })

  it('on one’s own recipe are answered, and the answer is taken back', async () => {
    signedIn()
    const { user, kept } = await openReviews({ recipe: published({ is_own: true }), comments: [aComment()] })
    apiServer.use(
      answer(saveReply, ({ body }) => {
        kept.comments = [aComment({ reply: { text: body.text, created_at: '2025-11-16T10:00:00Z' } })]
        return kept.comments[0] ?? aComment()
      }),
      answer(deleteReply, () => {
        kept.comments = [aComment()]
        return undefined
      }),
    )
    await user.click(await menu())
    await user.click(screen.getByRole('button', { name: 'Odpowiedz' }))
    await user.type(screen.getByRole('textbox', { name: 'Twoja odpowiedź' }), 'Dziękuję!')
    await user.click(screen.getByRole('button', { name: 'Zapisz' }))
    expect(await screen.findByText('Dziękuję!')).toBeTruthy()
    await user.click(await menu())
    await user.click(screen.getByRole('button', { name: 'Usuń odpowiedź' }))
    await expect.poll(() => screen.queryByText('Dziękuję!')).toBeNull()
  })
})

describe('a report', () => {
  it('of a member says what is wrong and nothing of who they are', async () => {
    signedIn()
    const { user } = await openReviews()
    const sent: unknown[] = []
    apiServer.use(
      answer(createReport, ({ body }) => {
        sent.push(body)
        return { id: '1' }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Zgłoś przepis' }))
    await user.click(await screen.findByRole('button', { name: 'Wyślij zgłoszenie' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Wybierz, co jest nie tak.')
    await user.click(screen.getByRole('radio', { name: 'Składnik lub alergen pominięty' }))
    await user.type(screen.getByRole('textbox', { name: 'Dopisz, co poprawić' }), 'W śmietanie jest mleko.')
    await user.click(screen.getByRole('button', { name: 'Wyślij zgłoszenie' }))
    await expect
      .poll(() => sent)
      .toEqual([{ kind: 'recipe', id: '31', reason: 'dangerous', text: 'Składnik lub alergen pominięty. W śmietanie jest mleko.' }])
    await expect.poll(toastText).toMatch(/^Dziękujemy/)
  })

  it('of a guest needs an address for the answer', async () => {
    const { user } = await openReviews()
    apiServer.use(
      answer(createReport, ({ body }) => {
        if (body.email === undefined) return refuse('report_email_missing')
        return body.kind === 'comment' ? { id: '1' } : refuse('not_found')
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Więcej: komentarz, Kuchnia_u_Basi' }))
    await user.click(screen.getByRole('button', { name: 'Zgłoś komentarz' }))
    await user.click(await screen.findByRole('radio', { name: 'Obraźliwa treść' }))
    await user.click(screen.getByRole('button', { name: 'Wyślij zgłoszenie' }))
    expect(await screen.findByText('Podaj adres e-mail, na który wyślemy decyzję.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Twój e-mail' }), 'gosc@example.pl')
    await user.click(screen.getByRole('button', { name: 'Wyślij zgłoszenie' }))
    await expect.poll(toastText).toMatch(/e-\u2060mailem/)
  })
})
