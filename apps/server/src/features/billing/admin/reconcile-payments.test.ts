import { listAuditEntries } from '@spizarka/contract/admin'
import * as contract from '@spizarka/contract/admin-payments'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, statusesOf } from '../../../../test/factories.ts'
import { startPaymentApp } from '../../../../test/fixtures/payment-app.ts'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const app = await startPaymentApp({ direct: true })
const { bank } = app
afterAll(() => app.close())
let admin = await makeUser(app, { admin: true })
let { token } = admin
const bought = async () => app.buy(await makeUser(app))
const look = () => reconcilePayments.handle(app.context, {})
const alarms = async (open: 'true' | 'false' = 'true') =>
  (await app.succeed(contract.listPaymentAlarms, { token, query: { open } })).results
const told = () => app.mails.filter(({ to, subject }) => to.address === admin.email && subject.startsWith('Płatności:'))

describe('the nightly look at the operator’s list', () => {
  it('raises what is paid there and not here, the reverse, and other amounts, each once, and is silent of the rest', async () => {
    const [fine, gone, other] = [await bought(), await bought(), await bought()]
    const back = await bought()
    const { results } = await app.succeed(contract.listPaymentsAsAdmin, { token, query: { search: back } })
    await app.succeed(contract.refundPaymentAsAdmin, { token, params: { id: results[0]?.id ?? '' }, body: { reason: 'x' } })
    const unheard = await bought()
    await app.db
      .updateTable('payments')
      .set({ state: 'pending', completed_at: null, p24_order_id: null })
      .where('session_id', '=', unheard)
      .execute()
    bank.transactions.delete(gone)
    const changed = bank.transactions.get(other)
    if (changed) changed.amount = 100
    const day = dayInWarsaw(app.clock.now())
    app.clock.advance({ days: 1 })
    admin = await makeUser(app, { admin: true })
    token = admin.token
    await look()
    await look()

    const raised = new Map((await alarms()).map((alarm) => [alarm.session_id, alarm]))
    expect(raised.get(gone)).toMatchObject({ kind: 'paid_here_not_there', day, resolved_at: null })
    expect(raised.get(other)).toMatchObject({ kind: 'amount_differs', details: expect.stringContaining('1,00 zł') })
    expect(raised.get(unheard)).toMatchObject({ kind: 'paid_there_not_here' })
    for (const session of [fine, back]) expect(raised.has(session)).toBe(false)
    const { results: nights } = await app.succeed(contract.listReconciliations, { token })
    expect(nights).toEqual([{ day, compared_at: expect.any(String), theirs: 4, ours: 4, disagreements: 3 }])
    // The papers of the payments come first.
    await app.runJobs()
    expect(told()).toHaveLength(1)
  })

  it('is answered by an administrator, once', async () => {
    const [alarm] = await alarms()
    const resolve = () =>
      app.call(contract.resolvePaymentAlarm, { token, params: { id: alarm?.id ?? '' }, body: { note: 'Operator poprawił raport.' } })
    expect(statusesOf(await Promise.all([resolve(), resolve()]))).toEqual([200, 409])
    expect((await alarms()).map(({ id }) => id)).not.toContain(alarm?.id)
    expect((await alarms('false')).find(({ id }) => id === alarm?.id)).toMatchObject({ note: 'Operator poprawił raport.' })
    expect((await app.succeed(listAuditEntries, { token, query: { act: 'payment_alarm_resolved' } })).count).toBe(1)
  })
})
