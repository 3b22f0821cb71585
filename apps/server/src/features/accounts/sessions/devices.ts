import type { listDevices as endpoint } from '@spizarka/contract/devices'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { BROWSER_MAP, OS_MAP, parse } from 'bowser'
import { z } from 'zod'
import type { TokenSubject } from '../../../platform/auth/tokens.ts'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../../platform/http/page.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteExpiredLinks } from '../account-links.queries.ts'
import { countAuthSessions, deleteEndedAuthSessions, listAuthSessions, updateAuthSessionRevoked } from './auth-sessions.queries.ts'

/** One page of the devices where the caller is signed in, the one that asks first. */
export async function readDevices(
  { db, clock }: AppContext,
  caller: Caller,
  query: QueryOut<typeof endpoint>,
  url: string,
): Promise<ResponseOf<typeof endpoint>> {
  const subject = { userId: caller.id, sessionId: caller.sessionId }
  const now = clock.now()
  const [count, rows] = await Promise.all([countAuthSessions(db, caller.id, now), listAuthSessions(db, subject, now, windowOf(query))])
  const results = rows.map((session) => ({
    id: session.id,
    ...deviceNames(session.user_agent),
    signed_in_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    is_current: session.id === caller.sessionId,
  }))
  return toPage(url, query, { count, results })
}

/** Ends one of the user's sessions, also the one that asks when it names itself; throws AppError `not_found`. */
export async function signOutDevice({ db, clock }: AppContext, userId: number, sessionId: string): Promise<void> {
  const isSession = z.uuid().safeParse(sessionId).success
  if (!isSession || !(await updateAuthSessionRevoked(db, { userId, sessionId }, clock.now()))) throw new AppError('not_found')
}

/** Ends the session of a refresh token; a token that is no good has no session left to end. */
export async function signOut(context: AppContext, refreshToken: string): Promise<void> {
  const subject = readSubject(context, refreshToken)
  if (subject) await updateAuthSessionRevoked(context.db, subject, context.clock.now())
}

function readSubject(context: AppContext, refreshToken: string): TokenSubject | undefined {
  try {
    return context.tokens.readRefresh(refreshToken)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

const BROWSERS = new Set(Object.values(BROWSER_MAP))
const SYSTEMS = new Set(Object.values(OS_MAP))

/** What people call the browser and the system behind a `User-Agent`; null where it names none that is known. */
export function deviceNames(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent.trim() === '') return { browser: null, system: null }
  const { browser, os } = parse(userAgent)
  return { browser: knownIn(BROWSERS, browser.name), system: knownIn(SYSTEMS, os.name) }
}

function knownIn(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? name : null
}

// Whoever comes back to an old link is told what happened to it rather than that there is no such link.
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

/** Deletes sessions and links of mails that ended a month ago. */
export const purgeEnded = defineJob({
  name: 'accounts.purge-ended',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ db, clock }) {
    const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
    await deleteEndedAuthSessions(db, before)
    await deleteExpiredLinks(db, before)
  },
  // The next day's job does it all.
  onExhausted: async () => {},
})
