import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import type { Household } from './household.ts'

/** Makes an account an administrator, as its operator does: in the database. */
export async function makeAdministrator({ username }: Household): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query('update users set is_admin = true where username = $1', [username])
  await client.end()
}

/** What an authenticator app shows for a secret now. */
export function totpCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate()
}
