import { type Selectable, sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { AuthSessionsRow, UsersRow } from '../db/row-types.gen.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from './route.ts'

/** A user, and the session where there is one. */
type CallerRow = Pick<Selectable<UsersRow>, 'is_active' | 'plan' | 'is_admin'> & {
  [Column in 'expires_at' | 'revoked_at' | 'second_factor_at']: Selectable<AuthSessionsRow>[Column] | null
}

/** The session that an access token names; whether it is still valid only the database knows. */
interface NamedSession {
  userId: number
  sessionId: string
}

type Context = Pick<AppContext, 'tokens' | 'readPrepared' | 'clock'>

/** The session that an `Authorization: JWT …` header names, after djangorestframework-simplejwt's rules. */
export function readNamedSession({ tokens }: Pick<Context, 'tokens'>, header: string | undefined): NamedSession {
  return tokens.readAccess(tokenIn(header))
}

/** The signed-in user behind such a header. */
export async function authenticate(context: Context, header: string | undefined): Promise<Caller> {
  const named = readNamedSession(context, header)
  return callerOf(named, await findCaller(context, named), context.clock.now())
}

/** Looks up the user of a session while their data is being read; the data is released only once the session is known to be valid. */
export async function authenticateReading<Read>(
  context: Context,
  named: NamedSession,
  reading: Promise<Read>,
): Promise<{ caller: Caller; read: Read }> {
  const [found, read] = await Promise.all([findCaller(context, named), reading])
  return { caller: callerOf(named, found, context.clock.now()), read }
}

function callerOf({ userId, sessionId }: NamedSession, found: CallerRow | undefined, now: Date): Caller {
  if (!found) throw new AppError('user_not_found')
  if (!found.is_active) throw new AppError('user_inactive')
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

/** Written out and prepared, because every call begins with it. */
async function findCaller({ readPrepared }: Context, { userId, sessionId }: NamedSession): Promise<CallerRow | undefined> {
  const [found] = await readPrepared(sql<CallerRow>`
    select users.is_active, users.plan, users.is_admin, session.expires_at, session.revoked_at, session.second_factor_at
    from users
    left join auth_sessions as session on session.user_id = users.id and session.id = ${sessionId}
    where users.id = ${userId}
  `)
  return found
}

// About a working day.
const VERIFIED_MS = 12 * 3_600_000

/** Until when a session counts as verified whose second factor was shown at `shownAt`; null when it does not any more, or never did. */
export function verifiedUntil(shownAt: Date | null, now: Date): Date | null {
  const until = shownAt && new Date(shownAt.getTime() + VERIFIED_MS)
  return until && until > now ? until : null
}
