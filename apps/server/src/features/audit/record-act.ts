import type { AdminAct, AuditEntry } from '@spizarka/contract/admin'
import type { Trx } from '../../platform/db/connect.ts'
import { getUsername, insertEntry } from './audit.queries.ts'

/** No login may hold a space. */
const OPERATOR = 'operator serwera'

export interface Act {
  /** Null for whoever runs the server and acts from its shell. */
  adminId: number | null
  act: AdminAct
  /** The account it is done to. */
  subjectId?: number
  /** Before and after, amounts, reasons; never anybody's health, address or link. */
  details?: AuditEntry['details']
  at: Date
}

/** Writes down what an administrator does, in the transaction that does it; gives back the entry's id. */
export async function recordAct(trx: Trx, { adminId, act, subjectId, details = {}, at }: Act): Promise<number> {
  return insertEntry(trx, {
    admin_id: adminId,
    admin_username: adminId === null ? OPERATOR : await getUsername(trx, adminId),
    act,
    subject_user_id: subjectId ?? null,
    details: JSON.stringify(details),
    created_at: at,
  })
}
