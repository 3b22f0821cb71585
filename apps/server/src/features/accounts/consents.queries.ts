import type { ConsentKind } from '@spizarka/contract/privacy'
import type { Db, Trx } from '../../platform/db/connect.ts'

interface Consent {
  kind: ConsentKind
  granted: boolean
}

/** Records what was agreed to or refused, in the wording of today. */
export async function insertConsents(trx: Trx, userId: number, consents: readonly Consent[], at: Date): Promise<void> {
  await trx
    .insertInto('consents')
    .values(
      consents.map(({ kind, granted }) => ({ user_id: userId, kind, granted, text_version: CONSENT_TEXT_VERSIONS[kind], created_at: at })),
    )
    .execute()
}

/** What was last said of a matter: given, refused or withdrawn, in which wording and when; undefined when nothing was. */
export async function findConsent(db: Db | Trx, userId: number, kind: ConsentKind) {
  return db
    .selectFrom('consents')
    .select(['granted', 'text_version', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Newest first. */
export async function listConsents(db: Db, userId: number, window: { limit: number; offset: number }) {
  return db
    .selectFrom('consents')
    .select(['id', 'kind', 'granted', 'text_version', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export async function countConsents(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('consents')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The wording a person agrees to, by the day it came into force. A new wording gets a new day. */
export const CONSENT_TEXT_VERSIONS = {
  terms: '2025-09-11',
  privacy: '2025-09-11',
  age: '2025-09-11',
  marketing: '2025-09-11',
  health: '2025-09-11',
} as const
