import { randomUUID } from 'node:crypto'
import type { Plan } from '@spizarka/contract/accounts'
import type { Clock } from '../src/platform/clock/clock.ts'
import type { AppContext } from '../src/platform/context.ts'
import type { Db } from '../src/platform/db/connect.ts'
import type { Answer } from './harness.ts'

/** The password of every made user. */
export const PASSWORD = 'zielona-herbata-o-swicie'

let passwordHash: Promise<string> | undefined
let made = 0

export interface MadeUser {
  id: number
  username: string
  email: string
  /** A valid access token of a session that lasts a month. */
  token: string
  refresh: string
  sessionId: string
}

export interface UserTraits {
  plan?: Plan
  /** 250, as after activation. */
  points?: number
  admin?: boolean
  /** An administrator who has yet to show the second factor in this session. */
  unverified?: boolean
  active?: boolean
  username?: string
  email?: string
}

/** What a user is made with: a test app, or the same parts beside a server in a process of its own. */
export interface UserMaking {
  db: Db
  clock: Clock
  context: Pick<AppContext, 'passwords' | 'tokens'>
}

/** A signed-in user, written straight into the database. */
export async function makeUser({ db, context, clock }: UserMaking, traits: UserTraits = {}): Promise<MadeUser> {
  passwordHash ??= context.passwords.hash(PASSWORD)
  const number = ++made
  const { plan = 'free', points = 250, admin = false, unverified = false, active = true } = traits
  const { username = `kucharz${number}`, email = `kucharz${number}@example.com` } = traits
  const { id } = await db
    .insertInto('users')
    .values({ username, email, password_hash: await passwordHash, is_active: active, is_admin: admin, plan })
    .returning('id')
    .executeTakeFirstOrThrow()
  await givePoints(db, id, points)

  const sessionId = randomUUID()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + 30 * 86_400_000)
  const shownAt = admin && !unverified ? now : null
  await db
    .insertInto('auth_sessions')
    .values({ id: sessionId, user_id: id, user_agent: 'test', expires_at: expiresAt, second_factor_at: shownAt })
    .execute()
  const subject = { userId: id, sessionId }
  return {
    id,
    username,
    email,
    sessionId,
    token: context.tokens.issueAccess(subject),
    refresh: context.tokens.issueRefresh(subject, expiresAt),
  }
}

async function givePoints(db: Db, userId: number, points: number): Promise<void> {
  await db.insertInto('point_accounts').values({ user_id: userId, balance: points }).execute()
  if (points === 0) return
  await db
    .insertInto('point_ledger')
    .values({ user_id: userId, amount: points, balance_after: points, reason: 'activation', reference: `factory:${userId}` })
    .execute()
}

/** What a user's balance has to be. */
export async function sumOfLedger(db: Db, userId: number): Promise<number> {
  const movements = await db.selectFrom('point_ledger').select('amount').where('user_id', '=', userId).execute()
  return movements.reduce((sum, { amount }) => sum + amount, 0)
}

/** The statuses of simultaneous answers, lowest first: which came first does not matter. */
export function statusesOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}
