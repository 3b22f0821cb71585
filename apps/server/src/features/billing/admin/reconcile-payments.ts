import { plural } from '@spizarka/contract/plural'
import { PaymentError, type PlacedPayment } from '@spizarka/integrations/payments'
import { z } from 'zod'
import { addDays, dayInWarsaw, timeInWarsaw } from '../../../platform/clock/clock.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { composeMail, sendMessage } from '../../mail/index.ts'
import { zloty } from '../mails/mail-words.ts'
import { type Disagreement, insertAlarms, listAdministrators, listOurPayments, upsertReconciliation } from './alarms.queries.ts'

/** Days before today that are compared with the operator's list: a night that was missed is made up by the next. */
const DAYS = 3

/** Compares our payments of the last days with the operator's list; each disagreement is reported to administrators once. */
export const reconcilePayments = defineJob({
  name: 'billing.reconcile-payments',
  payload: z.object({}),
  retries: 5,
  retryDelaySeconds: 300,
  expireSeconds: 300,
  concurrency: 1,
  async handle(context) {
    const { db, payments, clock, publicUrl } = context
    if (!payments) return
    const now = clock.now()
    const today = dayInWarsaw(now)
    const [from, until] = [startOf(addDays(today, -DAYS)), startOf(today)]
    const theirs = await payments.listPaid(from, new Date(until.getTime() - 1))
    // The two clocks may put a payment on different sides of midnight.
    const around = await payments.listPaid(startOf(addDays(today, -DAYS - 1)), now)
    const ours = await listOurPayments(db, { from, until, sessions: theirs.map(({ sessionId }) => sessionId).filter(isSession) })
    const found = disagreements(theirs, around, ours)
    const counts = { theirs: theirs.length, ours: ours.filter((payment) => isOfDays(payment, { from, until })).length }
    await db.transaction().execute(async (trx) => {
      await upsertReconciliation(trx, { day: addDays(today, -1), compared_at: now, ...counts, disagreements: found.length })
      const raised = await insertAlarms(trx, addDays(today, -1), found, now)
      if (raised.length === 0) return
      for (const address of await listAdministrators(trx))
        await context.jobs.enqueue(trx, sendMessage, alarmMail(address, raised, publicUrl))
    })
  },
  // The next night's job looks at the same days again.
  onExhausted: async ({ log }) => log.error('payments could not be held against the list of the operator'),
})

/** Whether a payment came in on the compared days; others are listed only because the operator named them. */
function isOfDays({ completed_at }: OurPayment, { from, until }: { from: Date; until: Date }): boolean {
  return completed_at !== null && completed_at >= from && completed_at < until
}

type OurPayment = Awaited<ReturnType<typeof listOurPayments>>[number]

/** What the operator has and we have not, the reverse, and where the amounts differ. */
function disagreements(theirs: readonly PlacedPayment[], around: readonly PlacedPayment[], ours: readonly OurPayment[]): Disagreement[] {
  const known = new Map(ours.map((payment) => [payment.session_id, payment]))
  const theirSessions = new Set([...theirs, ...around].map(({ sessionId }) => sessionId))
  const there = theirs.flatMap(({ sessionId, orderId, amount, currency }): Disagreement[] => {
    const payment = known.get(sessionId)
    const described = `zamówienie ${orderId}, ${zloty(amount)}${currency === 'PLN' ? '' : ` (${currency})`}`
    // An order number without completion: the money came and was sent back.
    if (!payment || (payment.completed_at === null && payment.p24_order_id === null))
      return [
        { session_id: sessionId, kind: 'paid_there_not_here', details: `operator: ${described}; u nas: ${payment?.state ?? 'nie ma'}` },
      ]
    if (payment.amount_grosze !== amount || currency !== 'PLN')
      return [{ session_id: sessionId, kind: 'amount_differs', details: `operator: ${described}; u nas: ${zloty(payment.amount_grosze)}` }]
    return []
  })
  const here = ours
    .filter(({ session_id, completed_at }) => completed_at !== null && !theirSessions.has(session_id))
    .map(({ session_id, p24_order_id, amount_grosze }): Disagreement => {
      const details = `u nas: zamówienie ${p24_order_id ?? 'bez numeru'}, ${zloty(amount_grosze)}; operator: nie ma`
      return { session_id, kind: 'paid_here_not_there', details }
    })
  return [...there, ...here]
}

function isSession(text: string): boolean {
  return z.uuid().safeParse(text).success
}

/** The moment at which a day begins in Warsaw. */
function startOf(day: string): Date {
  const moments = ['+02:00', '+01:00'].map((offset) => new Date(`${day}T00:00:00${offset}`))
  const start = moments.find((moment) => dayInWarsaw(moment) === day && timeInWarsaw(moment) === '00:00')
  if (!start) throw new PaymentError(`no midnight on ${day}`, { mayHaveHappened: false })
  return start
}

function alarmMail(address: string, raised: readonly Disagreement[], publicUrl: string) {
  const count = raised.length
  const payments = `${count} ${plural(count, ['płatność', 'płatności', 'płatności'])}`
  return composeMail(address, {
    subject: `Płatności: ${payments} do wyjaśnienia`,
    preview: 'Lista operatora i nasza się nie zgadzają.',
    heading: 'Płatności do wyjaśnienia',
    before: [`Nocne porównanie z listą operatora znalazło rozbieżności: ${payments}.`],
    facts: raised.slice(0, 20).map(({ session_id, details }) => [session_id, details] as const),
    button: { label: 'Otwórz płatności', url: `${publicUrl}/admin/payments` },
    after: ['Każda rozbieżność przychodzi raz i czeka w panelu, aż ktoś ją wyjaśni.'],
    footer: 'Ta wiadomość przyszła, bo to konto jest administratorem.',
  })
}
