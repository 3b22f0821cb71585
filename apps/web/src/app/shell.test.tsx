import { LANDING_SLUGS } from '@spizarka/contract/landing-pages'
import { countNotifications, listNotifications, markNotificationsRead } from '@spizarka/contract/notifications'
import { listRecipes } from '@spizarka/contract/recipes'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import start from '../features/public/landing/generated/start.json' with { type: 'json' }
import type { RouteObject } from '../lib/router/addresses.ts'
import { answer, apiServer } from '../testing/api-server.ts'
import { openApp } from '../testing/render-routes.tsx'
import { onePage, signedIn } from '../testing/samples.ts'
import { ErrorScreen } from './RootLayout.tsx'
import { fetchAllRoutes, routes } from './routes.tsx'

const user = userEvent.setup()

const open = (path: string, tree: RouteObject[] = routes) => openApp(tree, path, ErrorScreen, fetchAllRoutes)

const footer = () => within(screen.getByRole('contentinfo'))

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.theme
})

describe('a guest', () => {
  test('finds on the start what Spiżarka is, and the ways in', async () => {
    open('/')
    await heading(/Gotuj z.tego, co masz\./)
    const bar = within(screen.getByRole('banner'))
    expect(bar.getAllByRole('link', { name: 'Zaloguj się' })[0]?.getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('link', { name: 'Kalorie' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Porównaj plany' }).getAttribute('href')).toBe('/plany?cycle=monthly')
    // In the picture of the app stands what the kitchen composed for lunch.
    expect(
      screen.getAllByText(start.dishes.find(({ meal }) => meal === 'lunch')?.title ?? '', {
        normalizer: (text) => text.replaceAll('\u00a0', ' '),
      }).length,
    ).toBeGreaterThan(0)
    // A tile for each page there is, and no other.
    const tiles = screen.getAllByRole('link').flatMap((link) => /^\/lp\/(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])
    expect(tiles.toSorted()).toEqual([...LANDING_SLUGS].toSorted())
  })

  test('who signs in is shown the way to an account, not to where they are', async () => {
    open('/login')
    await heading('Zaloguj się')
    const [way] = within(screen.getByRole('navigation', { name: 'Główna nawigacja' })).getAllByRole('link', {
      name: /^(Zaloguj się|Załóż konto)$/,
    })
    expect([way?.textContent, way?.getAttribute('href')]).toEqual(['Załóż konto', '/register'])
  })

  test('reads in the menu about the 250 points, and comes back to a closed menu on the next page', async () => {
    const router = open('/')
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(menu.getByText('250 darmowych punktów AI')).toBeTruthy()
    await user.click(menu.getByRole('link', { name: 'Pomoc' }))
    await heading('Pomoc')
    expect(router.state.location.pathname).toBe('/pomoc')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  })

  test('is told that an address does not exist, with a way back', async () => {
    open('/nie-ma-takiej')
    await heading('Nie ma takiej strony')
    expect(screen.getAllByRole('link', { name: 'Wróć na start' })[0]?.getAttribute('href')).toBe('/')
  })

  test('is shown the address of those who pay when it is asked for', async () => {
    open('/pomoc-premium')
    await heading('Pomoc Premium')
    expect(screen.queryByRole('link', { name: 'premium@spizarka.example' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Pokaż mail' }))
    expect(screen.getByRole('link', { name: 'premium@spizarka.example' })).toBeTruthy()
  })
})

test('a screen that is a field to write in has the focus there, whichever screen leads to it', async () => {
  apiServer.use(answer(countNotifications, () => ({ unread_count: 0 })))
  signedIn()
  open('/add-products')
  await user.click(await screen.findByRole('link', { name: /Wpisz listę/ }))
  const field = await screen.findByRole('textbox', { name: 'Twoja lista produktów' })
  expect(document.activeElement).toBe(field)
})

const question = () => screen.queryByRole('region', { name: 'Ciasteczka, te bez cukru' })

describe('the question about cookies', () => {
  test.each([
    ['/pomoc', 'Pomoc', true],
    ['/login', 'Zaloguj się', true],
    ['/nie-ma-takiej', 'Nie ma takiej strony', false],
    ['/activate', /link/i, false],
  ])('stands on public pages and nowhere else: %s', async (path, title, asked) => {
    open(path)
    await heading(title)
    expect(question() !== null).toBe(asked)
  })

  test('gives both answers the same weight', async () => {
    open('/pomoc')
    await heading('Pomoc')
    const [no, yes] = ['Tylko niezbędne', 'Zgadzam się'].map((name) => screen.getByRole('button', { name }))
    expect(yes?.className).toBe(no?.className)
    expect(yes?.parentElement).toBe(no?.parentElement)
  })

  test('is not put to who is signed in', async () => {
    apiServer.use(answer(countNotifications, () => ({ unread_count: 0 })))
    signedIn()
    open('/pomoc')
    await heading('Pomoc')
    expect(question()).toBeNull()
  })
})

describe('someone who is signed in', () => {
  beforeEach(() =>
    apiServer.use(
      answer(countNotifications, () => ({ unread_count: 0 })),
      answer(listRecipes, () => onePage()),
    ),
  )

  test('has the points, the five tabs and the plan around every screen', async () => {
    signedIn({ ai_points: 204, plan: 'premium' })
    open('/recipes')
    await heading('Przepisy')
    expect(screen.getAllByRole('link', { name: /^Punkty AI: 204/ }).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Premium').length).toBeGreaterThan(0)
    const [navigation] = screen.getAllByRole('navigation', { name: 'Główna nawigacja' })
    if (!navigation) throw new Error('no navigation')
    for (const tab of ['Start', 'Spiżarnia', 'Przepisy', 'Zakupy', 'Kalorie']) {
      expect(within(navigation).getByRole('link', { name: tab })).toBeTruthy()
    }
    expect(within(navigation).getByRole('link', { name: 'Przepisy' }).getAttribute('aria-current')).toBe('page')
  })

  test('is led by the footer to the help of the plans, or told what those give', async () => {
    signedIn({ plan: 'premium_super' })
    const router = open('/pomoc')
    await heading('Pomoc')
    expect(footer().getByRole('link', { name: 'Pomoc Premium' }).getAttribute('href')).toBe('/pomoc-premium')
    act(() => {
      signedIn({ plan: 'free' })
    })
    expect(footer().queryByRole('link', { name: 'Pomoc Premium' })).toBeNull()
    await user.click(footer().getByRole('button', { name: 'Pomoc Premium' }))
    expect(await screen.findByRole('dialog', { name: /Szybsza pomoc/ })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/pomoc')
  })

  test('is offered the installation only until its reward has been taken', async () => {
    signedIn({ has_received_pwa_install_reward: true })
    open('/recipes')
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    expect(screen.queryByRole('link', { name: 'Zainstaluj aplikację' })).toBeNull()
    act(() => void signedIn({ has_received_pwa_install_reward: false }))
    expect(screen.getByRole('link', { name: 'Zainstaluj aplikację' })).toBeTruthy()
  })

  test('finds nothing in the bell, and reads so', async () => {
    apiServer.use(
      answer(listNotifications, () => onePage()),
      answer(markNotificationsRead, () => undefined),
    )
    signedIn()
    open('/recipes')
    const [bell] = await screen.findAllByRole('button', { name: 'Powiadomienia' })
    if (!bell) throw new Error('no bell')
    await user.click(bell)
    const panel = within(screen.getByRole('dialog', { name: 'Powiadomienia' }))
    expect(await panel.findByText('Nie masz nowych powiadomień.')).toBeTruthy()
  })
})

test('every new screen starts at the top, with the focus on its content', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const router = open('/pomoc')
  await heading('Pomoc')
  expect(scroll).not.toHaveBeenCalled()
  await act(() => router.navigate('/regulamin'))
  await heading('Regulamin')
  expect(scroll).toHaveBeenCalledWith(0, 0)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('without a network a banner says so until it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get')
  open('/pomoc')
  await heading('Pomoc')
  const text = 'Jesteś offline. Niektóre funkcje mogą być niedostępne.'
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(text)).toBeTruthy()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})

test('the theme that is chosen holds at once and is kept', async () => {
  open('/pomoc')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(screen.getByText('Ciemny'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('spizarka.theme')).toBe('dark')
  await user.click(screen.getByText('Jak system'))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('spizarka.theme')).toBeNull()
})

function Broken(): never {
  throw new Error('broken on purpose')
}

test('a screen that breaks leaves a sentence and a button to load the page again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  open('/', [{ path: '/', Component: Broken }])
  expect(screen.getByRole('heading', { name: 'Coś poszło nie tak' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Odśwież' }))
  expect(reload).toHaveBeenCalledOnce()
})
