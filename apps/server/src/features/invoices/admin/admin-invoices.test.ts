import { listAuditEntries } from '@spizarka/contract/admin'
import * as contract from '@spizarka/contract/admin-invoices'
import { saveBillingProfile } from '@spizarka/contract/billing'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { insertCompletedPayment, insertRefund } from '../../../../test/fixtures/payments.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { issueCorrection, issueInvoice } from '../index.ts'

const SELLER = {
  SELLER_NAME: 'Spiżarka sp. z o.o.',
  SELLER_NIP: '1234563218',
  SELLER_ADDRESS: 'ul. Przykładowa 1',
  SELLER_CITY: 'Warszawa',
}
const app = await startTestApp({ settings: SELLER })
afterAll(() => app.close())
const admin = await makeUser(app, { admin: true })

async function invoiceFor(profile: { company_name?: string; nip?: string; country?: string }) {
  const user = await makeUser(app)
  await app.succeed(saveBillingProfile, { token: user.token, body: profile })
  const paymentId = await insertCompletedPayment(app, user.id)
  const id = await app.db.transaction().execute((trx) => issueInvoice(trx, app.context, paymentId))
  return { paymentId, id: String(id), user }
}
const list = (query = {}) => app.succeed(contract.listInvoicesAsAdmin, { token: admin.token, query })
const ksefFile = (id: string) => app.call(contract.downloadKsefFile, { token: admin.token, params: { id } })
const record = (id: string, ksef_number: string) =>
  app.call(contract.recordKsefNumber, { token: admin.token, params: { id }, body: { ksef_number } })
const NUMBER = '1234563218-20261112-0100A0B1C2D3-4F'

describe('the invoices of an administrator', () => {
  it('are found by number, buyer and tax number, and by whether KSeF has them', async () => {
    const business = await invoiceFor({ company_name: 'Cukiernia Ładna', nip: '1234567819' })
    const person = await invoiceFor({})

    expect((await list({ search: 'cukiernia ład' })).results).toMatchObject([
      {
        id: business.id,
        buyer_name: 'Cukiernia Ładna',
        buyer_nip: '1234567819',
        for_ksef: true,
        ksef_number: null,
        user_id: business.user.id,
      },
    ])
    expect((await list({ search: '1234567819' })).count).toBe(1)
    expect((await list({ ksef: 'waiting' })).results.map(({ id }) => id)).toEqual([business.id])
    expect((await list()).results.find(({ id }) => id === person.id)).toMatchObject({ buyer_name: person.user.email, for_ksef: false })

    await record(business.id, NUMBER)
    expect((await list({ ksef: 'waiting' })).count).toBe(0)
    expect((await list({ ksef: 'sent' })).results).toMatchObject([{ id: business.id, ksef_number: NUMBER }])
  })

  it('are downloaded as PDF and as the file of KSeF, and the log tells of it', async () => {
    const { id, user } = await invoiceFor({ company_name: 'A & B', nip: '123-456-78-19' })
    const pdf = await app.call(contract.downloadInvoiceAsAdmin, { token: admin.token, params: { id } })
    const xml = await ksefFile(id)

    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(xml).toMatchObject({ status: 200, headers: { 'content-type': 'application/xml' } })
    expect(xml.body).toContain('<Nazwa>A &amp; B</Nazwa>')
    const { results } = await app.succeed(listAuditEntries, { token: admin.token, query: { act: 'invoice_downloaded' } })
    expect(results.slice(0, 2)).toMatchObject([
      { admin: admin.username, subject_user_id: user.id, details: { file: 'KSeF' } },
      { admin: admin.username, subject_user_id: user.id, details: { file: 'PDF' } },
    ])
  })

  it('go to KSeF only where the buyer has a Polish tax number that can be one', async () => {
    for (const profile of [{}, { nip: '525-001-00-90' }, { nip: '1234567819', country: 'Niemcy' }]) {
      const { id } = await invoiceFor({ company_name: 'X', ...profile })
      expect((await ksefFile(id)).status).toBe(409)
      expect((await record(id, NUMBER)).status).toBe(409)
    }
    expect((await ksefFile('999999')).status).toBe(404)
  })

  it('name in a correction what KSeF calls the corrected one', async () => {
    const { id, paymentId } = await invoiceFor({ company_name: 'X', nip: '1234567819' })
    const refundId = await insertRefund(app, paymentId, 1000)
    const correctionId = String(await app.db.transaction().execute((trx) => issueCorrection(trx, app.context, refundId)))

    expect((await ksefFile(correctionId)).body).toContain('<NrKSeFN>1</NrKSeFN>')
    const number = NUMBER.replace('4F', '5A')
    await record(id, number)
    expect((await ksefFile(correctionId)).body).toContain(`<NrKSeFFaKorygowanej>${number}</NrKSeFFaKorygowanej>`)
  })

  it('have a number of KSeF each, of its shape', async () => {
    const [first, second] = [await invoiceFor({ nip: '1234567819' }), await invoiceFor({ nip: '1234567819' })]
    const number = NUMBER.replace('4F', '77')
    expect((await record(first.id, number)).status).toBe(200)
    expect(await record(second.id, number)).toMatchObject({ status: 409, body: { detail: 'Ten numer KSeF ma już inna faktura.' } })
    expect(await record(second.id, 'FV/2026/11/0001')).toMatchObject({ status: 400, body: { ksef_number: [expect.any(String)] } })
  })

  it('are no file for KSeF where the seller was not set when they were issued', async () => {
    const { id } = await (async () => {
      const user = await makeUser(app)
      await app.succeed(saveBillingProfile, { token: user.token, body: { nip: '1234567819' } })
      const paymentId = await insertCompletedPayment(app, user.id)
      const settings = { ...app.context.settings, SELLER_NIP: undefined }
      return { id: String(await app.db.transaction().execute((trx) => issueInvoice(trx, { ...app.context, settings }, paymentId))) }
    })()
    expect(await ksefFile(id)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('SELLER_') } })
  })
})
