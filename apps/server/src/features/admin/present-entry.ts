import { type AuditEntry, auditEntrySchema } from '@spizarka/contract/admin'
import type { AuditRow } from '../audit/index.ts'

/** A row of the audit log as the contract shows it. */
export function presentEntry({ id, created_at, admin_username, ...entry }: AuditRow): AuditEntry {
  return auditEntrySchema.parse({ ...entry, id: String(id), created_at: created_at.toISOString(), admin: admin_username })
}
