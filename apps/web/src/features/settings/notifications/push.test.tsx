import { DEFAULT_PREFERENCES, readPreferences, updatePreferences } from '@spizarka/contract/preferences'
import { deletePushSubscription, readPushSubscription, savePushSubscription } from '@spizarka/contract/push'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PushOffer } from '../../../lib/push/PushOffer.tsx'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'

const KEY = `B${'A'.repeat(86)}`
const ENDPOINT = 'https://push.example/send/1'
const KEYS = { p256dh: `B${'C'.repeat(86)}`, auth: 'D'.repeat(22) }

let isSubscribed: boolean
let asked = 0

/** A browser whose owner answers its question so. */
function inBrowser({ permission = 'default', says = 'granted' }: { permission?: string; says?: string } = {}) {
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: vi.fn<(options: unknown) => Promise<unknown>>().mockResolvedValue(subscription),
  }
  const registration = { pushManager }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) }
  const notification = {
    permission,
    requestPermission: () => {
      asked += 1
      notification.permission = says
      return Promise.resolve(says)
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', {})
  return pushManager
}

beforeEach(() => {
  signedIn()
  isSubscribed = false
  asked = 0
  apiServer.use(
    answer(readPreferences, () => DEFAULT_PREFERENCES),
    answer(readPushSubscription, () => ({ public_key: KEY, is_subscribed: isSubscribed })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = () => openSettings('/settings/notifications', 'Powiadomienia')
const deviceSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /Powiadomienia na tym urządzeniu/ })

describe('messages on the screen of this device', () => {
  it('are not spoken of where this installation sends none', async () => {
    inBrowser()
    apiServer.use(answer(readPushSubscription, () => ({ public_key: null, is_subscribed: false })))
    await open()
    await screen.findByRole('switch', { name: /Produkty do zużycia/ })
    expect(screen.queryByText('Na ekranie tego urządzenia')).toBeNull()
  })

  it('are switched on with all kinds, to choose from', async () => {
    const { subscribe } = inBrowser()
    const bodies: unknown[] = []
    apiServer.use(
      answer(savePushSubscription, ({ body }) => {
        bodies.push(body)
        isSubscribed = true
        return undefined
      }),
      answer(updatePreferences, ({ body }) => {
        bodies.push(body)
        return { ...DEFAULT_PREFERENCES, push_use_soon: true, push_list_ready: true, push_recipe_decided: true }
      }),
    )
    const { user } = await open()
    await user.click(await deviceSwitch())
    expect((await screen.findByRole<HTMLInputElement>('switch', { name: /Lista zakupów gotowa/ })).checked).toBe(true)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cisza od' }).value).toBe('21')
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: KEY })
    expect(bodies).toEqual([
      { endpoint: ENDPOINT, keys: KEYS },
      { push_use_soon: true, push_list_ready: true, push_recipe_decided: true },
    ])
  })

  it('are switched off again', async () => {
    inBrowser({ permission: 'granted' })
    isSubscribed = true
    apiServer.use(
      answer(deletePushSubscription, () => {
        isSubscribed = false
        return undefined
      }),
    )
    const { user } = await open()
    await user.click(await deviceSwitch())
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Cisza od' })).toBeNull())
    expect((await deviceSwitch()).checked).toBe(false)
  })

  it('stay off where the browser’s own question was answered with no, with the way back', async () => {
    inBrowser({ says: 'denied' })
    const { user } = await open()
    await user.click(await deviceSwitch())
    expect(await screen.findByText('Przeglądarka blokuje powiadomienia.')).toBeTruthy()
  })

  it('are told to be missing where the browser has none', async () => {
    await open()
    expect(await screen.findByText(/Ta przeglądarka nie pokazuje powiadomień stron/)).toBeTruthy()
  })
})

const offer = () => renderRoutes([{ path: '/', element: <PushOffer kind="use_soon" /> }], '/')

describe('the offer after something was of use', () => {
  it('asks the browser’s question after a yes alone, and sets this kind alone', async () => {
    inBrowser()
    const bodies: unknown[] = []
    apiServer.use(
      answer(savePushSubscription, () => undefined),
      answer(updatePreferences, ({ body }) => {
        bodies.push(body)
        return { ...DEFAULT_PREFERENCES, push_use_soon: true }
      }),
    )
    const { user } = offer()
    const yes = await screen.findByRole('button', { name: 'Tak, daj znać' })
    expect(asked).toBe(0)
    await user.click(yes)
    await waitFor(() => expect(screen.queryByText(/Powiedzieć Ci/)).toBeNull())
    expect([asked, bodies]).toEqual([1, [{ push_use_soon: true }]])
  })

  it('does not come again after a no', async () => {
    inBrowser()
    const { user, unmount } = offer()
    await user.click(await screen.findByRole('button', { name: 'Nie teraz' }))
    unmount()
    offer()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([asked, screen.queryByText(/Powiedzieć Ci/)]).toEqual([0, null])
  })
})
