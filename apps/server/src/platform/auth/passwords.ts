import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../concurrency/limit-concurrency.ts'

/** Password hashing with bounded concurrency: hashes never take every thread of the process. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** True when the password fits; with `null` (no such account) it takes the same time and is false. */
  verify(hash: string | null, password: string): Promise<boolean>
}

// OWASP's first choice for argon2id, which is the library's default algorithm.
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2

/** argon2id. */
export async function createPasswords(): Promise<Passwords> {
  const nobodysHash = await hash(randomBytes(32), COST)
  const limited = limitConcurrency(AT_ONCE)
  return {
    hash: (password) => limited(() => hash(password, COST)),
    async verify(stored, password) {
      const fits = await limited(() => verify(stored ?? nobodysHash, password))
      return fits && stored !== null
    },
  }
}
