import { readMe } from '@spizarka/contract/accounts'
import { POINTS } from '@spizarka/contract/limits'
import { claimInstallReward } from '@spizarka/contract/points'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { InstallReward } from '../../../app/shell/MemberFrame.tsx'
import { watchInstallation } from '../../../lib/install/installation.ts'
import { platformOf } from '../../../lib/install/platform.ts'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aUser, signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'

beforeAll(watchInstallation)
afterEach(() => vi.restoreAllMocks())

const open = () => openSettings('/settings/app', 'Aplikacja')

function runStandalone() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget()
    return Object.assign(list, { matches: query.includes('standalone'), media: query }) as MediaQueryList
  })
}

function offerInstallation() {
  const prompt = vi.fn<() => Promise<void>>().mockResolvedValue()
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  return { prompt, event }
}

describe('/settings/app', () => {
  it('opens the steps for this device and promises the points', async () => {
    signedIn()
    const { user } = await open()
    expect(screen.getByText('+60 punktów za instalację')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Komputer' }).checked).toBe(true)
    expect(screen.getByRole('img', { name: /koniec|końcu paska adresu/ })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'iPhone' }))
    expect(screen.getByText('Do ekranu początkowego')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Skopiuj adres do Safari' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Odbierz/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Zainstaluj aplikację' })).toBeNull()
  })

  it("asks the browser's question once where the browser has one", async () => {
    signedIn()
    const { user } = await open()
    const { prompt, event } = offerInstallation()
    expect(event.defaultPrevented).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Zainstaluj aplikację' }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Zainstaluj aplikację' })).toBeNull()
  })

  it('credits the points once in the installed app', async () => {
    runStandalone()
    signedIn({ ai_points: 204 })
    let calls = 0
    apiServer.use(
      answer(claimInstallReward, ({ headers }) => {
        calls += 1
        expect(headers.get('Idempotency-Key')).toBeTruthy()
        return { points_awarded: POINTS.installReward }
      }),
    )
    const { user } = await open()
    expect(screen.getByRole('heading', { name: 'Zainstalowana' })).toBeTruthy()
    await user.dblClick(screen.getByRole('button', { name: /^Odbierz 60 punktów/ }))
    expect(await screen.findByText('+60 pkt, odebrana')).toBeTruthy()
    expect(calls).toBe(1)
    expect(readSession().user).toMatchObject({ ai_points: 264, has_received_pwa_install_reward: true })
  })

  it('leaves the points waiting when they could not be credited', async () => {
    runStandalone()
    signedIn()
    apiServer.use(unreachable(claimInstallReward))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Odbierz 60 punktów/ }))
    expect(await screen.findByText('Nie udało się odebrać punktów. Spróbuj ponownie.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Odbierz 60 punktów/ })).toBeTruthy()
  })

  it('learns that the points were taken before', async () => {
    runStandalone()
    signedIn()
    apiServer.use(
      answer(claimInstallReward, () => refuse('install_reward_taken')),
      answer(readMe, () => aUser({ has_received_pwa_install_reward: true })),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Odbierz 60 punktów/ }))
    expect(await screen.findByText('+60 pkt, odebrana')).toBeTruthy()
    expect(readSession().user?.ai_points).toBe(204)
  })
})

it('the installed app credits the points by itself', async () => {
  runStandalone()
  signedIn()
  apiServer.use(answer(claimInstallReward, () => ({ points_awarded: POINTS.installReward })))
  renderRoutes([{ path: '/', Component: InstallReward }], '/')
  expect((await screen.findAllByText('Masz 60 punktów za zainstalowanie aplikacji.')).length).toBeGreaterThan(0)
})

it('a browser tab credits nothing until the app has been installed from it', async () => {
  signedIn()
  // Until it is announced a call would fail the test.
  renderRoutes([{ path: '/', Component: InstallReward }], '/')
  apiServer.use(answer(claimInstallReward, () => ({ points_awarded: POINTS.installReward })))
  expect(readSession().user?.has_received_pwa_install_reward).toBe(false)
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  await expect.poll(() => readSession().user?.has_received_pwa_install_reward).toBe(true)
})

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'desktop'],
] as const)('%s with %i touch points is %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})
