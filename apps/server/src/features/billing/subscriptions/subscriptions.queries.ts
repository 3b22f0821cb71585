import type { Plan } from '@spizarka/contract/accounts'
import type { PaidPlan } from '@spizarka/contract/subscription-products'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { SubscriptionsRow } from '../../../platform/db/row-types.gen.ts'
import type { SubscriptionState } from './subscription-state.ts'

export type SubscriptionRow = Selectable<SubscriptionsRow>

/** The payer's account. */
export interface Payer {
  id: number
  plan: Plan
  email: string
  /** False for an account that is blocked or deleted: it is never charged. */
  isChargeable: boolean
}

/** Every billing command takes this lock first, so that changes to one account's plan, subscription, payments and codes are serialised. */
export async function lockPayer(trx: Trx, userId: number): Promise<Payer | undefined> {
  const user = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'plan', 'email', 'is_active', 'deleted_at'])
    // Weaker than FOR UPDATE: a job that books points refers to the row meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user && { id: user.id, plan: user.plan, email: user.email, isChargeable: user.is_active && user.deleted_at === null }
}

/** The one that has not ended. */
export async function findRunningSubscription(db: Db | Trx, userId: number): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).where('state', '<>', 'ended').executeTakeFirst()
}

/** The running one, or the last of those that ended. */
export async function findLatestSubscription(db: Db | Trx, userId: number): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export async function findSubscription(trx: Db | Trx, id: number): Promise<SubscriptionRow | undefined> {
  return trx.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertSubscription(trx: Trx, subscription: Insertable<SubscriptionsRow>): Promise<SubscriptionRow> {
  return trx.insertInto('subscriptions').values(subscription).returningAll().executeTakeFirstOrThrow()
}

type OtherColumns = Partial<Pick<SubscriptionRow, 'payment_id' | 'cancelled_at'>>

/** Stores the new state of a subscription. */
export async function updateSubscriptionState(
  trx: Trx,
  id: number,
  subscriptionState: SubscriptionState,
  at: Date,
  beside: OtherColumns = {},
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ ...columnsOf(subscriptionState), ended_at: subscriptionState.state === 'ended' ? at : null, ...beside })
    .where('id', '=', id)
    .execute()
}

/** A subscription state as the columns of its row. */
export function columnsOf(subscriptionState: SubscriptionState) {
  return {
    state: subscriptionState.state,
    ended_because: subscriptionState.endedBecause,
    billing_cycle: subscriptionState.cycle,
    is_recurring: subscriptionState.isRecurring,
    contract_on: subscriptionState.contractOn,
    paid_on: subscriptionState.paidOn,
    period_number: subscriptionState.period,
    period_start: subscriptionState.start,
    period_end: subscriptionState.end,
    paid_grosze: subscriptionState.paidGrosze,
    grants: subscriptionState.grants,
    reminded_period: subscriptionState.remindedPeriod,
    tries: subscriptionState.tries,
    first_tried_on: subscriptionState.firstTriedOn,
    last_tried_on: subscriptionState.lastTriedOn,
  }
}

export function subscriptionStateOf(row: SubscriptionRow): SubscriptionState {
  return {
    state: row.state,
    endedBecause: row.ended_because,
    cycle: row.billing_cycle,
    isRecurring: row.is_recurring,
    contractOn: row.contract_on,
    paidOn: row.paid_on,
    period: row.period_number,
    start: row.period_start,
    end: row.period_end,
    paidGrosze: row.paid_grosze,
    grants: row.grants,
    remindedPeriod: row.reminded_period,
    tries: row.tries,
    firstTriedOn: row.first_tried_on,
    lastTriedOn: row.last_tried_on,
  }
}

export async function updateCard(
  trx: Db | Trx,
  id: number,
  card: Pick<SubscriptionRow, 'card_reference' | 'card_mask' | 'card_expires_on'>,
): Promise<void> {
  await trx.updateTable('subscriptions').set(card).where('id', '=', id).execute()
}

interface AccountPlan {
  plan: 'free' | PaidPlan
  /** Whether the plan goes on only to the end of what is paid. */
  isCancelled: boolean
  usedCode?: boolean
}

/** Updates the plan on the account, which is what other features read. */
export async function updateAccountPlan(trx: Trx, userId: number, { plan, isCancelled, usedCode = false }: AccountPlan): Promise<void> {
  await trx
    .updateTable('users')
    .set({ plan, subscription_cancelled: isCancelled, ...(usedCode && { has_used_discount_code: true }) })
    .where('id', '=', userId)
    .execute()
}

export async function updateCancelled(trx: Trx, userId: number, isCancelled: boolean): Promise<void> {
  await trx.updateTable('users').set({ subscription_cancelled: isCancelled }).where('id', '=', userId).execute()
}

/** Running subscriptions of which something may be due today, in turn: those that end soon, are behind, or have points to come. */
export async function listPossiblyDue(
  db: Db,
  days: { today: string; chargedBefore: string; remindedBefore: string },
  page: { after: number; limit: number },
) {
  return db
    .selectFrom('subscriptions')
    .where('state', '<>', 'ended')
    .where((where) =>
      where.or([
        where('period_end', '<=', days.chargedBefore),
        where.and([where('period_end', '<=', days.remindedBefore), where('reminded_period', '<', where.ref('period_number'))]),
        where('grants', '=', 0),
        where('state', '=', 'past_due'),
        where.and([where('billing_cycle', '=', 'yearly'), sql<boolean>`period_start + grants * 30 <= ${days.today}::date`]),
      ]),
    )
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .select(['id', 'user_id'])
    .execute()
}
