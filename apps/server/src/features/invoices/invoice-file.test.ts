import { deleteAccount } from '@spizarka/contract/account-changes'
import { downloadInvoice, downloadInvoices, listInvoices } from '@spizarka/contract/invoices'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, PASSWORD } from '../../../test/factories.ts'
import { insertCompletedPayment } from '../../../test/fixtures/payments.ts'
import { startTestApp } from '../../../test/harness.ts'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import { purgeDeleted } from '../accounts/index.ts'
import { issueInvoice, purgeInvoices } from './index.ts'
import { makeFile } from './invoice-file.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function issueTo(user: MadeUser) {
  const paymentId = await insertCompletedPayment(app, user.id)
  const id = await app.db.transaction().execute((trx) => issueInvoice(trx, app.context, paymentId))
  return app.db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow()
}

describe('the file of an invoice', () => {
  it('comes with a mail, once, also when its job runs twice and somebody asks for it meanwhile', async () => {
    const user = await makeUser(app)
    const { id: invoiceId, number } = await issueTo(user)
    const download = () => app.call(downloadInvoice, { token: user.token, params: { id: String(invoiceId) } })
    const asked = await Promise.all([download(), download()])
    await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, makeFile, { invoiceId }))
    await app.runJobs()

    expect(asked.map(({ status }) => status)).toEqual([200, 200])
    expect(asked[0]?.headers).toMatchObject({ 'content-type': 'application/pdf' })
    const mails = app.mails.filter(({ to }) => to.address === user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([`Faktura ${number}`])
    const [file] = mails[0]?.attachments ?? []
    expect(file?.fileName).toBe(`${number.replaceAll('/', '-')}.pdf`)
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(file?.base64 ?? '', 'base64')))
    expect((await extractText(pdf, { mergePages: true })).text).toContain(number)
  })

  it('is the same for ever', async () => {
    const user = await makeUser(app)
    const { id: invoiceId } = await issueTo(user)
    const download = async () => {
      const answer = await app.app.inject({
        url: `/api${downloadInvoice.path.replace(':id', String(invoiceId))}`,
        headers: { authorization: `JWT ${user.token}` },
      })
      return answer.rawPayload
    }
    const first = await download()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await download()).equals(first)).toBe(true)
  })

  it('comes with all others of its year in one archive, which holds nobody else’s', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const numbers = [(await issueTo(user)).number, (await issueTo(user)).number]
    await issueTo(other)
    const archive = (owner: MadeUser, year: string) =>
      app.app.inject({ url: `/api${downloadInvoices.path}?year=${year}`, headers: { authorization: `JWT ${owner.token}` } })
    const year = dayInWarsaw(app.clock.now()).slice(0, 4)
    const answer = await archive(user, year)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="faktury-${year}.zip"`,
    })
    const files = Object.entries(unzipSync(answer.rawPayload))
    expect(files.map(([name]) => name)).toEqual(numbers.map((number) => `${number.replaceAll('/', '-')}.pdf`))
    for (const [, pdf] of files) expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect((await archive(user, '2019')).statusCode).toBe(404)
    expect((await archive(user, 'rok')).statusCode).toBe(400)
  })

  it('is its buyer’s alone', async () => {
    const { id: invoiceId } = await issueTo(await makeUser(app))
    const stranger = await makeUser(app)
    for (const id of [String(invoiceId), '999999999'])
      expect((await app.call(downloadInvoice, { token: stranger.token, params: { id } })).status).toBe(404)
    expect((await app.succeed(listInvoices, { token: stranger.token })).count).toBe(0)
    expect((await app.call(listInvoices)).status).toBe(401)
  })
})

test('invoices outlive the account for six years after the one of their issue, and know nobody any more', async () => {
  app.clock.setTo('2019-12-10T10:00:00Z')
  const user = await makeUser(app)
  const { id: invoiceId } = await issueTo(user)
  await app.succeed(deleteAccount, { token: user.token, body: { current_password: PASSWORD } })
  const runAt = async (time: string, job: typeof purgeInvoices) => {
    app.clock.setTo(time)
    await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, job, {}))
    await app.runJobs()
    return app.db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirst()
  }

  expect(await runAt('2019-12-11T03:00:00Z', purgeDeleted)).toMatchObject({ user_id: null, number: 'FV/2019/12/0001' })
  expect(await runAt('2025-12-31T22:30:00Z', purgeInvoices)).toBeDefined()
  expect(await runAt('2025-12-31T23:30:00Z', purgeInvoices)).toBeUndefined()
})
