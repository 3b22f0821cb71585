import { readMe } from '@spizarka/contract/accounts'
import { readPendingItems } from '@spizarka/contract/intake'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { answer, apiServer, Refusal, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { aPendingItem, aUser, signedIn } from '../../../testing/samples.ts'
import { intakeRoutes } from '../routes.ts'
import { ReviewScreen } from './ReviewScreen.tsx'
import { ADDRESS, button, listOf } from './testing.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('while the list is being read', () => {
  it('asks again until it is there', async () => {
    signedIn()
    drafts.save('text-intake', '2 kg ziemniaków')
    let polls = 0
    apiServer.use(
      answer(readPendingItems, () => {
        polls += 1
        return polls < 3 ? refuse('not_found') : listOf([aPendingItem()])
      }),
    )
    renderRoutes(intakeRoutes, ADDRESS)
    expect(await screen.findByText('Przetwarzanie listy przez AI...')).toBeTruthy()
    expect(await screen.findByText('2000 g')).toBeTruthy()
    expect(polls).toBe(3)
    expect(drafts.find('text-intake')).toBeUndefined()
  })

  it('gives up after three minutes and starts over on demand', async () => {
    signedIn()
    vi.useFakeTimers()
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ detail: 'Nie znaleziono.' }, { status: 404 })))
    // Not lazy: a module does not load while time stands still.
    renderRoutes([{ path: 'pending-items/:sessionId', Component: ReviewScreen }], ADDRESS)
    await act(() => vi.advanceTimersByTimeAsync(170_000))
    expect(screen.getByText('Przetwarzanie listy przez AI...')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByText(/trwa dłużej niż zwykle. Jeśli/)).toBeTruthy()
    const polls = fetching.mock.calls.length
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(fetching).toHaveBeenCalledTimes(polls)

    vi.useRealTimers()
    fetching.mockRestore()
    apiServer.use(answer(readPendingItems, () => listOf([aPendingItem()])))
    button('Spróbuj ponownie').click()
    expect(await screen.findByText('2000 g')).toBeTruthy()
  })

  it('says why nothing could be read, shows the points that came back and leads to the list', async () => {
    signedIn({ ai_points: 202 })
    apiServer.use(
      answer(readPendingItems, () => refuse('intake_nothing_readable')),
      answer(readMe, () => aUser({ ai_points: 204 })),
    )
    renderRoutes(intakeRoutes, ADDRESS)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nie znaleźliśmy w tekście żadnego produktu/)
    expect(screen.getByRole('link', { name: 'Popraw listę' }).getAttribute('href')).toBe('/add-products/text')
    await expect.poll(() => readSession().user?.ai_points).toBe(204)
  })

  it.each([
    [new Refusal(500, { error: 'Serwer odpoczywa.' }), 'Serwer odpoczywa.'],
    [new Refusal(500, {}), 'Wystąpił błąd podczas pobierania danych.'],
  ])('stops after failure %# and can be tried again', async (refusal, text) => {
    signedIn()
    let polls = 0
    apiServer.use(
      answer(readPendingItems, () => {
        polls += 1
        return refusal
      }),
    )
    renderRoutes(intakeRoutes, ADDRESS)
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(polls).toBe(1)
    expect(button('Spróbuj ponownie')).toBeTruthy()
  })
})
