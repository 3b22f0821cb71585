import { toMoney } from '@spizarka/contract/money'
import { initiateDiscountedPayment, initiatePayment } from '@spizarka/contract/payments'
import { cancelSubscription, resumeSubscription, withdrawFromSubscription } from '@spizarka/contract/subscription'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { PRODUCT, startPaymentApp } from '../../../../test/fixtures/payment-app.ts'
import { addDays, dayInWarsaw } from '../../../platform/clock/clock.ts'

const app = await startPaymentApp({ direct: true })
const { bank } = app
afterAll(() => app.close())
afterEach(() => {
  bank.behave()
  app.clock.setTo(new Date())
})

const DAY = '2027-02-10'
const subjectsTo = ({ email }: MadeUser) => app.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject)
const documentsOf = async ({ id }: MadeUser) => {
  const rows = await app.db
    .selectFrom('invoices')
    .select(['kind', 'gross_grosze', 'product_name'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ gross_grosze, ...row }) => ({ ...row, amount: toMoney(gross_grosze) }))
}
const invoice = (amount: string, product_name = 'Premium, miesięcznie') => ({ kind: 'invoice', amount, product_name })
const correction = (amount: string, product_name = 'Premium, miesięcznie') => ({ kind: 'correction', amount, product_name })
async function buyer(): Promise<MadeUser> {
  app.goTo(DAY)
  const user = await makeUser(app)
  await app.buy(user)
  await app.runJobs()
  return user
}

describe('a purchase', () => {
  it('is confirmed with its terms and invoiced, once, however often the operator tells of it', async () => {
    app.goTo(DAY)
    const user = await makeUser(app)
    const { session_id } = await app.succeed(initiatePayment, { token: user.token, body: { product_id: PRODUCT.superYearly } })
    const notification = bank.pay(session_id)
    await Promise.all(Array.from({ length: 20 }, () => app.notify(notification)))
    await app.runJobs()

    expect(await documentsOf(user)).toEqual([invoice('499.90', 'Premium Super, rocznie')])
    expect(subjectsTo(user).toSorted()).toEqual([
      expect.stringMatching(/^Faktura FV\/2027\/02\/\d{4}$/),
      'Potwierdzenie zamówienia: Premium Super, rocznie',
    ])
    const { text } = app.mails.find(({ subject, to }) => to.address === user.email && subject.startsWith('Potwierdzenie')) ?? { text: '' }
    expect(text).toContain('Zapłacono: 499,90 zł z VAT')
    expect(text).toContain('Opłacony okres: 10 lutego 2027 – 9 lutego 2028')
    expect(text).toContain('Następna płatność: 9 lutego 2028, 499,90 zł')
    expect(text).toContain(`Nr zamówienia: ${notification.orderId}`)
  })

  it('for nothing, by a code, is confirmed and invoiced too', async () => {
    app.goTo(DAY)
    const user = await makeUser(app)
    await app.db.insertInto('discount_codes').values({ code: 'GRATIS', kind: 'percent', value: 100, once_per_user: true }).execute()
    await app.succeed(initiateDiscountedPayment, { token: user.token, body: { product_id: 1, discount_code: 'gratis' } })
    await app.runJobs()
    expect(await documentsOf(user)).toEqual([invoice('0.00')])
    expect(subjectsTo(user)).toContain('Potwierdzenie zamówienia: Premium, miesięcznie')
  })

  it('that could buy nothing any more is told of, and has no invoice', async () => {
    app.goTo(DAY)
    const user = await makeUser(app)
    const sessions = []
    for (const _ of [1, 2]) sessions.push(await app.succeed(initiatePayment, { token: user.token, body: { product_id: 1 } }))
    for (const { session_id } of sessions) await app.notify(bank.pay(session_id))
    await app.runJobs()

    expect(await documentsOf(user)).toEqual([invoice('29.99')])
    const mail = app.mails.find(({ to, subject }) => to.address === user.email && subject === 'Zwracamy 29,99 zł')
    expect(mail?.text).toContain('drugą płatność zwracamy w całości')
  })
})

describe('a renewal', () => {
  it('is announced once a week before, and invoiced', async () => {
    const user = await buyer()
    for (const days of [22, 22, 23]) {
      app.goTo(addDays(DAY, days))
      await app.run()
    }
    await app.runJobs()
    const reminders = app.mails.filter(({ to, subject }) => to.address === user.email && subject.includes('odnowimy'))
    expect(reminders).toHaveLength(1)
    expect(reminders[0]?.text).toContain(`Dzień płatności: 11 marca 2027`)
    expect(reminders[0]?.text).toContain('Karta: **** 4242')

    app.goTo(addDays(DAY, 29))
    await app.run()
    await app.deliver()
    await app.runJobs()
    expect(await documentsOf(user)).toEqual([invoice('29.99'), invoice('29.99')])
    expect(subjectsTo(user).filter((subject) => subject.startsWith('Potwierdzenie'))).toHaveLength(1)
  })

  it('with a card that ends before it is announced with that', async () => {
    app.goTo(DAY)
    const user = await makeUser(app)
    await app.buy(user, PRODUCT.premiumMonthly, { expires: '022027' })
    await app.runJobs()
    app.goTo(addDays(DAY, 22))
    await app.run()
    await app.runJobs()
    expect(subjectsTo(user)).toContain('Karta straci ważność przed następną płatnością')
  })

  it('that fails is told of with the day of the next try, and in the end with the end', async () => {
    app.goTo(DAY)
    const user = await makeUser(app)
    await app.buy(user, PRODUCT.premiumMonthly, { manner: 'declines' })
    await app.runJobs()
    for (const days of [29, 30, 32, 36]) {
      app.goTo(addDays(DAY, days))
      await app.run()
    }
    await app.runJobs()

    const failures = app.mails.filter(({ to, subject }) => to.address === user.email && subject.startsWith('Nie udało się pobrać'))
    expect(failures.map(({ text }) => /Następna próba: (.*)/.exec(text)?.[1])).toEqual(['12 marca 2027', '14 marca 2027', '18 marca 2027'])
    expect(subjectsTo(user).filter((subject) => subject === 'Twoje konto wróciło do planu Free')).toHaveLength(1)
    expect(await documentsOf(user)).toHaveLength(1)
  })
})

describe('the end', () => {
  it('is confirmed when somebody cancels, and when they take it back', async () => {
    const user = await buyer()
    await app.succeed(cancelSubscription, { token: user.token })
    await app.succeed(resumeSubscription, { token: user.token })
    await app.runJobs()
    expect(subjectsTo(user)).toEqual(expect.arrayContaining(['Potwierdzenie rezygnacji z odnowień', 'Plan będzie się odnawiał']))
    const cancelled = app.mails.find(({ to, subject }) => to.address === user.email && subject.startsWith('Potwierdzenie rezygnacji'))
    expect(cancelled?.text).toContain('Działa do: 11 marca 2027 włącznie')
  })

  it('by withdrawal is confirmed with its refund and corrected to a grosz', async () => {
    const user = await buyer()
    app.goTo(addDays(DAY, 9))
    expect(dayInWarsaw(app.clock.now())).toBe('2027-02-19')
    const { refund } = await app.succeed(withdrawFromSubscription, { token: user.token })
    await app.runJobs()

    expect(refund).toBe('19.99')
    expect(await documentsOf(user)).toEqual([invoice('29.99'), correction('-19.99')])
    const subjects = subjectsTo(user)
    expect(subjects.filter((subject) => subject === 'Potwierdzenie odstąpienia od umowy')).toHaveLength(1)
    expect(subjects.filter((subject) => subject.startsWith('Faktura korygująca FK/2027/02/'))).toHaveLength(1)
    expect(subjects.filter((subject) => subject.startsWith('Zwracamy'))).toHaveLength(0)
  })
})
