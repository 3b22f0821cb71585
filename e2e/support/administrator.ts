import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { z } from 'zod'
import type { Household } from './household.ts'

const secretSchema = z.object({ secret: z.string() })

/** Makes an account an administrator, as its operator does: in the database. */
export async function makeAdministrator({ username }: Household): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query('update users set is_admin = true where username = $1', [username])
  await client.end()
}

/** Makes an account an administrator whose session has shown the second factor. */
export async function becomeAdministrator(household: Household): Promise<void> {
  await makeAdministrator(household)
  const { secret } = secretSchema.parse(await household.call('POST', '/admin/second-factor/'))
  await household.call('POST', '/admin/second-factor/confirm/', { code: totpCode(secret) })
}

/** What an authenticator app shows for a secret now. */
export function totpCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate()
}
