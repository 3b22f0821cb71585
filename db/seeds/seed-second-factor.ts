import { Secret } from 'otpauth'
import { placeOfSecret } from '../../apps/server/src/features/second-factor/index.ts'
import type { AppContext } from '../../apps/server/src/platform/context.ts'
import { HOUSEHOLDS } from './households.ts'

/** The authenticator secret of every household of administrators, in base32. */
export const TOTP_SECRET = 'ZIELONAHERBATAOSWICIEZKONFITURAM'

/** Gives the administrators among the households a second factor that whoever reads the terminal can show; one of their own stays. */
export async function seedSecondFactor({ db, sealing, clock }: Pick<AppContext, 'db' | 'sealing' | 'clock'>): Promise<void> {
  const usernames = HOUSEHOLDS.filter(({ isAdmin }) => isAdmin).map(({ username }) => username)
  const admins = await db.selectFrom('users').select('id').where('username', 'in', usernames).execute()
  const now = clock.now()
  for (const { id } of admins) {
    const { keyId, bytes } = sealing.seal(Secret.fromBase32(TOTP_SECRET).bytes, placeOfSecret(id))
    await db
      .insertInto('second_factors')
      .values({ user_id: id, key_id: keyId, sealed_secret: bytes, created_at: now, confirmed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
