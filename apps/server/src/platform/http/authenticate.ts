import { type Selectable, sql } from 'kysely'
import type { Tokens } from '../auth/tokens.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../db/connect.ts'
import type { AuthSessionsRow, UsersRow } from '../db/row-types.gen.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from './route.ts'

/** A user, and the session where there is one. */
type CallerRow = Pick<Selectable<UsersRow>, 'is_active' | 'plan' | 'is_admin'> & {
  [Column in 'expires_at' | 'revoked_at' | 'second_factor_at']: Selectable<AuthSessionsRow>[Column] | null
}

/** The signed-in user behind an `Authorization: JWT …` header, after djangorestframework-simplejwt's rules. */
export async function authenticate(context: { tokens: Tokens; db: Db; clock: Clock }, header: string | undefined): Promise<Caller> {
  const { userId, sessionId } = context.tokens.readAccess(tokenIn(header))
  const found = await findCaller(context.db, userId, sessionId)
  if (!found) throw new AppError('user_not_found')
  if (!found.is_active) throw new AppError('user_inactive')
  const now = context.clock.now()
  const ended = found.expires_at === null || found.revoked_at !== null || found.expires_at <= now
  if (ended) throw new AppError('token_not_valid', { token_type: 'access' })
  return { id: userId, sessionId, plan: found.plan, isAdmin: found.is_admin, verifiedUntil: verifiedUntil(found.second_factor_at, now) }
}

function tokenIn(header: string | undefined): string {
  const [scheme, ...values] = header?.trim().split(/\s+/) ?? []
  // Another scheme is no credentials of ours, not bad ones.
  if (scheme !== 'JWT') throw new AppError('not_authenticated')
  const [token] = values
  if (values.length !== 1 || !token) throw new AppError('bad_authorization_header')
  return token
}

/** Written out, because every call begins with it, and building it anew each time takes longer than checking the token. */
async function findCaller(db: Db, userId: number, sessionId: string): Promise<CallerRow | undefined> {
  const { rows } = await sql<CallerRow>`
    select users.is_active, users.plan, users.is_admin, session.expires_at, session.revoked_at, session.second_factor_at
    from users
    left join auth_sessions as session on session.user_id = users.id and session.id = ${sessionId}
    where users.id = ${userId}
  `.execute(db)
  return rows[0]
}

// A working day: long enough not to ask again over lunch, over before a forgotten computer is somebody else's.
const VERIFIED_MS = 12 * 3_600_000

/** Until when a session counts as verified whose second factor was shown at `shownAt`; null when it does not any more, or never did. */
export function verifiedUntil(shownAt: Date | null, now: Date): Date | null {
  const until = shownAt && new Date(shownAt.getTime() + VERIFIED_MS)
  return until && until > now ? until : null
}
