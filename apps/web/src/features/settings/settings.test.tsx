import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { signedIn } from '../../testing/samples.ts'
import { settingsRoutes } from './routes.ts'
import { openSettings } from './testing.tsx'

afterEach(() => vi.restoreAllMocks())

const LABELS = [
  'Profil',
  'Konto',
  'Urządzenia',
  'Subskrypcja',
  'Punkty',
  'Powiadomienia',
  'Zapamiętane',
  'Aplikacja',
  'Moje faktury',
  'Dane do faktury',
]

function giveRoom(wide: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: wide && media.includes('width'), media }) as MediaQueryList,
  )
}

describe('the settings', () => {
  it('begin with the profile', async () => {
    signedIn()
    const profile = { path: '/settings/profile', Component: () => <p>Tu jest profil</p> }
    const { router } = renderRoutes(settingsRoutes([profile]), '/settings')
    expect(await screen.findByText('Tu jest profil', undefined, { timeout: 5000 })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/settings/profile')
  })

  it('have their menu behind a button on a phone, and a tap closes it', async () => {
    giveRoom(false)
    signedIn()
    const { user } = await openSettings('/settings/invoices', 'Moje faktury')
    await user.click(screen.getByRole('button', { name: 'Wszystkie ustawienia' }))
    const menu = within(screen.getByRole('dialog', { name: 'Ustawienia' }))
    expect(menu.getAllByRole('link').map((link) => link.querySelector('span span')?.textContent)).toEqual(LABELS)
    await user.click(menu.getByRole('link', { name: /^Subskrypcja/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Subskrypcja' }, { timeout: 5000 })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('have their menu beside the page where there is room', async () => {
    giveRoom(true)
    signedIn()
    await openSettings('/settings/invoices', 'Moje faktury')
    const menu = within(screen.getByRole('navigation', { name: 'Ustawienia' }))
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(LABELS)
    expect(menu.getByRole('link', { name: 'Moje faktury' }).getAttribute('aria-current')).toBe('page')
    expect(menu.getByRole('link', { name: 'Punkty' }).getAttribute('href')).toBe('/points')
  })
})

describe('/settings/subscription', () => {
  it.each([
    ['free', 'Teraz: Free', ['Free', 'Premium', 'Premium Super']],
    ['premium', 'Teraz: Premium', ['Premium', 'Premium Super']],
    ['premium_super', 'Teraz: Premium Super', ['Premium Super']],
  ] as const)('shows the plan %s and the bigger ones', async (plan, subtitle, names) => {
    signedIn({ plan })
    await openSettings('/settings/subscription', 'Subskrypcja')
    expect(screen.getByText(subtitle)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(names)
    expect(screen.queryByText(/^Subskrypcja nie odnowi się/)).toBeNull()
  })

  it('says that a cancelled one does not renew', async () => {
    signedIn({ plan: 'premium', subscription_cancelled: true })
    await openSettings('/settings/subscription', 'Subskrypcja')
    expect(screen.getByText(/^Subskrypcja nie odnowi się/)).toBeTruthy()
  })
})
