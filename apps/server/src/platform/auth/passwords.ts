import { randomBytes } from 'node:crypto'
import { hashPassword, verifyPassword } from './hashing.ts'

/** Password hashing beside the calls of the API: however many sign in, the process goes on answering the others. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** True when the password fits; with `null` (no such account) it takes the same time and is false. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** argon2id. */
export async function createPasswords(): Promise<Passwords> {
  const nobodysHash = await hashPassword(randomBytes(32).toString('base64url'))
  return {
    hash: hashPassword,
    async verify(stored, password) {
      const fits = await verifyPassword(stored ?? nobodysHash, password)
      return fits && stored !== null
    },
  }
}
