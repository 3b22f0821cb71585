import { listDevices } from '@spizarka/contract/devices'
import { listLearnedConversions, listLearnedNames } from '@spizarka/contract/learned'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { signedIn } from '../../testing/samples.ts'
import { SettingsListScreen } from './SettingsListScreen.tsx'
import { openSettings } from './testing.tsx'

afterEach(() => vi.restoreAllMocks())

const LABELS = [
  'Profil',
  'Konto',
  'Urządzenia',
  'Subskrypcja',
  'Punkty AI',
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
  it('have no menu of their own on a phone: the arrow leads back to the list', async () => {
    giveRoom(false)
    signedIn()
    await openSettings('/settings/invoices', 'Moje faktury')
    expect(screen.queryByRole('navigation', { name: 'Ustawienia' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Wróć do ustawień' }).getAttribute('href')).toBe('/settings')
  })

  it('are a list on a phone, each row with what is chosen there', async () => {
    giveRoom(false)
    signedIn({ plan: 'premium', ai_points: 204 })
    apiServer.use(
      answer(listDevices, () => ({ count: 2, next: null, previous: null, results: [] })),
      answer(listLearnedNames, () => ({ count: 0, next: null, previous: null, results: [] })),
      answer(listLearnedConversions, () => ({ count: 0, next: null, previous: null, results: [] })),
    )
    const profile = { kitchen: 'piekarnik', staples: 'sól, olej', health: 'nic', nutrition: undefined }
    const Component = () => <SettingsListScreen profile={profile} themeChoice={null} />
    renderRoutes([{ path: '/settings', Component }], '/settings')
    const rows = within(await screen.findByRole('list', { name: 'Profil' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Wyposażenie kuchnipiekarnik',
      'Co zawsze maszsól, olej',
      'Zdrowie i alergienic',
      'Sposób żywienia\u00a0',
    ])
    expect(await screen.findByText('2 zalogowane')).toBeTruthy()
    expect(screen.getByText('204 punkty')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zdrowie i alergie' }).getAttribute('href')).toBe('/settings/profile#zdrowie')
  })

  it('have their menu beside the page where there is room', async () => {
    giveRoom(true)
    signedIn()
    await openSettings('/settings/invoices', 'Moje faktury')
    const menu = within(screen.getByRole('navigation', { name: 'Ustawienia' }))
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(LABELS)
    expect(menu.getByRole('link', { name: 'Moje faktury' }).getAttribute('aria-current')).toBe('page')
    expect(menu.getByRole('link', { name: 'Punkty AI' }).getAttribute('href')).toBe('/points')
  })
})
