import { saveBillingProfile } from '@spizarka/contract/billing'
import { listInvoices } from '@spizarka/contract/invoices'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { insertCompletedPayment, insertRefund } from '../../../test/fixtures/payments.ts'
import { startTestApp } from '../../../test/harness.ts'
import { taxOutOfGross } from './amounts.ts'
import { issueCorrection, issueInvoice } from './index.ts'
import { type Invoice, invoiceSchema } from './invoice.ts'

const SELLER = {
  SELLER_NAME: 'Spiżarka sp. z o.o.',
  SELLER_NIP: '1234563218',
  SELLER_ADDRESS: 'ul. Przykładowa 1',
  SELLER_POSTAL_CODE: '00-001',
  SELLER_CITY: 'Warszawa',
}
const CONNECTIONS = 40
const app = await startTestApp({ settings: { ...SELLER, DATABASE_POOL: String(CONNECTIONS) } })
afterAll(() => app.close())

const issue = (paymentId: number) => app.db.transaction().execute((trx) => issueInvoice(trx, app.context, paymentId))
const correct = (refundId: number) => app.db.transaction().execute((trx) => issueCorrection(trx, app.context, refundId))
const payAndIssue = async (user: MadeUser, changes = {}) => {
  const paymentId = await insertCompletedPayment(app, user.id, changes)
  const invoiceId = await issue(paymentId)
  if (invoiceId === undefined) throw new Error('no invoice')
  return { paymentId, invoiceId }
}
async function contentOf(id: number | undefined): Promise<Invoice> {
  const row = await app.db
    .selectFrom('invoices')
    .select('content')
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow()
  return invoiceSchema.parse(row.content)
}
const sequenceOf = (number: string) => Number(number.split('/').at(-1))
async function numbersOf(month: string): Promise<number[]> {
  const { rows } = await sql<{ number: string }>`select number from invoices where number like ${`${month}/%`} order by id`.execute(app.db)
  return rows.map(({ number }) => sequenceOf(number))
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** All of it at once, as far as there are connections: nobody waits for one so long that it is given up. */
async function fortyAtATime<Item>(items: readonly Item[], work: (item: Item, at: number) => Promise<unknown>) {
  const left = items.entries()
  const results: PromiseSettledResult<unknown>[] = []
  const worker = async () => {
    for (const [at, item] of left) results.push(...(await Promise.allSettled([work(item, at)])))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return results
}

describe('an invoice', () => {
  it('says what was paid, for which days, and who pays, all of it frozen', async () => {
    app.clock.setTo('2026-11-12T22:30:00Z')
    const user = await makeUser(app)
    const profile = {
      company_name: 'Pracownia „Pod Lipą”',
      full_name: 'Łucja Źdźbło',
      nip: '123-456-78-19',
      city: 'Łódź',
      postal_code: '90-001',
    }
    await app.succeed(saveBillingProfile, { token: user.token, body: { ...profile, address_line: 'ul. Lipowa 4/12' } })
    const days = { period_start: '2026-11-12', period_end: '2026-12-12' }
    const { invoiceId } = await payAndIssue(user, { ...days, amount_grosze: 2399, discount_grosze: 600 })

    await app.succeed(saveBillingProfile, { token: user.token, body: { company_name: 'Zupełnie inna' } })
    expect(await contentOf(invoiceId)).toMatchObject({
      kind: 'invoice',
      issuedOn: '2026-11-12',
      paidOn: '2026-11-12',
      paidBy: 'card',
      orderNumber: '317204881',
      seller: { name: 'Spiżarka sp. z o.o.', nip: '1234563218', address: ['ul. Przykładowa 1', '00-001 Warszawa'] },
      buyer: {
        name: 'Pracownia „Pod Lipą”',
        contact: 'Łucja Źdźbło',
        nip: '123-456-78-19',
        address: ['ul. Lipowa 4/12', '90-001 Łódź'],
      },
      item: {
        name: 'Subskrypcja Premium, miesięcznie',
        detail: '12 listopada – 11 grudnia 2026, 2000 punktów AI, rabat 6,00\u00a0zł',
      },
      after: { gross: 2399, net: 1950, vat: 449 },
    })
  })

  it('is dated by Warsaw: half past midnight there is the next day, and may be the next month', async () => {
    app.clock.setTo('2026-03-31T21:59:00Z')
    const before = await contentOf((await payAndIssue(await makeUser(app))).invoiceId)
    app.clock.setTo('2026-03-31T22:01:00Z')
    const after = await contentOf((await payAndIssue(await makeUser(app))).invoiceId)

    expect([before.number, before.issuedOn]).toEqual(['FV/2026/03/0001', '2026-03-31'])
    expect([after.number, after.issuedOn]).toEqual(['FV/2026/04/0001', '2026-04-01'])
  })

  it('is made out to the address of the account where nothing else was said', async () => {
    const user = await makeUser(app)
    const { buyer } = await contentOf((await payAndIssue(user)).invoiceId)
    expect(buyer).toEqual({ name: user.email, nip: null, address: [], country: '' })
  })

  it('is issued for a payment of nothing too', async () => {
    const { invoiceId } = await payAndIssue(await makeUser(app), { amount_grosze: 0, discount_grosze: 2999, p24_order_id: null })
    expect(await contentOf(invoiceId)).toMatchObject({ paidBy: 'none', orderNumber: null, after: { gross: 0, net: 0, vat: 0 } })
  })

  it('is issued to nobody where the account is gone', async () => {
    expect(await issue(await insertCompletedPayment(app, null))).toBeUndefined()
  })

  it('never changes and is not deleted with the account', async () => {
    const { invoiceId } = await payAndIssue(await makeUser(app))
    const changes = [sql`gross_grosze = 1, net_grosze = 1, vat_grosze = 0`, sql`content = '{}'`, sql`number = 'FV/x'`, sql`user_id = 1`]
    for (const change of changes)
      await expect(sql`update invoices set ${change} where id = ${invoiceId}`.execute(app.db)).rejects.toThrow('an invoice never changes')
  })
})

describe('numbers of invoices', () => {
  it('have no gap and none twice when 500 are issued at once, some of which are rolled back', async () => {
    app.clock.setTo('2027-05-05T10:00:00Z')
    const user = await makeUser(app)
    const paymentIds: number[] = []
    for (const _ of upTo(500)) paymentIds.push(await insertCompletedPayment(app, user.id))
    const issueOrFail = (paymentId: number, at: number) =>
      app.db.transaction().execute(async (trx) => {
        await issueInvoice(trx, app.context, paymentId)
        if (at % 10 === 0) throw new Error('later step')
      })

    expect((await fortyAtATime(paymentIds, issueOrFail)).filter(({ status }) => status === 'rejected')).toHaveLength(50)
    expect(await numbersOf('FV/2027/05')).toEqual(upTo(450))

    await fortyAtATime(paymentIds, issue)
    expect(await numbersOf('FV/2027/05')).toEqual(upTo(500))
  })

  it('are one a payment, however often and however many ask at once', async () => {
    app.clock.setTo('2027-06-05T10:00:00Z')
    const paymentId = await insertCompletedPayment(app, (await makeUser(app)).id)
    const ids = await Promise.all(Array.from({ length: 20 }, () => issue(paymentId)))
    expect(new Set(ids).size).toBe(1)
    expect(await numbersOf('FV/2027/06')).toEqual([1])
  })
})

describe('a correction', () => {
  it('goes from what was due to what is left, and is numbered for itself', async () => {
    app.clock.setTo('2027-07-31T21:59:00Z')
    const user = await makeUser(app)
    const { paymentId, invoiceId } = await payAndIssue(user)
    app.clock.advance({ minutes: 2 })
    const correction = await contentOf(await correct(await insertRefund(app, paymentId, 1500)))

    const { number, issuedOn } = await contentOf(invoiceId)
    expect(correction).toMatchObject({
      number: 'FK/2027/08/0001',
      kind: 'correction',
      corrected: { number, issuedOn, reason: 'odstąpienie od umowy' },
      before: taxOutOfGross(2999),
      after: taxOutOfGross(1499),
    })
    expect(await app.succeed(listInvoices, { token: user.token })).toMatchObject({
      count: 2,
      results: [
        { kind: 'correction', amount: '-15.00', number: 'FK/2027/08/0001', product_name: 'Premium, miesięcznie' },
        { kind: 'invoice', amount: '29.99', number: 'FV/2027/07/0001' },
      ],
    })
  })

  it('is issued once a refund, and not for money of a payment that was never completed', async () => {
    const user = await makeUser(app)
    const { paymentId } = await payAndIssue(user)
    const refundId = await insertRefund(app, paymentId, 1000)
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => correct(refundId)))
    expect(new Set(ids).size).toBe(1)

    const doubled = await insertCompletedPayment(app, user.id, { state: 'failed', completed_at: null })
    expect(await correct(await insertRefund(app, doubled, 2999, 'duplicate'))).toBeUndefined()
  })

  it('and all others of its invoice leave what is taxed as if it alone had been paid', async () => {
    const user = await makeUser(app)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
        async (paid, shares) => {
          const { paymentId } = await payAndIssue(user, { amount_grosze: paid, price_grosze: paid })
          let left = paid
          for (const share of shares) {
            const back = Math.max(1, Math.floor(left * share))
            if (back > left) break
            left -= back
            await correct(await insertRefund(app, paymentId, back))
          }
          const { rows } = await sql<{ gross: number; net: number; vat: number }>`
          select sum(gross_grosze)::int as gross, sum(net_grosze)::int as net, sum(vat_grosze)::int as vat
          from invoices where payment_id = ${paymentId}`.execute(app.db)
          expect(rows).toEqual([taxOutOfGross(left)])
        },
      ),
      { numRuns: 30 },
    )
  })
})
