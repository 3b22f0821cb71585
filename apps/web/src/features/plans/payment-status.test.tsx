import { readMe } from '@spizarka/contract/accounts'
import { type PaymentStatus, readPaymentStatus } from '@spizarka/contract/payments'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderMemory } from '../../lib/plans/order-memory.ts'
import { readSession } from '../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { aUser, signedIn } from '../../testing/samples.ts'
import { paymentRoutes } from './routes.ts'

const SESSION = '3f8a61c2-94d0-4b7e-8e15-6c5bd1e6a111'

function aStatus(changes: Partial<PaymentStatus> = {}): PaymentStatus {
  return { p24_session_id: SESSION, p24_order_id: 317_204_881, amount: '29.99', currency: 'PLN', status: 'pending', ...changes }
}

beforeEach(() => {
  // Time passes by itself too: answers of the API take real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  signedIn({ ai_points: 204 })
})
afterEach(() => vi.useRealTimers())

const open = (at = `/payment-status/${SESSION}`) => renderRoutes(paymentRoutes, at)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const detail = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

/** Answers one try after another; the last answer is given to every other. */
function tries(...answers: (PaymentStatus | Refusal)[]) {
  const calls = { made: 0 }
  apiServer.use(
    answer(readPaymentStatus, ({ params }) => {
      expect(params.sessionId).toBe(SESSION)
      const given = answers[Math.min(calls.made, answers.length - 1)] ?? aStatus()
      calls.made += 1
      return given
    }),
  )
  return calls
}

async function untilTry(calls: { made: number }, count: number) {
  while (calls.made < count) {
    const before = calls.made
    await vi.waitFor(
      async () => {
        await pass(500)
        expect(calls.made).toBeGreaterThan(before)
      },
      { timeout: 20_000 },
    )
  }
}

describe('a payment', () => {
  it('that is paid makes the plan and the points what they are now, and leads back to where one came from', async () => {
    orderMemory.save({ sessionId: SESSION, product: 'Premium, miesięcznie', points: 204, from: '/generate-recipe?x=1' })
    apiServer.use(answer(readMe, () => aUser({ plan: 'premium', ai_points: 2204 })))
    const calls = tries(aStatus({ p24_order_id: null }), aStatus({ status: 'completed' }))
    const { router, user } = open()
    expect(await heading('Sprawdzamy płatność')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Wróć do kuchni' }).getAttribute('aria-disabled')).toBe('true')
    await untilTry(calls, 2)
    expect(await heading('Premium jest Twoje')).toBeTruthy()
    expect(readSession().user).toMatchObject({ plan: 'premium', ai_points: 2204 })
    expect(screen.getByText('było 204 punkty, jest')).toBeTruthy()
    expect(screen.getByText(/^spiżarnia bez limitu, własne życzenie/)).toBeTruthy()
    expect(['Plan', 'Kwota', 'Waluta', 'Status', 'Zamówienie', 'Sesja'].map(detail)).toEqual([
      'Premium, miesięcznie',
      '29,99\u00a0zł',
      'PLN',
      'opłacone',
      '317204881',
      SESSION,
    ])
    await user.click(screen.getByRole('link', { name: 'Wróć do kuchni' }))
    expect(router.state.location).toMatchObject({ pathname: '/generate-recipe', search: '?x=1' })
    await pass(10_000)
    expect(calls.made).toBe(2)
  })

  it('is asked for five times, two seconds apart, and then may be asked for again', async () => {
    const calls = tries(aStatus())
    const { user } = open(`/payment-status?session_id=${SESSION}`)
    expect(await screen.findByText(/^próba 2 z\s5$/)).toBeTruthy()
    await pass(1500)
    expect(calls.made).toBe(1)
    await untilTry(calls, 5)
    expect(await heading('Jeszcze nie potwierdzona')).toBeTruthy()
    await pass(10_000)
    expect(calls.made).toBe(5)

    apiServer.use(answer(readMe, () => aUser({ plan: 'premium', ai_points: 2204 })))
    tries(aStatus({ status: 'completed' }))
    await user.click(screen.getByRole('button', { name: 'Sprawdź jeszcze raz' }))
    expect(await heading('Premium jest Twoje')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ułóż pierwszy przepis' })).toBeTruthy()
  })

  it('that failed changes nothing, and can be tried again', async () => {
    tries(aStatus({ status: 'failed', p24_order_id: null }))
    open()
    expect(await heading('Płatność się nie udała')).toBeTruthy()
    expect(screen.getByText(/^Twój plan się nie zmienił: nadal Free\./)).toBeTruthy()
    expect(detail('Zamówienie')).toBe('jeszcze bez numeru')
    expect(screen.getByRole('link', { name: 'Spróbuj ponownie' }).getAttribute('href')).toBe('/settings/subscription')
  })

  it('without a number is unknown, and nothing is asked', async () => {
    open('/payment-status')
    expect(await heading('Brakuje numeru płatności')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sprawdź Subskrypcję' })).toBeTruthy()
  })

  it('of somebody else cannot be checked, at the first try', async () => {
    const calls = tries(refuse('payment_not_found'))
    open()
    expect(await heading('Nie udało się sprawdzić płatności')).toBeTruthy()
    expect(screen.getByText('Nie znaleziono tej płatności.')).toBeTruthy()
    await pass(10_000)
    expect(calls.made).toBe(1)
  })

  it('is found out although the server failed at first', async () => {
    apiServer.use(answer(readMe, () => aUser({ plan: 'premium' })))
    const calls = tries(new Refusal(502, {}), aStatus({ status: 'completed' }))
    open()
    await untilTry(calls, 2)
    expect(await heading('Premium jest Twoje')).toBeTruthy()
  })

  it('cannot be checked where no try gets an answer', async () => {
    apiServer.use(unreachable(readPaymentStatus))
    open()
    await vi.waitFor(
      async () => {
        await pass(500)
        expect(screen.getByText('Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.')).toBeTruthy()
      },
      { timeout: 20_000 },
    )
  })
})
