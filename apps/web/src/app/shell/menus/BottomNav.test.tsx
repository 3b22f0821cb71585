import { countNotifications } from '@spizarka/contract/notifications'
import { listRecipes } from '@spizarka/contract/recipes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { openApp } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { ErrorScreen } from '../../RootLayout.tsx'
import { fetchAllRoutes, routes } from '../../routes.tsx'

beforeEach(() => {
  apiServer.use(
    answer(countNotifications, () => ({ unread_count: 0 })),
    answer(listRecipes, () => onePage()),
  )
  signedIn()
})
afterEach(() => deviceStore.forgetAll())

async function openBar() {
  const router = openApp(routes, '/recipes', ErrorScreen, fetchAllRoutes)
  await screen.findByRole('heading', { level: 1, name: 'Przepisy' })
  const add = screen
    .getAllByRole('navigation', { name: 'Główna nawigacja' })
    .flatMap((bar) => within(bar).queryAllByRole('link', { name: 'Dodaj' }))
  expect(add).toHaveLength(1)
  return { router, add: add[0] ?? document.body }
}

test('"Dodaj" stands between Przepisy and Zakupy and opens the choice of ways until one was used', async () => {
  const { add } = await openBar()
  const names = within(add.parentElement ?? document.body).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Start', 'Spiżarnia', 'Przepisy', 'Dodaj', 'Zakupy', 'Kalorie'])
  expect(add.getAttribute('href')).toBe('/add-products')
})

test('the way that was used last is one tap away, the choice of all a long press or arrow up', async () => {
  deviceStore.save('add-method', '/add-products/receipt')
  const { router, add } = await openBar()
  expect(add.getAttribute('href')).toBe('/add-products/receipt')

  fireEvent.keyDown(add, { key: 'ArrowUp' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/add-products'))
})

const SETTLED_MS = 100

test('holding it for half a second opens the choice, and the tap that ends it nothing else', async () => {
  deviceStore.save('add-method', '/add-products/manual')
  // Where the tap would lead is loaded, so that it would be there at once.
  await import('../../../features/intake/manual/ManualAddScreen.tsx')
  const { router, add } = await openBar()
  fireEvent.pointerDown(add)
  await waitFor(() => expect(router.state.location.pathname).toBe('/add-products'))
  fireEvent.pointerUp(add)
  fireEvent.click(add)
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  expect(router.state.location.pathname).toBe('/add-products')
})

test('a way whose screen is opened is the one used last; any other address changes nothing', async () => {
  const { router } = await openBar()
  await router.navigate('/add-products')
  expect(deviceStore.find('add-method')).toBeUndefined()
  await router.navigate('/add-products/manual')
  await waitFor(() => expect(deviceStore.find('add-method')).toBe('/add-products/manual'))
})
