import { shareRoundedDown } from '@spizarka/contract/money'
import { type BillingCycle, PERIOD_DAYS } from '@spizarka/contract/subscription-products'
import { addDays, daysBetween } from '../../../platform/clock/clock.ts'

/** A day of Warsaw, `YYYY-MM-DD`. */
export type Day = string

/** All of a subscription that decides what happens to it next. */
export interface SubscriptionState {
  state: 'active' | 'past_due' | 'cancelled' | 'ended'
  endedBecause: EndReason | null
  cycle: BillingCycle
  /** Whether its owner wants it to go on after the period. */
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
export function begin(
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
export function nextChargeOn(life: SubscriptionState): Day | null {
  if (!renews(life)) return null
  if (life.firstTriedOn === null || life.lastTriedOn === null || life.tries === 0) return addDays(life.end, -CHARGE_DAYS_BEFORE_END)
  const days = RETRY_DAYS[life.tries - 1] ?? 0
  // Whoever stood still does not make up for it by trying twice a day.
  return later(addDays(life.firstTriedOn, days), addDays(life.lastTriedOn, 1))
}

/** Whether another period will be charged. */
export function renews({ state, isRecurring }: SubscriptionState): boolean {
  return isRecurring && (state === 'active' || state === 'past_due')
}

/** What is due today. `isChargeable` is false while a charge is under way, and for an account that must not be charged. */
export function stepsDue(life: SubscriptionState, today: Day, { isChargeable }: { isChargeable: boolean }): DueStep[] {
  if (life.state === 'ended') return []
  const steps: DueStep[] = []
  for (let missing = grantsDue(life, today) - life.grants; missing > 0; missing--) steps.push('points')
  const chargeOn = nextChargeOn(life)
  if (chargeOn === null) return today >= life.end ? [...steps, 'end'] : steps
  if (today >= chargeOn) return isChargeable ? [...steps, life.tries === 0 ? 'charge' : 'retry'] : steps
  const remindOn = addDays(chargeOn, -REMINDER_DAYS_BEFORE_CHARGE)
  if (life.state === 'active' && life.remindedPeriod < life.period && today >= remindOn) steps.push('reminder')
  return steps
}

/** Packages of points that the current period has brought by today: one, or on a yearly plan one every thirty days. */
function grantsDue({ cycle, start, end }: SubscriptionState, today: Day): number {
  if (cycle === 'monthly') return 1
  const last = addDays(end, -1)
  const days = daysBetween(start, today < last ? today : last)
  return Math.min(YEARLY_GRANTS, Math.trunc(Math.max(days, 0) / GRANT_DAYS) + 1)
}

export const granted = (life: SubscriptionState): SubscriptionState => ({ ...life, grants: life.grants + 1 })
export const reminded = (life: SubscriptionState): SubscriptionState => ({ ...life, remindedPeriod: life.period })

/** A charge that was begun on a day failed: the plan stays for the retries, and ends with the last of them. */
export function tryFailed(life: SubscriptionState, triedOn: Day): SubscriptionState {
  const failed: SubscriptionState = { ...life, tries: life.tries + 1, firstTriedOn: life.firstTriedOn ?? triedOn, lastTriedOn: triedOn }
  if (life.state === 'cancelled' || life.state === 'ended') return failed
  return failed.tries > RETRY_DAYS.length ? ended(failed, 'charge_failed') : { ...failed, state: 'past_due' }
}

/** The next period is paid for. It begins where the last ended; where that lies a whole period back, today: nobody pays for days that are over. */
export function renewed(life: SubscriptionState, paidGrosze: number, today: Day): SubscriptionState {
  const days = PERIOD_DAYS[life.cycle]
  const follows = addDays(life.end, days - CHARGE_DAYS_BEFORE_END) > today
  const start = follows ? life.end : today
  return {
    ...life,
    // A charge that was under way when its owner cancelled is paid for all the same.
    state: life.state === 'cancelled' ? 'cancelled' : 'active',
    period: life.period + 1,
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

export function ended(life: SubscriptionState, endedBecause: EndReason): SubscriptionState {
  return { ...life, state: 'ended', endedBecause }
}

/** Null where there is nothing to cancel. */
export function cancelled(life: SubscriptionState): SubscriptionState | null {
  return renews(life) ? { ...life, state: 'cancelled' } : null
}

/** Null where there is nothing to resume. */
export function resumed(life: SubscriptionState, today: Day): SubscriptionState | null {
  if (life.state !== 'cancelled' || !life.isRecurring || today >= life.end) return null
  return { ...life, state: life.tries > 0 ? 'past_due' : 'active' }
}

/** What the whole days after today are worth: `paid × days ÷ length`, rounded down to a grosz. */
export function unusedGrosze(life: SubscriptionState, today: Day): number {
  const length = PERIOD_DAYS[life.cycle]
  const unused = Math.min(Math.max(daysBetween(today, life.end) - 1, 0), length)
  return shareRoundedDown(life.paidGrosze, unused, length)
}

/** The last day of withdrawing: from the contract, or from its renewal. Null once it is over. */
export function withdrawableUntil(life: SubscriptionState, today: Day): Day | null {
  if (life.state === 'ended') return null
  const until = addDays(life.period === 1 ? life.contractOn : life.paidOn, WITHDRAWAL_DAYS)
  return today <= until ? until : null
}
