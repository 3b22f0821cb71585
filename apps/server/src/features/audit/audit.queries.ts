import type { AdminAct } from '@spizarka/contract/admin'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { AdminAuditRow } from '../../platform/db/row-types.gen.ts'

export async function insertEntry(trx: Trx, entry: Insertable<AdminAuditRow>): Promise<number> {
  const { id } = await trx.insertInto('admin_audit').values(entry).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function getUsername(trx: Trx, userId: number): Promise<string> {
  const { username } = await trx.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirstOrThrow()
  return username
}

/** A page of what administrators did, newest first; of one kind alone where `act` is given. */
export async function listEntries(db: Db, act: AdminAct | undefined, window: { limit: number; offset: number }) {
  return entries(db, act)
    .leftJoin('users as subject', (join) => join.onRef('subject.id', '=', 'entry.subject_user_id').on('subject.deleted_at', 'is', null))
    .select(['entry.id', 'entry.created_at', 'admin_username', 'act', 'subject_user_id', 'subject.username as subject', 'details'])
    .orderBy('entry.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number]

export async function countEntries(db: Db, act: AdminAct | undefined): Promise<number> {
  const { count } = await entries(db, act)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function entries(db: Db, act: AdminAct | undefined) {
  const all = db.selectFrom('admin_audit as entry')
  return act === undefined ? all : all.where('act', '=', act)
}
