import { type Device, listDevices, signOutDevice, signOutOtherDevices } from '@spizarka/contract/devices'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'

function aDevice(changes: Partial<Device> = {}): Device {
  return {
    id: '6f2b1c1e-58a6-4a52-9a3f-0f0d1f0a8f11',
    browser: 'Chrome',
    system: 'Android',
    signed_in_at: '2026-11-01T10:00:00Z',
    last_used_at: '2026-11-20T10:00:00Z',
    is_current: true,
    ...changes,
  }
}
const other = aDevice({ id: '6f2b1c1e-58a6-4a52-9a3f-0f0d1f0a8f12', browser: 'Firefox', system: 'Windows', is_current: false })
const nameless = aDevice({ id: '6f2b1c1e-58a6-4a52-9a3f-0f0d1f0a8f13', browser: null, system: null, is_current: false })

const are = (...devices: Device[]) => answer(listDevices, () => onePage(...devices))
const open = () => openSettings('/settings/devices', 'Urządzenia')
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent)

beforeEach(() => void signedIn())

describe('/settings/devices', () => {
  it('lists them and offers no end to the one that asks', async () => {
    apiServer.use(are(aDevice(), other, nameless))
    await open()
    expect(await rows()).toEqual([
      expect.stringMatching(/^Chrome, Androidostatnio 20 listopada.*to urządzenie$/),
      expect.stringContaining('Firefox, Windows'),
      expect.stringContaining('Nieznane urządzenie'),
    ])
    expect(screen.getAllByRole('button', { name: /^Wyloguj: / }).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Wyloguj: Firefox, Windows',
      'Wyloguj: Nieznane urządzenie',
    ])
  })

  it.each([
    ['signs one out', () => undefined],
    ['takes one that is gone already for signed out', () => refuse('not_found')],
  ])('%s after a question, once', async (_, respond) => {
    const ended: string[] = []
    apiServer.use(
      are(aDevice(), other),
      answer(signOutDevice, ({ params }) => {
        ended.push(params.id)
        return respond()
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Wyloguj: Firefox, Windows' }))
    apiServer.use(are(aDevice()))
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: /^Wyloguj/ }))
    expect((await screen.findAllByText('Urządzenie wylogowane.')).length).toBeGreaterThan(0)
    await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1)
    expect(ended).toEqual([other.id])
    // The focus stays where the list is.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Zalogowane urządzenia' }))
  })

  it('signs all others out', async () => {
    let calls = 0
    apiServer.use(
      are(aDevice(), other, nameless),
      answer(signOutOtherDevices, () => {
        calls += 1
        return undefined
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Wyloguj pozostałe urządzenia' }))
    apiServer.use(are(aDevice()))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Wyloguj/ }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Wyloguj pozostałe urządzenia' })).toBeNull()
    expect(calls).toBe(1)
  })

  it('keeps a device that could not be signed out, and says so', async () => {
    apiServer.use(are(aDevice(), other), unreachable(signOutDevice))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Wyloguj: Firefox, Windows' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Wyloguj/ }))
    expect((await screen.findAllByText('Nie udało się wylogować urządzenia. Spróbuj ponownie.')).length).toBeGreaterThan(0)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('can be tried again after a failure', async () => {
    apiServer.use(answer(listDevices, () => refuse('forbidden')))
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(are(aDevice()))
    await user.click(again)
    expect(await rows()).toHaveLength(1)
  })

  it('reads more of them on demand, each once', async () => {
    apiServer.use(
      answer(listDevices, ({ query }) =>
        query.page === 1
          ? { count: 2, next: 'http://localhost/api/auth/sessions/?page=2', previous: null, results: [aDevice()] }
          : onePage(aDevice(), other),
      ),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Pokaż więcej/ }))
    await expect.poll(rows).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Pokaż więcej/ })).toBeNull()
  })
})
