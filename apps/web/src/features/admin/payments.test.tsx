import * as invoices from '@spizarka/contract/admin-invoices'
import * as payments from '@spizarka/contract/admin-payments'
import { readSecondFactor } from '@spizarka/contract/second-factor'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { addDays } from '../../lib/days.ts'
import { today } from '../../lib/text/format.ts'
import { answer, apiServer, refuse } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../testing/samples.ts'
import { readZloty } from './read-zloty.ts'
import { adminRoutes } from './routes.ts'

const PAYMENT: payments.AdminPayment = {
  id: '7',
  session_id: '5b1cbb5a-6d6b-4d1a-9f5e-0d8f5a1c2b3d',
  user_id: 12,
  username: 'kasia',
  product_name: 'Premium, miesięcznie',
  amount: '29.99',
  refunded: '0.00',
  currency: 'PLN',
  state: 'completed',
  p24_order_id: 317_204_881,
  operator_says: '',
  created_at: '2026-02-01T10:00:00Z',
}
const INVOICE: invoices.AdminInvoice = {
  id: '3',
  number: 'FV/2026/02/0001',
  kind: 'invoice',
  issued_on: '2026-02-01',
  amount: '29.99',
  currency: 'PLN',
  product_name: 'Premium, miesięcznie',
  user_id: 12,
  buyer_name: 'Cukiernia Ładna',
  buyer_nip: '1234567819',
  for_ksef: true,
  ksef_number: null,
  ksef_state: 'waiting',
  ksef_says: '',
  has_ksef_receipt: false,
}
const PRODUCTS: payments.AdminProduct[] = [
  { id: 1, name: 'Premium, miesięcznie', prices: [{ amount: '29.99', valid_from: '2026-01-01T00:00:00Z', valid_to: null }] },
  { id: 2, name: 'Premium, rocznie', prices: [{ amount: '299.90', valid_from: '2026-01-01T00:00:00Z', valid_to: null }] },
]

function open(at: string) {
  signedIn({ is_admin: true })
  return renderRoutes(adminRoutes, at)
}

type User = ReturnType<typeof open>['user']

/** Rows unfold where there is room for columns, as there is here. */
const unfold = async (user: User, name: RegExp) => user.click(await screen.findByRole('button', { name }))
const PAYMENT_ROW = /^Premium, miesięcznie, /
const INVOICE_ROW = /^Faktura FV/

beforeAll(() =>
  Promise.all([
    import('./AdminFrame.tsx'),
    import('./payments/PaymentsScreen.tsx'),
    import('./invoices/InvoicesScreen.tsx'),
    import('./codes/CodesScreen.tsx'),
  ]),
)
beforeEach(() =>
  apiServer.use(
    answer(readSecondFactor, () => ({ enrolled: true, verified_until: '2026-02-03T22:00:00Z', recovery_codes_left: 8 })),
    answer(payments.listReconciliations, () => onePage()),
    answer(payments.listPaymentAlarms, () => onePage()),
    answer(payments.listPaymentsAsAdmin, () => onePage(PAYMENT)),
    answer(payments.listProductPrices, () => PRODUCTS),
    answer(payments.listDiscountCodes, () => onePage()),
    answer(invoices.listInvoicesAsAdmin, () => onePage(INVOICE)),
  ),
)

describe('payments', () => {
  it('are shown with their payer and state, and filtered by state', async () => {
    apiServer.use(answer(payments.listPaymentsAsAdmin, ({ query }) => (query.state === 'failed' ? onePage() : onePage(PAYMENT))))
    const { user } = open('/admin/payments')
    expect(await screen.findByText('kasia')).toBeTruthy()
    await unfold(user, PAYMENT_ROW)
    expect(screen.getByText('317204881')).toBeTruthy()
    expect(screen.queryByText('Do wyjaśnienia')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Stan'), 'nieudana')
    expect(await screen.findByText('Nie ma takich płatności.')).toBeTruthy()
  })

  it('are given back in part, with a reason, once it was confirmed', async () => {
    const sent: unknown[] = []
    apiServer.use(
      answer(payments.refundPaymentAsAdmin, ({ params, body }) => {
        sent.push([params.id, body])
        return { ...PAYMENT, refunded: '10.00' }
      }),
    )
    const { user } = open('/admin/payments')
    await unfold(user, PAYMENT_ROW)
    const amount = screen.getByLabelText('Kwota')
    await user.clear(amount)
    await user.type(amount, '50')
    await user.click(screen.getByRole('button', { name: 'Zwróć pieniądze' }))
    expect(screen.getByText(/^Podaj kwotę do 29,99/)).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, '10,5')
    await user.type(screen.getByLabelText('Powód'), 'awaria')
    await user.click(screen.getByRole('button', { name: 'Zwróć pieniądze' }))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText(/^Zwrócić 10,50/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Zwróć' }))
    await waitFor(() => expect(sent).toEqual([['7', { amount_grosze: 1050, reason: 'awaria' }]]))
  })

  it('say it where the operator does not take a refund', async () => {
    apiServer.use(answer(payments.refundPaymentAsAdmin, () => refuse('refund_refused_detail')))
    const { user } = open('/admin/payments')
    await unfold(user, PAYMENT_ROW)
    await user.type(screen.getByLabelText('Powód'), 'x')
    await user.click(screen.getByRole('button', { name: 'Zwróć pieniądze' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zwróć' }))
    expect(await screen.findByText('Operator płatności nie przyjął zwrotu.')).toBeTruthy()
  })

  it.each([
    [1, 0, /^Porównanie .* 4 płatności, u nas 4 płatności\. Wszystko się zgadza\.$/],
    [1, 2, /^Porównanie .* Nie zgadza się: 2\.$/],
    [3, 0, /^Od .* nikt nie porównał płatności z listą operatora\./],
  ])('say when they were held against the operator’s list, up to %i days ago with %i disagreements', async (days, disagreements, text) => {
    const night = { day: addDays(today(), -days), compared_at: '2026-02-02T03:52:00Z', theirs: 4, ours: 4, disagreements }
    apiServer.use(answer(payments.listReconciliations, () => onePage(night)))
    open('/admin/payments')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('on which the operator does not agree stand first, until somebody says what was done', async () => {
    const alarm: payments.PaymentAlarm = {
      id: '4',
      day: '2026-02-01',
      session_id: PAYMENT.session_id,
      kind: 'paid_there_not_here',
      details: 'operator: zamówienie 5, 29,99 zł; u nas: pending',
      note: '',
      resolved_at: null,
    }
    let isOpen = true
    apiServer.use(
      answer(payments.listPaymentAlarms, () => (isOpen ? onePage(alarm) : onePage())),
      answer(payments.resolvePaymentAlarm, ({ body }) => {
        isOpen = false
        return { ...alarm, note: body.note, resolved_at: '2026-02-02T10:00:00Z' }
      }),
    )
    const { user } = open('/admin/payments')
    expect(await screen.findByText('Zapłacona u operatora, u nas nie')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Wyjaśnione' }))
    await user.type(screen.getByLabelText('Co z tym zrobiono'), 'Zwrócone ręcznie.')
    await user.click(screen.getByRole('button', { name: 'Wyjaśnione' }))
    await waitFor(() => expect(screen.queryByText('Do wyjaśnienia')).toBeNull())
  })
})

describe('invoices', () => {
  it('are downloaded, and get the number that KSeF gave', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    apiServer.use(
      answer(invoices.downloadKsefFile, () => new TextEncoder().encode('<Faktura/>')),
      answer(invoices.recordKsefNumber, ({ body }) =>
        body.ksef_number.startsWith('1') ? { ...INVOICE, ksef_number: body.ksef_number } : refuse('ksef_number_taken'),
      ),
    )
    const { user } = open('/admin/invoices')
    expect(await screen.findByText('Cukiernia Ładna')).toBeTruthy()
    await unfold(user, INVOICE_ROW)
    await user.click(screen.getByRole('button', { name: 'Plik KSeF: FV/2026/02/0001' }))
    await waitFor(() => expect(saved).toEqual(['FV-2026-02-0001.xml']))
    await user.type(screen.getByLabelText('Numer KSeF'), '9234563218-20260201-0100A0B1C2D3-4F')
    await user.click(screen.getByRole('button', { name: 'Zapisz numer' }))
    expect(await screen.findByText('Ten numer KSeF ma już inna faktura.')).toBeTruthy()
  })

  it('of persons say that they do not go to KSeF', async () => {
    apiServer.use(answer(invoices.listInvoicesAsAdmin, () => onePage({ ...INVOICE, for_ksef: false, buyer_nip: null })))
    const { user } = open('/admin/invoices')
    await unfold(user, INVOICE_ROW)
    expect(screen.getByText(/^Nie idzie do KSeF/)).toBeTruthy()
    expect(screen.queryByLabelText('Numer KSeF')).toBeNull()
  })
})

describe('codes and prices', () => {
  it('make a code for some plans until the end of a day', async () => {
    const sent: unknown[] = []
    apiServer.use(
      answer(payments.createDiscountCode, ({ body }) => {
        sent.push(body)
        return { ...body, id: '1', uses: 0, product_ids: [2] }
      }),
    )
    const { user } = open('/admin/codes')
    await user.type(await screen.findByLabelText('Kod'), 'lato-26')
    await user.click(screen.getByRole('button', { name: 'Utwórz kod' }))
    expect(screen.getByText('Podaj procent od 1 do 100.')).toBeTruthy()
    await user.type(screen.getByLabelText('Zniżka'), '20')
    await user.type(screen.getByLabelText('Ile razy w sumie'), '100')
    await user.click(screen.getByLabelText('Premium, rocznie'))
    await user.click(screen.getByRole('button', { name: 'Utwórz kod' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ code: 'LATO-26', kind: 'percent', value: 20, product_ids: [2], max_uses: 100, once_per_user: true })
  })

  it('say it where a code is there already', async () => {
    apiServer.use(answer(payments.createDiscountCode, () => refuse('discount_code_taken')))
    const { user } = open('/admin/codes')
    await user.type(await screen.findByLabelText('Kod'), 'JEST')
    await user.type(screen.getByLabelText('Zniżka'), '10')
    await user.click(screen.getByRole('button', { name: 'Utwórz kod' }))
    expect(await screen.findByText('Taki kod już jest.')).toBeTruthy()
  })

  it('change a price once it was confirmed', async () => {
    const sent: unknown[] = []
    apiServer.use(
      answer(payments.changeProductPrice, ({ params, body }) => {
        sent.push([params.id, body])
        return PRODUCTS[0] ?? refuse('not_found')
      }),
    )
    const { user } = open('/admin/codes')
    const [price] = await screen.findAllByLabelText('Nowa cena z VAT')
    if (!price) throw new Error('no price')
    await user.type(price, '24,99')
    await user.click(screen.getAllByRole('button', { name: 'Zmień cenę' })[0] ?? price)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zmień cenę' }))
    await waitFor(() => expect(sent).toEqual([['1', { amount_grosze: 2499 }]]))
  })
})

test.each([
  ['29', 2900],
  ['29,9', 2990],
  ['29.99', 2999],
  ['1 234,56 zł', 123_456],
  ['0,05', 5],
  ['', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['1e3', undefined],
  ['12345678', undefined],
])('the amount "%s" is %s grosze', (text, grosze) => {
  expect(readZloty(text)).toBe(grosze)
})
