import { listComments } from '@spizarka/contract/comments'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answer, apiServer } from '../../testing/api-server.ts'
import { aComment, aRecipe } from '../../testing/recipe-samples.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { signedIn } from '../../testing/samples.ts'
import { toastStore } from '../../ui/feedback/toast.ts'
import { lazyPart } from '../lazy-part.tsx'
import { pagesKey } from '../pages/use-pages.ts'
import { queryClient } from '../query-client.ts'
import { REVIEWS_ID, RecipeReviews } from './recipe-reviews.tsx'
import { RecipeReviewsContext, type ReviewsPart } from './reviews-context.ts'

const recipe = aRecipe({ id: '31', is_own: false, published_at: '2025-11-14T10:00:00Z', comment_count: 1 })

/** Parts are known to every test that shares the process: whoever fetches them all after these finds them. */
let isCodeReachable = true

afterEach(() => {
  isCodeReachable = true
  document.body.replaceChildren()
})

/** A page on which the server has drawn them, and what was fetched of their code. */
function openDrawnPage() {
  const fetched: string[] = []
  const Reviews = lazyPart(async () => {
    fetched.push('code')
    if (!isCodeReachable) throw new TypeError('Failed to fetch')
    return (await import('../../features/community/reviews/RecipeReviews.tsx')).RecipeReviews
  })
  const reviews: ReviewsPart = { render: (of) => <Reviews recipe={of} />, fetch: Reviews.fetch }
  const comments = { count: 1, next: null, previous: null, results: [aComment()] }
  queryClient.setQueryData(pagesKey(listComments.path, recipe.id), { pages: [comments], pageParams: [1] })
  apiServer.use(answer(listComments, () => comments))
  const page = document.createElement('div')
  page.innerHTML = `<div data-drawn-reviews="31"><section><p>Tak je narysował serwer.</p><button>Więcej</button><button>Zgłoś</button></section></div>`
  document.body.append(page)
  const Screen = () => (
    <RecipeReviewsContext value={reviews}>
      <RecipeReviews recipe={recipe} />
    </RecipeReviewsContext>
  )
  const view = renderRoutes([{ path: '/published-recipes/31', Component: Screen }], '/published-recipes/31')
  page.remove()
  return { ...view, fetched }
}

it('stand as the page brought them, without their code', async () => {
  const { fetched } = openDrawnPage()
  expect(screen.getByText('Tak je narysował serwer.').closest(`#${REVIEWS_ID}`)).toBeTruthy()
  await act(async () => {})
  expect(fetched).toEqual([])
})

it('come alive at a button, which does what it is for', async () => {
  const { user, fetched } = openDrawnPage()
  await user.click(screen.getByText('Tak je narysował serwer.'))
  expect(fetched).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Zgłoś' }))
  expect(await screen.findByRole('dialog', { name: 'Co jest nie tak?' })).toBeTruthy()
  expect(screen.queryByText('Tak je narysował serwer.')).toBeNull()
})

it('say so where their code cannot be fetched, and stay', async () => {
  isCodeReachable = false
  const { user } = openDrawnPage()
  await user.click(screen.getByRole('button', { name: 'Zgłoś' }))
  await expect.poll(() => toastStore.read()?.text).toMatch(/Sprawdź połączenie/)
  expect(screen.getByText('Tak je narysował serwer.')).toBeTruthy()
})

it('are drawn anew for whoever is signed in, who may say something', async () => {
  signedIn()
  openDrawnPage()
  await expect.poll(() => document.getElementById(REVIEWS_ID)).toBeTruthy()
  expect(screen.queryByText('Tak je narysował serwer.')).toBeNull()
})
