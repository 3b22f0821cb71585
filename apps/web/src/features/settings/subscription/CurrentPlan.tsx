import type { Plan } from '@spizarka/contract/accounts'
import type { Subscription } from '@spizarka/contract/subscription'
import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays } from '../../../lib/days.ts'
import { PLAN_DETAILS } from '../../../lib/plans/plan-details.ts'
import { CYCLE_NAMES } from '../../../lib/plans/prices.ts'
import { daysUntil, formatDay, formatMoney, formatNumber, today } from '../../../lib/text/format.ts'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { lastDayBefore } from './plan-standing.ts'
import { triesOf } from './RenewalFailed.tsx'

/** Days before a charge on which it is announced. */
const REMINDER_DAYS = 7
/** Packages of points of a year, and the days between them. */
const YEARLY_PACKAGES = 12
const PACKAGE_DAYS = 30

interface CurrentPlanProps {
  plan: Exclude<Plan, 'free'>
  subscription: Subscription
  points: number
  /** Points of a month in this plan, where they are known. */
  monthlyPoints: number | undefined
}

/** The plan that one has: until when, what comes next, and how far the points go. */
export function CurrentPlan({ plan, subscription, points, monthlyPoints }: CurrentPlanProps) {
  const { name, Icon } = PLAN_DETAILS[plan]
  const { billing_cycle: cycle, card_mask: card } = subscription
  const { badge, text } = describeState(plan, subscription)
  return (
    <section aria-label="Twój plan" className="overflow-hidden rounded-card border border-plum bg-card shadow-card">
      <div className="flex flex-col gap-2 bg-plum-fill p-5 text-white">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="flex items-center gap-2">
            <Icon aria-hidden className="size-5" />
            Twój plan
          </p>
          <p className="rounded-pill bg-white/20 px-2.5 py-1 text-caption font-bold">{badge}</p>
        </div>
        <h2 className="text-h2">{cycle ? `${name}, ${CYCLE_NAMES[cycle]}` : name}</h2>
        <p>{text}</p>
        {card && (
          <p className="flex items-center gap-2 text-small">
            <CreditCard aria-hidden className="size-4.5" />
            Karta {card}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2 p-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>Punkty na koncie</span>
          <span>
            <strong className="tabular-nums">{formatNumber(points)}</strong>
            {monthlyPoints !== undefined && points <= monthlyPoints && (
              <span className="text-muted tabular-nums"> z&nbsp;{formatNumber(monthlyPoints)}</span>
            )}
          </span>
        </p>
        {monthlyPoints !== undefined && (
          <ProgressBar label="Punkty na koncie" value={Math.min(points, monthlyPoints)} max={monthlyPoints} color="plum" />
        )}
        {monthlyPoints !== undefined && <p className="text-small text-muted">{describeNextPoints(subscription, monthlyPoints)}</p>}
      </div>
    </section>
  )
}

function describeNextPoints(subscription: Subscription, monthlyPoints: number): string {
  const { state } = subscription
  const points = `${formatNumber(monthlyPoints)}\u00a0pkt`
  if (state === 'past_due') return `nowe ${points} po opłaceniu`
  if (state === 'none') return `${points} w\u00a0każdym miesiącu planu`
  const day = nextPointsOn(subscription)
  return day === null ? 'Plan się kończy, nowych punktów już nie będzie.' : `nowe ${points} ${formatDay(day)}`
}

/** The day of the next package: one every thirty days of a year that is paid for, then with the next payment. Null where none follows. */
function nextPointsOn({ billing_cycle: cycle, current_period_start: start, next_charge_on: chargeOn }: Subscription): string | null {
  if (cycle !== 'yearly' || start === null) return chargeOn
  const packages = Array.from({ length: YEARLY_PACKAGES }, (_, index) => addDays(start, index * PACKAGE_DAYS))
  return packages.find((day) => day > today()) ?? chargeOn
}

function describeState(plan: Exclude<Plan, 'free'>, subscription: Subscription): { badge: string; text: ReactNode } {
  const { name } = PLAN_DETAILS[plan]
  const { state, next_charge_on: chargeOn, next_amount: amount, current_period_end: endsAt } = subscription
  const lastDay = endsAt === null ? undefined : formatDay(lastDayBefore(endsAt))
  const ending = {
    badge: `do ${lastDay}`,
    text: (
      <>
        {name} działa do końca dnia <strong>{lastDay}</strong>. Nic więcej nie pobierzemy.
      </>
    ),
  }
  switch (state) {
    case 'active':
      if (chargeOn === null || amount === null) return ending
      return {
        badge: 'odnawia się',
        text: (
          <>
            Kolejne {formatMoney(amount)} pobierzemy <strong>{formatDay(chargeOn)}</strong>.
            {daysUntil(chargeOn) > REMINDER_DAYS && ` Przypomnimy ${formatDay(addDays(chargeOn, -REMINDER_DAYS))}.`}
          </>
        ),
      }
    case 'cancelled':
      return ending
    case 'past_due': {
      const lastTry = chargeOn === null ? undefined : triesOf(subscription.attempts, chargeOn).at(-1)
      return {
        badge: 'płatność czeka',
        text: (
          <>
            Opłacone do {lastDay}. Czekamy na płatność
            {lastTry && (
              <>
                {' '}
                do <strong>{formatDay(lastTry.day)}</strong>
              </>
            )}
            .
          </>
        ),
      }
    }
    default:
  }
  return { badge: 'przyznany', text: 'Ten plan przyznał administrator. Nic za niego nie pobieramy.' }
}
