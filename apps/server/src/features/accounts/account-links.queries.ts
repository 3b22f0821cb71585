import type { Db, Trx } from '../../platform/db/connect.ts'

export type LinkPurpose = 'activation' | 'password_reset' | 'email_change'

export interface NewLink {
  userId: number
  purpose: LinkPurpose
  tokenHash: string
  createdAt: Date
  expiresAt: Date
  /** What a change of address is about: the new one, and the session that asked for it. */
  emailChange?: { newEmail: string; sessionId: string }
}

export async function insertLink(trx: Trx, link: NewLink): Promise<void> {
  await trx
    .insertInto('account_links')
    .values({
      user_id: link.userId,
      purpose: link.purpose,
      token_hash: link.tokenHash,
      new_email: link.emailChange?.newEmail ?? null,
      session_id: link.emailChange?.sessionId ?? null,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

export async function findLink(db: Db | Trx, userId: number, purpose: LinkPurpose, tokenHash: string) {
  return db
    .selectFrom('account_links')
    .select(['id', 'expires_at', 'new_email', 'session_id'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function updateLinkUsed(trx: Trx, linkId: number, usedAt: Date): Promise<void> {
  await trx.updateTable('account_links').set({ used_at: usedAt }).where('id', '=', linkId).execute()
}

/** Deletes a user's links of these purposes, used or not: from now on they are no good. */
export async function deleteLinks(trx: Trx, userId: number, purposes: readonly LinkPurpose[]): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute()
}

/** Deletes the links that expired before a time. */
export async function deleteExpiredLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', before).execute()
}
