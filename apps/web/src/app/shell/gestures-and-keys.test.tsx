import { countNotifications } from '@spizarka/contract/notifications'
import { listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import { listPublishedRecipes } from '@spizarka/contract/recipes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, apiServer } from '../../testing/api-server.ts'
import { aRecipeSummary } from '../../testing/recipe-samples.ts'
import { openApp } from '../../testing/render-routes.tsx'
import { aPantryItem, onePage, signedIn } from '../../testing/samples.ts'
import { ErrorScreen } from '../RootLayout.tsx'
import { fetchAllRoutes, routes } from '../routes.tsx'

let reads = 0

beforeEach(() => {
  reads = 0
  apiServer.use(
    answer(countNotifications, () => ({ unread_count: 0 })),
    answer(listPublishedRecipes, () => {
      reads += 1
      return onePage(aRecipeSummary({ title: 'Bigos' }))
    }),
  )
  signedIn()
})

async function openRecipes() {
  const router = openApp(routes, '/recipes', ErrorScreen, fetchAllRoutes)
  await screen.findByRole('link', { name: 'Bigos' })
  return { router, user: userEvent.setup() }
}

test('"/" goes to the search, and there every key is a letter', async () => {
  const { router, user } = await openRecipes()
  await user.keyboard('/')
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  expect(document.activeElement).toBe(search)
  await user.keyboard('n?')
  expect(search.value).toBe('n?')
  expect(router.state.location.pathname).toBe('/recipes')
})

test('"/" on a screen without a search goes to that of the recipes: the next key is its first letter', async () => {
  const { router, user } = await openRecipes()
  await user.keyboard('n')
  await waitFor(() => expect(router.state.location.pathname).toBe('/add-products'))
  await screen.findByRole('heading', { level: 1, name: 'Dodaj produkty' })
  await user.keyboard('/')
  const search = await screen.findByRole<HTMLInputElement>('searchbox')
  await waitFor(() => expect(document.activeElement).toBe(search))
  await user.keyboard('zupa')
  expect(search.value).toBe('zupa')
})

test('"?" lists the keys, and "n" adds', async () => {
  const { router, user } = await openRecipes()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Skróty klawiszowe' })).toBeTruthy()
  await user.keyboard('n')
  expect(router.state.location.pathname).toBe('/recipes')
  await user.click(screen.getByRole('button', { name: 'Zamknij' }))
  await user.keyboard('n')
  await waitFor(() => expect(router.state.location.pathname).toBe('/add-products'))
})

test('a finger that draws the top down far enough has the screen read again', async () => {
  await openRecipes()
  const before = reads
  draw(40)
  // A refresh shows itself before it asks.
  expect(screen.queryByText('Odświeżanie…')).toBeNull()
  // A row that is drawn aside takes the finger down as well.
  draw(120, 160)
  expect(screen.queryByText('Odświeżanie…')).toBeNull()
  draw(120)
  expect(await screen.findByText('Odświeżanie…')).toBeTruthy()
  await waitFor(() => expect(reads).toBe(before + 1))
})

test('"n" goes to the line of the pantry where one stands', async () => {
  apiServer.use(
    answer(listPantry, () => onePage(aPantryItem())),
    answer(readPantrySummary, () => ({ products: 1, spices: 0, limit: 50, use_soon: 0, expired: 0, ends_today: 0, categories: [] })),
  )
  const router = openApp(routes, '/pantry', ErrorScreen, fetchAllRoutes)
  const line = await screen.findByRole('textbox', { name: 'Dopisz produkty do spiżarni' })
  await userEvent.setup().keyboard('n')
  expect(document.activeElement).toBe(line)
  expect(router.state.location.pathname).toBe('/pantry')
})

const finger = (clientY: number, clientX = 200) => ({ touches: [{ clientX, clientY }] })

function draw(pixels: number, aside = 0): void {
  fireEvent.touchStart(document.body, finger(100))
  fireEvent.touchMove(document.body, finger(100 + pixels, 200 - aside))
  fireEvent.touchEnd(document.body, { touches: [] })
}
