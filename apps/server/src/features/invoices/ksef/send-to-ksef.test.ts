import * as contract from '@spizarka/contract/admin-invoices'
import { saveBillingProfile } from '@spizarka/contract/billing'
import { createKsef } from '@spizarka/integrations/ksef'
import { SIMULATED_SELLER, startRegisterSimulator } from '@spizarka/integrations/ksef/simulator'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { insertCompletedPayment, insertRefund } from '../../../../test/fixtures/payments.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { issueCorrection, issueInvoice } from '../index.ts'
import { sendToKsef, sendWaitingToKsef } from './send-to-ksef.ts'

const simulator = await startRegisterSimulator()
const { register, url } = simulator
const ksef = createKsef({ baseUrl: url, ...SIMULATED_SELLER, totalMs: 2_000, looksMs: 1 })
const SELLER = { SELLER_NAME: 'Spiżarka sp. z o.o.', SELLER_NIP: SIMULATED_SELLER.nip, SELLER_ADDRESS: 'ul. Przykładowa 1' }
const app = await startTestApp({ settings: SELLER, context: { ksef } })
afterAll(async () => {
  await app.close()
  await ksef.close()
  await simulator.close()
})
const admin = await makeUser(app, { admin: true })
beforeEach(() => {
  register.entries.length = 0
})

const BUSINESS: { company_name?: string; nip?: string } = { company_name: 'Cukiernia Ładna', nip: '1234567819' }
async function issue(profile = BUSINESS, by = app) {
  const user = await makeUser(by)
  await by.succeed(saveBillingProfile, { token: user.token, body: profile })
  const paymentId = await insertCompletedPayment(by, user.id)
  const id = await by.db.transaction().execute((trx) => issueInvoice(trx, by.context, paymentId))
  return { paymentId, id: String(id) }
}
async function correct(paymentId: number): Promise<string> {
  const refundId = await insertRefund(app, paymentId, 1000)
  return String(await app.db.transaction().execute((trx) => issueCorrection(trx, app.context, refundId)))
}
const shown = async (id: string) => {
  const { results } = await app.succeed(contract.listInvoicesAsAdmin, { token: admin.token, query: { page_size: 100 } })
  return results.find((invoice) => invoice.id === id)
}
const list = async (which: 'waiting' | 'refused' | 'sent') =>
  (await app.succeed(contract.listInvoicesAsAdmin, { token: admin.token, query: { ksef: which, page_size: 100 } })).results.map(
    ({ id }) => id,
  )
const sendAgain = (id: string) => app.call(contract.sendInvoiceToKsef, { token: admin.token, params: { id } })
const NUMBER = /^1234563218-20\d{6}-[\dA-F]{12}-[\dA-F]{2}$/

describe('an invoice for a business', () => {
  it('goes to KSeF once it is issued, and has its number and receipt', async () => {
    const { id } = await issue()
    expect(await shown(id)).toMatchObject({ ksef_state: 'waiting', ksef_number: null })
    await app.runJobs()
    const invoice = await shown(id)
    expect(invoice).toMatchObject({ ksef_state: 'accepted', ksef_number: expect.stringMatching(NUMBER), has_ksef_receipt: true })
    expect(register.entries).toMatchObject([{ number: invoice?.number, xml: expect.stringContaining('<Nazwa>Cukiernia Ładna</Nazwa>') }])
    const receipt = await app.call(contract.downloadKsefReceipt, { token: admin.token, params: { id } })
    expect(receipt.headers['content-disposition']).toBe(`attachment; filename="UPO-${invoice?.number.replaceAll('/', '-')}.xml"`)
    expect(receipt.body).toContain(invoice?.ksef_number)
  })

  it('is handed over once, though its job runs twice and the hourly one comes', async () => {
    const { id } = await issue()
    await app.runJobs()
    await sendToKsef.handle(app.context, { invoiceId: Number(id), looks: 0 })
    await sendWaitingToKsef.handle(app.context, {})
    await app.runJobs()
    expect(register.entries).toHaveLength(1)
  })

  it('that KSeF is slow with is asked about until it is there', async () => {
    register.behave('works long')
    const { id } = await issue()
    await app.runJobs()
    expect(await shown(id)).toMatchObject({ ksef_state: 'handed_over' })
    expect((await sendAgain(id)).status).toBe(200)
    await app.runJobs()
    await sendWaitingToKsef.handle(app.context, {})
    await app.runJobs()
    expect(await shown(id)).toMatchObject({ ksef_state: 'accepted', ksef_number: expect.stringMatching(NUMBER) })
    expect(register.entries).toHaveLength(1)
  })

  it.each(['answers nothing', 'fails'] as const)('is tried again where KSeF %s, and is there once', async (manner) => {
    register.behave(manner)
    const { id } = await issue()
    await app.runJobs()
    expect(await shown(id)).toMatchObject({ ksef_state: 'accepted', ksef_number: expect.stringMatching(NUMBER) })
    expect(new Set(register.entries.flatMap(({ ksefNumber }) => ksefNumber ?? [])).size).toBe(1)
  })

  it('whose sender died before the answer was written down keeps the number of the first time', async () => {
    const { id } = await issue()
    await app.runJobs()
    const before = (await shown(id))?.ksef_number
    await app.db.deleteFrom('ksef_numbers').where('invoice_id', '=', Number(id)).execute()
    await app.db.deleteFrom('ksef_sendings').where('invoice_id', '=', Number(id)).execute()
    await sendWaitingToKsef.handle(app.context, {})
    await app.runJobs()
    expect(register.entries).toHaveLength(2)
    expect((await shown(id))?.ksef_number).toBe(before)
  })

  it('that is refused says why, and waits for a person', async () => {
    register.behave('refuses')
    const { id } = await issue()
    await app.runJobs()
    expect(await shown(id)).toMatchObject({ ksef_state: 'refused', ksef_says: expect.stringContaining('450'), ksef_number: null })
    await sendWaitingToKsef.handle(app.context, {})
    await app.runJobs()
    expect(register.entries).toHaveLength(1)
    expect(await list('refused')).toContain(id)
    expect(await list('waiting')).not.toContain(id)

    expect(await sendAgain(id)).toMatchObject({ status: 200, body: { ksef_state: 'waiting', ksef_says: '' } })
    await app.runJobs()
    expect(await shown(id)).toMatchObject({ ksef_state: 'accepted', ksef_says: '' })
    expect(await list('sent')).toContain(id)
    expect(await sendAgain(id)).toMatchObject({ status: 409 })
  })

  it('without a KSeF that can be reached waits, and says what was heard', async () => {
    const away = createKsef({ baseUrl: 'http://127.0.0.1:9/v2', ...SIMULATED_SELLER })
    const unreached = await startTestApp({ settings: SELLER, context: { ksef: away } })
    const { id } = await issue(undefined, unreached)
    await unreached.runJobs()
    const sending = () => unreached.db.selectFrom('ksef_sendings').select(['state', 'says']).where('invoice_id', '=', Number(id))
    expect(await sending().executeTakeFirst()).toEqual({ state: 'waiting', says: expect.stringContaining('no answer') })
    await sendToKsef.handle({ ...unreached.context, ksef }, { invoiceId: Number(id), looks: 0 })
    expect(await sending().executeTakeFirst()).toEqual({ state: 'accepted', says: '' })
    await unreached.close()
    await away.close()
  })
})

describe('a correction', () => {
  it('goes after what it corrects, and names its number', async () => {
    register.behave('refuses')
    const { id, paymentId } = await issue()
    const correctionId = await correct(paymentId)
    await app.runJobs()
    expect(await shown(correctionId)).toMatchObject({ ksef_state: 'waiting', ksef_says: expect.stringContaining('faktur') })

    await sendAgain(id)
    await app.runJobs()
    const number = (await shown(id))?.ksef_number
    expect(await shown(correctionId)).toMatchObject({ ksef_state: 'accepted' })
    expect(register.entries.at(-1)?.xml).toContain(`<NrKSeFFaKorygowanej>${number}</NrKSeFFaKorygowanej>`)
  })

  it('follows a number that was noted by hand, too', async () => {
    register.behave('refuses')
    const { id, paymentId } = await issue()
    const correctionId = await correct(paymentId)
    await app.runJobs()
    const ksef_number = '1234563218-20261112-0100A0B1C2D3-4F'
    await app.succeed(contract.recordKsefNumber, { token: admin.token, params: { id }, body: { ksef_number } })
    await app.runJobs()
    expect(register.entries.at(-1)?.xml).toContain(ksef_number)
    expect(await shown(correctionId)).toMatchObject({ ksef_state: 'accepted' })
    expect(await shown(id)).toMatchObject({ ksef_state: 'accepted', ksef_says: '', has_ksef_receipt: false })
  })
})

it('of a person stays here', async () => {
  const { id } = await issue({})
  await app.runJobs()
  expect(register.entries).toEqual([])
  expect(await shown(id)).toMatchObject({ for_ksef: false, ksef_state: null })
  expect((await sendAgain(id)).status).toBe(409)
  expect((await app.call(contract.downloadKsefReceipt, { token: admin.token, params: { id } })).status).toBe(404)
})

it('is not sent where nobody gave a token, and can be downloaded as before', async () => {
  const other = await startTestApp({ settings: SELLER })
  const boss = await makeUser(other, { admin: true })
  const user = await makeUser(other)
  await other.succeed(saveBillingProfile, { token: user.token, body: { nip: '1234567819' } })
  const paymentId = await insertCompletedPayment(other, user.id)
  const id = String(await other.db.transaction().execute((trx) => issueInvoice(trx, other.context, paymentId)))
  await other.runJobs()
  expect(await other.call(contract.sendInvoiceToKsef, { token: boss.token, params: { id } })).toMatchObject({ status: 503 })
  const file = await other.call(contract.downloadKsefFile, { token: boss.token, params: { id } })
  expect([file.status, file.headers['content-disposition']]).toEqual([200, expect.stringMatching(/"FV-\d{4}-\d\d-0001\.xml"/)])
  await other.close()
})
