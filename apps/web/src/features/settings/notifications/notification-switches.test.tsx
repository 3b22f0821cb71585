import { DEFAULT_PREFERENCES, readPreferences, updatePreferences } from '@spizarka/contract/preferences'
import { readPushSubscription } from '@spizarka/contract/push'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'

beforeEach(() => {
  signedIn()
  apiServer.use(
    answer(readPreferences, () => DEFAULT_PREFERENCES),
    answer(readPushSubscription, () => ({ public_key: null, is_subscribed: false })),
  )
})

const open = () => openSettings('/settings/notifications', 'Powiadomienia')
const useSoon = () => screen.findByRole<HTMLInputElement>('switch', { name: /Produkty do zużycia wkrótce/ })

describe('/settings/notifications', () => {
  it('switches one kind off, at once and once, and leaves the others', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(updatePreferences, ({ body }) => {
        bodies.push(body)
        return { ...DEFAULT_PREFERENCES, notify_use_soon: false }
      }),
    )
    const { user } = await open()
    await user.click(await useSoon())
    expect((await useSoon()).checked).toBe(false)
    expect(await screen.findByText('Zmiany zostały zapisane!')).toBeTruthy()
    expect(bodies).toEqual([{ notify_use_soon: false }])
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Kończące się punkty AI/ }).checked).toBe(true)
  })

  it.each([
    [() => answer(updatePreferences, () => refuse('internal')), 'Błąd serwera. Spróbuj ponownie za chwilę.'],
    [() => answer(updatePreferences, () => new Refusal(500, {})), 'Nie udało się zapisać zmian. Spróbuj ponownie.'],
    [() => unreachable(updatePreferences), 'Nie udało się zapisać zmian. Spróbuj ponownie.'],
  ])('goes back after failure %#', async (handler, text) => {
    apiServer.use(handler())
    const { user } = await open()
    await user.click(await useSoon())
    expect(await screen.findByText(text)).toBeTruthy()
    expect((await useSoon()).checked).toBe(true)
  })

  it('can be tried again when it could not be read', async () => {
    apiServer.use(answer(readPreferences, () => refuse('forbidden')))
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    expect(screen.getByText('Nie udało się załadować Twoich ustawień.')).toBeTruthy()
    apiServer.use(answer(readPreferences, () => DEFAULT_PREFERENCES))
    await user.click(again)
    expect(await useSoon()).toBeTruthy()
  })
})
