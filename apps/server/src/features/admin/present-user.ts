import type { AdminUser } from '@spizarka/contract/admin'
import type { UserRow } from './users.queries.ts'

/** An account as administrators see it. */
export function presentUser({ points, created_at, last_used_at, ...user }: UserRow): AdminUser {
  return {
    ...user,
    ai_points: points ?? 0,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
