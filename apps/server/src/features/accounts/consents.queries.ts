import { consentWording } from '@spizarka/contract/legal'
import type { ConsentKind } from '@spizarka/contract/privacy'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'

interface Consent {
  kind: ConsentKind
  granted: boolean
}

/** Records what was agreed to or refused, in the wording that is in force then. */
export async function insertConsents(trx: Trx, userId: number, consents: readonly Consent[], at: Date): Promise<void> {
  const day = dayInWarsaw(at)
  const rows = consents.map(({ kind, granted }) => ({
    user_id: userId,
    kind,
    granted,
    text_version: consentWording(kind, day),
    created_at: at,
  }))
  await trx.insertInto('consents').values(rows).execute()
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
