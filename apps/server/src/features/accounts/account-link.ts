import { createHash, randomBytes } from 'node:crypto'

/** How long the links of mails work. */
export const LINK_DAYS = 3

/** A new secret for a link. The database keeps its hash alone. */
export function createLinkToken(): string {
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
