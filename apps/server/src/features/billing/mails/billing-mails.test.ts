import { describe, expect, it, test } from 'vitest'
import { type ConfirmedOrder, orderConfirmedMail, sentBackMail, withdrawnMail } from './order-mails.ts'
import { cancelledMail, cardExpiresMail, chargeFailedMail, planEndedMail, renewalReminderMail, resumedMail } from './subscription-mails.ts'

const TO = { address: 'ola@example.pl', publicUrl: 'https://spizarka.example' }
const SELLER = {
  name: 'Spiżarka sp. z o.o.',
  nip: '1234563218',
  address: ['ul. Przykładowa 1', '00-001 Warszawa'],
  country: '',
  email: 'zamowienia@spizarka.example',
}
const ORDER: ConfirmedOrder = {
  productName: 'Premium, miesięcznie',
  paid: 2399,
  contractOn: '2026-11-12',
  periodStart: '2026-11-12',
  periodEnd: '2026-12-12',
  renewal: { chargeOn: '2026-12-11', amount: 2999, periodDays: 30 },
  orderNumber: '317204881',
}

describe('the confirmation of an order', () => {
  const { text, html } = orderConfirmedMail(TO, ORDER, SELLER)

  it.each([
    'Premium, miesięcznie',
    'Zapłacono: 23,99 zł z VAT',
    'Opłacony okres: 12 listopada 2026 – 11 grudnia 2026',
    'Następna płatność: 11 grudnia 2026, 29,99 zł',
    'Sprzedawca: Spiżarka sp. z o.o., ul. Przykładowa 1, 00-001 Warszawa, NIP 1234563218',
    'co 30 dni',
    'odstąpić w ciągu 14 dni',
    'odpowiemy w ciągu 14 dni',
    'https://spizarka.example/regulamin',
    'FORMULARZ ODSTĄPIENIA OD UMOWY',
    'Adresat: Spiżarka sp. z o.o., ul. Przykładowa 1, 00-001 Warszawa, zamowienia@spizarka.example',
    'Data zawarcia umowy: 12 listopada 2026',
    'Imię i nazwisko konsumenta',
    'Adres konsumenta',
    'Podpis konsumenta',
  ])('says "%s"', (words) => {
    expect(text).toContain(words)
    for (const word of words.split(/[\s:]+/)) expect(html).toContain(word)
  })

  it('says of what does not go on that it ends', () => {
    const once = orderConfirmedMail(TO, { ...ORDER, renewal: null, orderNumber: null }, SELLER).text
    expect(once).toContain('nie odnawia się sama')
    expect(once).not.toMatch(/Następna płatność|Nr zamówienia/)
  })
})

describe('the withdrawal', () => {
  it('is confirmed with the moment at which it came, by the clock of Warsaw', () => {
    const { text } = withdrawnMail(TO, { productName: 'Premium, rocznie', refund: 28_990, at: new Date('2026-11-20T23:05:00Z') })
    expect(text).toContain('21 listopada 2026, godz. 00:05')
    expect(text).toContain('Zwrot: 289,90 zł')
  })

  it('promises no money and no correction where no paid day is left', () => {
    const { text } = withdrawnMail(TO, { productName: 'Premium', refund: 0, at: new Date() })
    expect(text).toContain('Zwrot: 0,00 zł')
    expect(text).not.toMatch(/Wróci|korygując/)
  })
})

test('a cancellation names the last day of access, which is the one before the first day that is not paid for', () => {
  expect(cancelledMail(TO, { productName: 'Premium, miesięcznie', periodEnd: '2026-03-01' }).text).toContain(
    'Działa do: 28 lutego 2026 włącznie',
  )
})

const ALL = {
  orderConfirmedMail: orderConfirmedMail(TO, ORDER, SELLER),
  withdrawnMail: withdrawnMail(TO, { productName: 'Premium', refund: 1, at: new Date() }),
  sentBackMail: sentBackMail(TO, { productName: 'Premium', refund: 2999, isDuplicate: true }),
  renewalReminderMail: renewalReminderMail(TO, { productName: 'Premium', chargeOn: '2026-12-11', amount: 2999, cardMask: '**** 4242' }),
  chargeFailedMail: chargeFailedMail(TO, { productName: 'Premium', amount: 2999, nextTryOn: '2026-12-12' }),
  planEndedMail: planEndedMail(TO, { productName: 'Premium' }),
  cancelledMail: cancelledMail(TO, { productName: 'Premium', periodEnd: '2026-12-12' }),
  resumedMail: resumedMail(TO, { productName: 'Premium', chargeOn: '2026-12-11', amount: 2999 }),
  cardExpiresMail: cardExpiresMail(TO, { cardMask: null, expiresOn: '2026-11-30', chargeOn: '2026-12-11' }),
}

test.each(Object.entries(ALL))('%s goes to the account, leads to its plan, and has words everywhere', (_, mail) => {
  expect(mail.to.address).toBe('ola@example.pl')
  expect(mail.text).toContain('https://spizarka.example/settings/subscription')
  expect(mail.text + mail.html).not.toMatch(/undefined|null|NaN|Invalid/)
})
