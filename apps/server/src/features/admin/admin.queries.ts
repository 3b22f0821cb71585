import type { Plan } from '@spizarka/contract/accounts'
import type { AccountState } from '@spizarka/contract/admin'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'

interface UserFilter {
  /** A part of the login or of the address, in any case. */
  search: string
  plan: Plan | undefined
  state: AccountState | undefined
}

/** A page of the accounts that are not deleted, newest first. */
export async function listUsers(db: Db, filter: UserFilter, window: { limit: number; offset: number }) {
  return shownUsers(matchingUsers(db, filter)).orderBy('users.id', 'desc').limit(window.limit).offset(window.offset).execute()
}
export type UserRow = Awaited<ReturnType<typeof listUsers>>[number]

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { count } = await matchingUsers(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Undefined also when the account is deleted. */
export async function findUser(db: Db | Trx, userId: number): Promise<UserRow | undefined> {
  return shownUsers(presentUsers(db)).where('users.id', '=', userId).executeTakeFirst()
}

/** The plan of an account that stays as it is until the transaction ends; undefined also when the account is deleted. */
export async function lockPlan(trx: Trx, userId: number): Promise<Plan | undefined> {
  // Weaker than FOR UPDATE: a job that books points refers to the row meanwhile.
  const row = await presentUsers(trx).select('plan').where('users.id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  return row?.plan
}

export async function updatePlan(trx: Trx, userId: number, plan: Plan): Promise<void> {
  await trx.updateTable('users').set({ plan }).where('id', '=', userId).execute()
}

function presentUsers(db: Db | Trx) {
  return db.selectFrom('users').where('users.deleted_at', 'is', null)
}

function matchingUsers(db: Db, { search, plan, state }: UserFilter) {
  const narrowed = presentUsers(db)
    .$if(plan !== undefined, (users) => users.where('users.plan', '=', plan ?? 'free'))
    .$if(state !== undefined, (users) => users.where('users.is_active', '=', state === 'active'))
  if (search === '') return narrowed
  // Not LIKE: its % and _ are letters of addresses. ICU knows the small letters of every alphabet, as in the index of logins.
  const hit = (column: 'users.username' | 'users.email') =>
    sql<boolean>`strpos(lower(${sql.ref(column)} collate "und-x-icu"), lower(${search}::text collate "und-x-icu")) > 0`
  return narrowed.where((where) => where.or([hit('users.username'), hit('users.email')]))
}

function shownUsers(users: ReturnType<typeof presentUsers>) {
  return users.select((user) => [
    'users.id',
    'users.username',
    'users.email',
    'users.plan',
    'users.is_active',
    'users.is_admin',
    'users.created_at',
    user.selectFrom('point_accounts').select('balance').whereRef('point_accounts.user_id', '=', 'users.id').as('points'),
    user
      .selectFrom('auth_sessions')
      .select((session) => session.fn.max('auth_sessions.last_used_at').as('last'))
      .whereRef('auth_sessions.user_id', '=', 'users.id')
      .as('last_used_at'),
  ])
}

/** A page of the jobs that were given up, newest first; of one kind alone where `name` is given. */
export async function listFailedJobs(db: Db, name: string | undefined, window: { limit: number; offset: number }) {
  return failedJobs(db, name)
    .select(['id', 'name', 'created_at', 'failed_at', 'tries', 'error'])
    .orderBy('failed_at', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export type FailedJobRow = Awaited<ReturnType<typeof listFailedJobs>>[number]

export async function countFailedJobs(db: Db, name: string | undefined): Promise<number> {
  const { count } = await failedJobs(db, name)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function failedJobs(db: Db, name: string | undefined) {
  const all = db.selectFrom('failed_jobs')
  return name === undefined ? all : all.where('name', '=', name)
}
