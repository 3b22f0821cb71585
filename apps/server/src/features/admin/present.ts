import { type AdminUser, type AuditEntry, auditEntrySchema, type FailedJob } from '@spizarka/contract/admin'
import type { AuditRow } from '../audit/index.ts'
import type { FailedJobRow, UserRow } from './admin.queries.ts'

/** An account as administrators see it. */
export function presentUser({ points, created_at, last_used_at, ...user }: UserRow): AdminUser {
  return {
    ...user,
    ai_points: points ?? 0,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}

/** A row of the audit log as the contract shows it. */
export function presentEntry({ id, created_at, admin_username, ...entry }: AuditRow): AuditEntry {
  return auditEntrySchema.parse({ ...entry, id: String(id), created_at: created_at.toISOString(), admin: admin_username })
}

/** A job that was given up as the contract shows it: not what it carries. */
export function presentFailedJob({ created_at, failed_at, ...job }: FailedJobRow): FailedJob {
  return { ...job, created_at: created_at.toISOString(), failed_at: failed_at.toISOString() }
}
