import { readMe } from '@spizarka/contract/accounts'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { initiatePayment } from '@spizarka/contract/payments'
import {
  cancelSubscription,
  readSubscription,
  resumeSubscription,
  type Subscription,
  withdrawFromSubscription,
} from '@spizarka/contract/subscription'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../lib/days.ts'
import { aSubscription, noSubscription, someProducts } from '../../../lib/plans/testing.ts'
import { formatDay, today } from '../../../lib/text/format.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { aUser, signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'
import { triesOf } from './RenewalFailed.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})
beforeEach(() => {
  apiServer.use(
    answer(listSubscriptionProducts, () => someProducts),
    answer(readPantrySummary, () => ({ products: 64, spices: 0, limit: null, use_soon: 0, expired: 0, ends_today: 0, categories: [] })),
  )
})

async function open(subscription: Subscription) {
  signedIn({ plan: subscription.plan, ai_points: 1240 })
  apiServer.use(answer(readSubscription, () => subscription))
  const view = await openSettings('/settings/subscription', 'Subskrypcja')
  await screen.findByRole('region', { name: /^(Plany|Zmień plan)$/ })
  return view
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const plans = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('new points', () => {
  it('come with the next payment, by the month', async () => {
    await open(aSubscription())
    expect(screen.getByText(/^nowe 2000\spkt 11 grudnia 2040$/)).toBeTruthy()
  })

  it('come every thirty days of a year that is paid for', async () => {
    const start = addDays(today(), -40)
    const year = { current_period_start: start, current_period_end: addDays(start, 365), next_charge_on: addDays(start, 364) }
    await open(aSubscription({ product_id: 2, billing_cycle: 'yearly', ...year }))
    expect(screen.getByText(`nowe 2000 pkt ${formatDay(addDays(today(), 20))}`)).toBeTruthy()
  })

  it('come no more in a plan that ends', async () => {
    await open(aSubscription({ state: 'cancelled', renews: false, next_charge_on: null }))
    expect(screen.getByText(/^Plan się kończy, nowych/)).toBeTruthy()
  })
})

describe('what can be bought', () => {
  it('is both plans from Free, by the year or by the month', async () => {
    const { user } = await open(noSubscription())
    expect(screen.getByText('Teraz: Free')).toBeTruthy()
    expect(screen.getByText('-2 miesiące gratis!')).toBeTruthy()
    expect(plans()).toEqual(['Premium', 'Premium Super', 'Free'])
    expect(screen.getByText('299,90 zł')).toBeTruthy()
    expect(screen.getByText(/^Wychodzi 24,99\s*zł miesięcznie zamiast 29,99\s*zł\.$/)).toBeTruthy()
    expect(button('Twój obecny plan').disabled).toBe(true)

    await user.click(screen.getByRole('radio', { name: 'Miesięcznie' }))
    expect(screen.getByText('29,99 zł')).toBeTruthy()
    expect(screen.queryByText(/^Wychodzi/)).toBeNull()
    expect([button('Wybieram Premium').disabled, button('Wybieram Premium Super').disabled]).toEqual([false, false])
    expect(screen.queryByRole('button', { name: /^Zrezygnuj/ })).toBeNull()
  })

  it('is Premium Super alone from Premium, which is paid for by the month', async () => {
    const { user } = await open(aSubscription())
    expect(plans()).toEqual(['Premium Super', 'Premium rocznie'])
    expect(screen.getByText('teraz płacisz miesięcznie')).toBeTruthy()
    expect(button('Twój obecny plan').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Wybieram Premium' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Miesięcznie' }))
    expect(plans()).toEqual(['Premium Super', 'Premium'])
    expect(button('Wybieram Premium Super').disabled).toBe(false)
  })

  it('is nothing by the month for whoever has paid for a year', async () => {
    const { user } = await open(aSubscription({ product_id: 2, billing_cycle: 'yearly' }))
    expect(button('Wybieram Premium Super').disabled).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Miesięcznie' }))
    expect(button('Wybieram Premium Super').disabled).toBe(true)
    expect(screen.getByText(/^Płacisz rocznie/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mam kod rabatowy' })).toBeNull()
  })

  it('is nothing from Premium Super', async () => {
    await open(aSubscription({ plan: 'premium_super', product_id: 4, billing_cycle: 'yearly' }))
    expect(button('Twój obecny plan').disabled).toBe(true)
    expect(button('Wybieram Premium').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Mam kod rabatowy' })).toBeNull()
  })

  it('is what is higher than a plan that an administrator gave, which costs nothing and cannot be cancelled', async () => {
    await open(noSubscription({ plan: 'premium' }))
    expect(screen.getByText(/przyznał administrator/)).toBeTruthy()
    expect(button('Wybieram Premium Super').disabled).toBe(false)
    expect(screen.queryByRole('button', { name: /^Zrezygnuj/ })).toBeNull()
  })

  it('says that there is no network where there is none', async () => {
    signedIn()
    apiServer.use(
      unreachable(readSubscription),
      answer(listSubscriptionProducts, () => someProducts),
    )
    await openSettings('/settings/subscription', 'Subskrypcja')
    expect(await screen.findByText('Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.')).toBeTruthy()
  })

  it('can be read again when it could not be read', async () => {
    signedIn()
    apiServer.use(
      answer(listSubscriptionProducts, () => refuse('forbidden')),
      answer(readSubscription, () => noSubscription()),
    )
    const { user } = await openSettings('/settings/subscription', 'Subskrypcja')
    expect(await screen.findByText('Nie udało się załadować planów subskrypcji. Spróbuj ponownie później.')).toBeTruthy()
    apiServer.use(answer(listSubscriptionProducts, () => someProducts))
    await user.click(button('Spróbuj ponownie'))
    expect(await screen.findByRole('button', { name: 'Wybieram Premium' })).toBeTruthy()
  })
})

describe('the plan one has', () => {
  it('says when it will be charged and when one is reminded', async () => {
    await open(aSubscription())
    const plan = within(screen.getByRole('region', { name: 'Twój plan' }))
    expect(plan.getByRole('heading', { name: 'Premium, miesięcznie' })).toBeTruthy()
    expect(plan.getByText(/^Kolejne 29,99\s*zł pobierzemy/).textContent).toMatch(/11 grudnia 2040\. Przypomnimy 4 grudnia 2040\.$/)
    expect(plan.getByText('Karta •••• 4242')).toBeTruthy()
    expect(plan.getByText('1240')).toBeTruthy()
  })

  it('is cancelled in two taps, and resumed in one', async () => {
    const { user } = await open(aSubscription())
    const cancelled = aSubscription({ state: 'cancelled', renews: false, next_charge_on: null, next_amount: null })
    apiServer.use(
      answer(readMe, () => aUser({ plan: 'premium', ai_points: 1240, subscription_cancelled: true })),
      answer(cancelSubscription, ({ headers }) => {
        expect(headers.get('idempotency-key')).toBeTruthy()
        apiServer.use(answer(readSubscription, () => cancelled))
        return { message: 'Odnawianie wyłączone.' }
      }),
    )
    await user.click(button(/^Zrezygnuj z\sodnawiania/))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText(/^Masz 64\s*produkty\. Na Free zostaną/)).toBeTruthy()
    await user.dblClick(dialog.getByRole('button', { name: /^Zrezygnuj z\sodnawiania/ }))

    expect(await screen.findAllByText('Odnawianie wyłączone.')).toBeTruthy()
    expect(screen.getByText(/do końca dnia/).textContent).toBe('Premium działa do końca dnia 11 grudnia 2040. Nic więcej nie pobierzemy.')
    expect(screen.queryByRole('button', { name: /^Zrezygnuj/ })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zmiana zdania?'))

    apiServer.use(
      answer(resumeSubscription, () => {
        apiServer.use(answer(readSubscription, () => aSubscription()))
        return { message: 'Odnawianie włączone.' }
      }),
    )
    await user.click(button(/^Wznów odnawianie/))
    expect(await screen.findAllByText('Odnawianie włączone.')).toBeTruthy()
    expect(button(/^Zrezygnuj z\sodnawiania/)).toBeTruthy()
  })

  it.each([
    [() => answer(cancelSubscription, () => refuse('subscription_not_cancellable')), 'Nie masz subskrypcji, która się odnawia.'],
    [() => answer(cancelSubscription, () => new Refusal(500, {})), 'Wystąpił błąd podczas anulowania subskrypcji.'],
    [() => unreachable(cancelSubscription), 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'],
  ])('says why it could not be cancelled: %#', async (handler, text) => {
    apiServer.use(handler())
    const { user } = await open(aSubscription())
    await user.click(button(/^Zrezygnuj z\sodnawiania/))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Zrezygnuj z\sodnawiania/ }))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('can be withdrawn from while it may, and says before what comes back', async () => {
    const { user } = await open(aSubscription({ can_withdraw_until: '2040-11-26', withdrawal_refund: '27.99' }))
    expect(screen.getByText(/możesz odstąpić/).textContent).toMatch(/^Do 26 listopada 2040 .* zwrócimy 27,99\s*zł/)
    apiServer.use(
      answer(readMe, () => aUser()),
      answer(withdrawFromSubscription, () => {
        apiServer.use(answer(readSubscription, () => noSubscription({ state: 'ended' })))
        return { refund: '27.99', message: 'Zwrócimy 27,99 zł.' }
      }),
    )
    await user.click(button('Odstąp od umowy tutaj'))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('marta@example.pl')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: /^Potwierdzam odstąpienie/ }))
    expect(await screen.findAllByText('Zwrócimy 27,99 zł.')).toBeTruthy()
    expect(screen.getByText(/^Poprzedni plan się skończył/)).toBeTruthy()
    expect(button('Wybieram Premium')).toBeTruthy()
  })

  it('promises no money to whoever withdraws with no paid day left', async () => {
    const { user } = await open(aSubscription({ can_withdraw_until: '2040-11-26', withdrawal_refund: '0.00' }))
    expect(screen.getByText(/możesz odstąpić/).textContent).toMatch(/zwrotu nie będzie\.$/)
    await user.click(button('Odstąp od umowy tutaj'))
    expect(screen.getByRole('dialog').textContent).not.toMatch(/Pieniądze wrócą/)
  })

  it('keeps its question when the screen is turned and the box has another place', async () => {
    const query = Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
    vi.spyOn(window, 'matchMedia').mockReturnValue(query)
    const { user } = await open(aSubscription())
    await user.click(button(/^Zrezygnuj z\sodnawiania/))
    query.matches = true
    act(() => void query.dispatchEvent(new Event('change')))
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: /^Zrezygnuj z\sodnawiania/ })).toBeTruthy()
  })

  it('shows the tries of a failed renewal, and no other plan meanwhile', async () => {
    await open(aSubscription({ state: 'past_due', attempts: 2, next_charge_on: '2040-12-14' }))
    const failure = within(screen.getByRole('region', { name: /^Nie udało się pobrać 29,99\s*zł$/ }))
    expect(failure.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '11 grudnia 2040odrzucona',
      '12 grudnia 2040odrzucona',
      '14 grudnia 2040kolejna próba',
      '18 grudnia 2040ostatnia próba',
    ])
    expect(screen.getByText('Plan zmienisz, gdy opłacisz obecny.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Wybieram/ })).toBeNull()
    expect(screen.getByText(/^Opłacone do/).textContent).toBe('Opłacone do 11 grudnia 2040. Czekamy na płatność do 18 grudnia 2040.')
  })

  it('whose renewal failed is paid at once, by any means or with a card that stays', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(initiatePayment, ({ body }) => {
        bodies.push(body)
        return refuse('renewal_under_way')
      }),
    )
    const { user } = await open(aSubscription({ state: 'past_due', attempts: 1, next_charge_on: '2040-12-12' }))
    await user.click(button(/^Zapłać teraz 29,99\szł$/))
    expect(await screen.findByText(/^Właśnie pobieramy tę płatność/)).toBeTruthy()
    await user.click(button('Zmień kartę'))
    expect(await screen.findByText(/^Właśnie pobieramy tę płatność/)).toBeTruthy()
    const order = { product_id: 1, enable_recurring: true }
    expect(bodies).toEqual([
      { ...order, change_card: false },
      { ...order, change_card: true },
    ])
  })

  it('is not paid by hand while its card is being charged', async () => {
    await open(aSubscription({ state: 'past_due', attempts: 1, next_charge_on: '2040-12-12', is_charging: true }))
    expect(screen.getByText(/^Właśnie pobieramy tę płatność/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Zapłać teraz/ })).toBeNull()
  })
})

it.each([
  [1, '2026-03-01', ['2026-02-28', '2026-03-01', '2026-03-03', '2026-03-07']],
  [2, '2026-10-27', ['2026-10-24', '2026-10-25', '2026-10-27', '2026-10-31']],
  [3, '2028-03-06', ['2028-02-28', '2028-02-29', '2028-03-02', '2028-03-06']],
])('after %i failed tries the one on %s is one of four', (attempts, next, days) => {
  expect(triesOf(attempts, next).map(({ day }) => day)).toEqual(days)
})
