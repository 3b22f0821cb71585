import type { BillingProfile } from '@spizarka/contract/billing'
import type { Db } from '../../platform/db/connect.ts'

export async function findBillingProfile(db: Db, userId: number): Promise<BillingProfile | undefined> {
  return db
    .selectFrom('billing_profiles')
    .where('user_id', '=', userId)
    .select(['company_name', 'full_name', 'nip', 'address_line', 'postal_code', 'city', 'country'])
    .executeTakeFirst()
}

export async function upsertBillingProfile(db: Db, userId: number, profile: BillingProfile, at: Date): Promise<void> {
  const columns = { ...profile, updated_at: at }
  await db
    .insertInto('billing_profiles')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}
