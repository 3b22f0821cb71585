import { createHash, randomBytes } from 'node:crypto'
import { plural } from '@spizarka/contract/plural'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { insertLink, type LinkPurpose, type NewLink } from './account-links.queries.ts'

/** How long the links of mails work. One that sets a password opens the account to whoever reads the mail later. */
const LINK_HOURS: Record<LinkPurpose, number> = { activation: 72, email_change: 72, password_reset: 1 }
const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** A new secret for a link. The database keeps its hash alone. */
function createLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database knows a link by. The token is random, so a plain hash cannot be guessed back. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A user's id as links carry it: the decimal text in URL-safe base64 without padding, as Django writes it. */
export function encodeUid(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url')
}

/** The id in a link, or undefined when it holds none. */
export function decodeUid(uid: string): number | undefined {
  const text = Buffer.from(uid, 'base64url').toString()
  return /^[1-9]\d{0,15}$/.test(text) && encodeUid(Number(text)) === uid ? Number(text) : undefined
}

/** Screens of the app that the links lead to. */
const SCREEN_PATHS: Record<LinkPurpose, string> = {
  activation: 'activate',
  password_reset: 'password/reset/confirm',
  email_change: 'email-confirmation',
}

/** Makes a link for a mail and returns its address. Links made before keep working. */
export async function issueLink(
  trx: Trx,
  context: AppContext,
  { userId, purpose, emailChange }: Pick<NewLink, 'userId' | 'purpose' | 'emailChange'>,
): Promise<string> {
  const token = createLinkToken()
  const now = context.clock.now()
  await insertLink(trx, {
    userId,
    purpose,
    ...(emailChange && { emailChange }),
    tokenHash: hashLinkToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS),
  })
  return `${context.publicUrl}/${SCREEN_PATHS[purpose]}/${encodeUid(userId)}/${token}`
}

/** What is said of a link. */
export function linkNote(purpose: LinkPurpose): string {
  const hours = LINK_HOURS[purpose]
  const days = hours / DAY_HOURS
  const time = Number.isInteger(days)
    ? `${days} ${plural(days, ['dzień', 'dni', 'dni'])}`
    : `${hours} ${plural(hours, ['godzinę', 'godziny', 'godzin'])}`
  return `Link działa ${time} i można go użyć jeden raz.`
}
