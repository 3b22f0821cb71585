import type { Db, Trx } from '../../platform/db/connect.ts'

type Purpose = 'activation'

export interface NewLink {
  userId: number
  purpose: Purpose
  tokenHash: string
  createdAt: Date
  expiresAt: Date
}

export async function insertLink(trx: Trx, link: NewLink): Promise<void> {
  await trx
    .insertInto('account_links')
    .values({
      user_id: link.userId,
      purpose: link.purpose,
      token_hash: link.tokenHash,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

export async function findLink(trx: Trx, userId: number, purpose: Purpose, tokenHash: string) {
  return trx
    .selectFrom('account_links')
    .select(['id', 'expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function updateLinkUsed(trx: Trx, linkId: number, usedAt: Date): Promise<void> {
  await trx.updateTable('account_links').set({ used_at: usedAt }).where('id', '=', linkId).execute()
}

/** Deletes the links that expired before a time. */
export async function deleteExpiredLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', before).execute()
}
