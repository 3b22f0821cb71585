/** Password hashing with bounded concurrency: hashes never take every thread of the process. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** True when the password fits; with `null` (no such account) it takes the same time and is false. */
  verify(hash: string | null, password: string): Promise<boolean>
}
