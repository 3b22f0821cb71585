import { shareRoundedDown } from '@spizarka/contract/money'
import { type BillingCycle, PERIOD_DAYS } from '@spizarka/contract/subscription-products'
import { addDays, daysBetween } from '../../../platform/clock/clock.ts'

/** A day of Warsaw, `YYYY-MM-DD`. */
export type Day = string

/** The state of a subscription: everything that decides its next steps. */
export interface SubscriptionState {
  state: 'active' | 'past_due' | 'cancelled' | 'ended'
  endedBecause: EndReason | null
  cycle: BillingCycle
  /** Whether it renews after the period. */
  isRecurring: boolean
  contractOn: Day
  /** When the current period was paid for. */
  paidOn: Day
  /** From 1. */
  period: number
  start: Day
  /** The first day that is not paid for. */
  end: Day
  /** For the current period. */
  paidGrosze: number
  /** Packages of points given in the current period. */
  grants: number
  /** The last period whose end the owner was reminded of; 0 for none. */
  remindedPeriod: number
  /** Charges for the next period that failed. */
  tries: number
  firstTriedOn: Day | null
  lastTriedOn: Day | null
}

export type EndReason = 'period_over' | 'charge_failed' | 'withdrawn' | 'upgraded' | 'refunded'

/** What is to be done on a day, in the order in which it is done. */
export type DueStep = 'points' | 'reminder' | 'charge' | 'retry' | 'end'

/** Days after the first failed charge on which it is tried again. */
const RETRY_DAYS = [1, 3, 7] as const
const CHARGE_DAYS_BEFORE_END = 1
const REMINDER_DAYS_BEFORE_CHARGE = 7
const GRANT_DAYS = 30
const YEARLY_GRANTS = 12
const WITHDRAWAL_DAYS = 14

const later = (a: Day, b: Day): Day => (a > b ? a : b)

/** A subscription whose first period begins today, paid for. */
export function startSubscription(
  cycle: BillingCycle,
  { isRecurring, paidGrosze }: Pick<SubscriptionState, 'isRecurring' | 'paidGrosze'>,
  today: Day,
): SubscriptionState {
  return {
    state: 'active',
    endedBecause: null,
    cycle,
    isRecurring,
    contractOn: today,
    paidOn: today,
    period: 1,
    start: today,
    end: addDays(today, PERIOD_DAYS[cycle]),
    paidGrosze,
    grants: 0,
    remindedPeriod: 0,
    tries: 0,
    firstTriedOn: null,
    lastTriedOn: null,
  }
}

/** The day on which the next charge is tried; null where there will be none. */
export function nextChargeOn(subscription: SubscriptionState): Day | null {
  if (!renews(subscription)) return null
  if (subscription.firstTriedOn === null || subscription.lastTriedOn === null || subscription.tries === 0)
    return addDays(subscription.end, -CHARGE_DAYS_BEFORE_END)
  const days = RETRY_DAYS[subscription.tries - 1] ?? 0
  // After an outage retries are still at least a day apart.
  return later(addDays(subscription.firstTriedOn, days), addDays(subscription.lastTriedOn, 1))
}

/** Whether another period will be charged. */
export function renews({ state, isRecurring }: SubscriptionState): boolean {
  return isRecurring && (state === 'active' || state === 'past_due')
}

/** What is due today. `isChargeable` is false while a charge is under way, and for an account that must not be charged. */
export function stepsDue(subscription: SubscriptionState, today: Day, { isChargeable }: { isChargeable: boolean }): DueStep[] {
  if (subscription.state === 'ended') return []
  const steps: DueStep[] = []
  for (let missing = grantsDue(subscription, today) - subscription.grants; missing > 0; missing--) steps.push('points')
  const chargeOn = nextChargeOn(subscription)
  if (chargeOn === null) return today >= subscription.end ? [...steps, 'end'] : steps
  if (today >= chargeOn) return isChargeable ? [...steps, subscription.tries === 0 ? 'charge' : 'retry'] : steps
  const remindOn = addDays(chargeOn, -REMINDER_DAYS_BEFORE_CHARGE)
  if (subscription.state === 'active' && subscription.remindedPeriod < subscription.period && today >= remindOn) steps.push('reminder')
  return steps
}

/** How many packages of points the current period should have granted by today: one, or on a yearly plan one every thirty days. */
function grantsDue({ cycle, start, end }: SubscriptionState, today: Day): number {
  if (cycle === 'monthly') return 1
  const last = addDays(end, -1)
  const days = daysBetween(start, today < last ? today : last)
  return Math.min(YEARLY_GRANTS, Math.trunc(Math.max(days, 0) / GRANT_DAYS) + 1)
}

export const granted = (subscription: SubscriptionState): SubscriptionState => ({ ...subscription, grants: subscription.grants + 1 })
export const reminded = (subscription: SubscriptionState): SubscriptionState => ({ ...subscription, remindedPeriod: subscription.period })

/** The state after a failed charge: the plan stays for the retries, and ends with the last one. */
export function chargeFailed(subscription: SubscriptionState, triedOn: Day): SubscriptionState {
  const failed: SubscriptionState = {
    ...subscription,
    tries: subscription.tries + 1,
    firstTriedOn: subscription.firstTriedOn ?? triedOn,
    lastTriedOn: triedOn,
  }
  if (subscription.state === 'cancelled' || subscription.state === 'ended') return failed
  return failed.tries > RETRY_DAYS.length ? ended(failed, 'charge_failed') : { ...failed, state: 'past_due' }
}

/** The next period is paid for. It begins where the last one ended, or today if that is a whole period ago, so that nobody pays for past days. */
export function renewed(subscription: SubscriptionState, paidGrosze: number, today: Day): SubscriptionState {
  const days = PERIOD_DAYS[subscription.cycle]
  const follows = addDays(subscription.end, days - CHARGE_DAYS_BEFORE_END) > today
  const start = follows ? subscription.end : today
  return {
    ...subscription,
    // A charge that was under way when its owner cancelled still counts.
    state: subscription.state === 'cancelled' ? 'cancelled' : 'active',
    period: subscription.period + 1,
    start,
    end: addDays(start, days),
    paidOn: today,
    paidGrosze,
    grants: 0,
    tries: 0,
    firstTriedOn: null,
    lastTriedOn: null,
  }
}

export function ended(subscription: SubscriptionState, endedBecause: EndReason): SubscriptionState {
  return { ...subscription, state: 'ended', endedBecause }
}

/** Null where there is nothing to cancel. */
export function cancelled(subscription: SubscriptionState): SubscriptionState | null {
  return renews(subscription) ? { ...subscription, state: 'cancelled' } : null
}

/** Null where there is nothing to resume. */
export function resumed(subscription: SubscriptionState, today: Day): SubscriptionState | null {
  if (subscription.state !== 'cancelled' || !subscription.isRecurring || today >= subscription.end) return null
  return { ...subscription, state: subscription.tries > 0 ? 'past_due' : 'active' }
}

/** What the whole days after today are worth: `paid × days ÷ length`, rounded down to a grosz. */
export function unusedGrosze(subscription: SubscriptionState, today: Day): number {
  const length = PERIOD_DAYS[subscription.cycle]
  const unused = Math.min(Math.max(daysBetween(today, subscription.end) - 1, 0), length)
  return shareRoundedDown(subscription.paidGrosze, unused, length)
}

/** The last day of withdrawing: from the contract, or from its renewal. Null once it is over. */
export function withdrawableUntil(subscription: SubscriptionState, today: Day): Day | null {
  if (subscription.state === 'ended') return null
  const until = addDays(subscription.period === 1 ? subscription.contractOn : subscription.paidOn, WITHDRAWAL_DAYS)
  return today <= until ? until : null
}
