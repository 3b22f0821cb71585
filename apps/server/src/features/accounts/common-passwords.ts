import { dictionary } from '@zxcvbn-ts/language-common'

// Ranked by how often they turn up in leaks. The list goes on past the first 10 000, which hold hardly any of 14 characters.
const COMMON = new Set(dictionary['passwords-common'])

/** True for a password that is among the commonest, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
