import { validateDiscountCode } from '@spizarka/contract/discount-codes'
import { initiateDiscountedPayment, initiatePayment } from '@spizarka/contract/payments'
import { readSubscription } from '@spizarka/contract/subscription'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderMemory } from '../../../lib/plans/order-memory.ts'
import { aSubscription, noSubscription, someProducts } from '../../../lib/plans/testing.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'

const SESSION = '3f8a61c2-94d0-4b7e-8e15-6c5bd1e6a111'
const PAYWALL = 'https://platnosci.example/trnRequest/abc'
const paid = (amount: string) => ({ payment_link: PAYWALL, session_id: SESSION, amount, currency: 'PLN' as const, credit: '0.00' })

let left: string[]
beforeEach(() => {
  left = []
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)))
  apiServer.use(
    answer(listSubscriptionProducts, () => someProducts),
    answer(readSubscription, () => noSubscription()),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function choose(name = 'Wybieram Premium') {
  signedIn()
  const { user } = await openSettings('/settings/subscription', 'Subskrypcja')
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, dialog, pay: () => dialog.getByRole('button', { name: /^Zamawiam z\sobowiązkiem zapłaty/ }) }
}

describe('an order', () => {
  it('says what is bought, for how much and how it goes on, and leads to the paywall once', async () => {
    const bodies: unknown[] = []
    apiServer.use(
      answer(initiatePayment, ({ body, headers }) => {
        bodies.push([body, headers.get('idempotency-key') === null])
        return paid('299.90')
      }),
    )
    const { user, dialog, pay } = await choose()
    expect(dialog.getByText('Zapłacisz teraz').closest('div')?.textContent).toBe('Zapłacisz teraz299,90\u00a0zł')
    expect(dialog.getByText(/^Odnawia się co 365\sdni za 299,90\s*zł/)).toBeTruthy()
    await user.dblClick(pay())
    await waitFor(() => expect(left).toEqual([PAYWALL]))
    expect(bodies).toEqual([[{ product_id: 2, enable_recurring: true, change_card: true }, false]])
    expect(orderMemory.find(SESSION)).toEqual({ sessionId: SESSION, product: 'Premium, rocznie', points: 204 })
    expect(pay().getAttribute('aria-busy')).toBe('true')
  })

  it('can be made again by whoever comes back from the paywall by the arrow of the browser', async () => {
    apiServer.use(answer(initiatePayment, () => paid('299.90')))
    const { user, pay } = await choose()
    await user.click(pay())
    await waitFor(() => expect(left).toEqual([PAYWALL]))
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() => expect(pay().getAttribute('aria-busy')).toBeNull())
  })

  it.each([
    [() => answer(initiatePayment, () => refuse('payments_off')), 'Płatności są chwilowo wyłączone. Spróbuj ponownie później.'],
    [() => answer(initiatePayment, () => new Refusal(500, {})), 'Wystąpił błąd podczas inicjowania płatności.'],
    [() => unreachable(initiatePayment), 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'],
  ])('that could not be begun says why: %#', async (handler, text) => {
    apiServer.use(handler())
    const { user, dialog, pay } = await choose()
    await user.click(pay())
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(left).toEqual([])
  })

  it('waits for the network', async () => {
    const { user, dialog, pay } = await choose()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(dialog.getByText('Do zapłaty potrzeba internetu.')).toBeTruthy()
    await user.click(pay())
    expect(left).toEqual([])
  })

  it('of a higher plan says that what is left of the lower one is taken off', async () => {
    apiServer.use(answer(readSubscription, () => aSubscription()))
    const { dialog } = await choose('Wybieram Premium Super')
    expect(dialog.getByText('Najwyżej zapłacisz teraz')).toBeTruthy()
    expect(dialog.getByText(/niewykorzystane dni obecnego planu/)).toBeTruthy()
  })

  it('of a higher plan says to a grosz what is left to pay, while that is known', async () => {
    apiServer.use(answer(readSubscription, () => aSubscription({ can_withdraw_until: '2040-11-26', withdrawal_refund: '27.99' })))
    const { dialog } = await choose('Wybieram Premium Super')
    expect(dialog.getByText('Niewykorzystane dni obecnego planu').closest('div')?.textContent).toMatch(/−27,99\szł$/)
    expect(dialog.getByText('Zapłacisz teraz').closest('div')?.textContent).toBe('Zapłacisz teraz471,91\u00a0zł')
  })
})

async function openCode() {
  const { user, dialog, pay } = await choose('Mam kod rabatowy')
  const check = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Sprawdź' })
  return { user, dialog, pay, check, field: dialog.getByLabelText<HTMLInputElement>('Twój kod') }
}

describe('a discount code', () => {
  const pricing = { original_amount: '499.90', discounted_amount: '399.92', discount_amount: '99.98', next_amount: '499.90' }

  it('is typed in capitals, checked for the plan that is chosen, and paid with', async () => {
    const queries: unknown[] = []
    const bodies: unknown[] = []
    apiServer.use(
      answer(validateDiscountCode, ({ query }) => {
        queries.push(query)
        return { message: 'Kod został naliczony.', pricing }
      }),
      answer(initiateDiscountedPayment, ({ body }) => {
        bodies.push(body)
        return paid('399.92')
      }),
    )
    const { user, dialog, pay, check, field } = await openCode()
    expect(check().disabled).toBe(true)
    expect(dialog.getByText('Najpierw sprawdź kod.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Premium Super' }))
    await user.type(dialog.getByLabelText('Twój kod'), 'kuchnia 20{Enter}')
    expect(field.isConnected ? field.value : dialog.getByLabelText<HTMLInputElement>('Twój kod').value).toBe('KUCHNIA20')
    expect(await dialog.findByText('Kod został naliczony.')).toBeTruthy()
    expect(queries).toEqual([{ code: 'KUCHNIA20', product_id: 4 }])
    expect(dialog.getByText('Zapłacisz teraz').closest('div')?.textContent).toBe('Zapłacisz teraz399,92\u00a0zł')
    expect(dialog.getByText('Rabat 20%').closest('div')?.textContent).toBe('Rabat 20%−99,98\u00a0zł')
    expect(dialog.getByText(/^Odnawia się co 365\sdni za 499,90\s*zł/)).toBeTruthy()
    await user.click(pay())
    await waitFor(() => expect(left).toEqual([PAYWALL]))
    expect(bodies).toEqual([{ product_id: 4, enable_recurring: true, discount_code: 'KUCHNIA20' }])
  })

  it.each([
    ['19.99', '4.00', 'Rabat 20%'],
    ['299.90', '299.90', 'Rabat 100%'],
    ['29.99', '5.00', 'Rabat'],
  ])('of %s that takes off %s is called %s', async (original_amount, discount_amount, name) => {
    apiServer.use(
      answer(validateDiscountCode, () => ({ message: 'Kod został naliczony.', pricing: { ...pricing, original_amount, discount_amount } })),
    )
    const { user, dialog } = await openCode()
    await user.type(dialog.getByLabelText('Twój kod'), 'LATO{Enter}')
    expect(await dialog.findByText(name)).toBeTruthy()
  })

  it('does not hold for another plan than it was checked for', async () => {
    apiServer.use(answer(validateDiscountCode, () => ({ message: 'Kod został naliczony.', pricing })))
    const { user, dialog } = await openCode()
    await user.type(dialog.getByLabelText('Twój kod'), 'LATO{Enter}')
    expect(await dialog.findByText('Kod został naliczony.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Premium Super' }))
    expect(dialog.queryByText('Kod został naliczony.')).toBeNull()
    expect(dialog.getByText('Najpierw sprawdź kod.')).toBeTruthy()
  })

  it.each([
    [() => answer(validateDiscountCode, () => refuse('discount_code_ended')), 'Ten kod rabatowy stracił ważność.'],
    [() => answer(validateDiscountCode, () => new Refusal(500, {})), 'Błąd walidacji kodu'],
    [() => unreachable(validateDiscountCode), 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'],
  ])('that does not hold says why, and is not needed: %#', async (handler, text) => {
    apiServer.use(handler())
    const { user, dialog, pay } = await openCode()
    await user.type(dialog.getByLabelText('Twój kod'), 'LATO{Enter}')
    expect(await dialog.findByText(text)).toBeTruthy()
    await user.click(pay())
    expect(left).toEqual([])
    await user.click(dialog.getByRole('button', { name: /^Zamów bez kodu za 299,90\s*zł$/ }))
    expect(dialog.queryByLabelText('Twój kod')).toBeNull()
    expect(dialog.getByText('Zapłacisz teraz').closest('div')?.textContent).toBe('Zapłacisz teraz299,90\u00a0zł')
  })

  it('can be taken off again', async () => {
    apiServer.use(answer(validateDiscountCode, () => ({ message: 'Kod został naliczony.', pricing })))
    const { user, dialog } = await openCode()
    await user.type(dialog.getByLabelText('Twój kod'), 'LATO{Enter}')
    await user.click(await dialog.findByRole('button', { name: 'Usuń' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Twój kod').value).toBe('')
    expect(dialog.queryByText('Kod został naliczony.')).toBeNull()
  })
})
