import { createHash, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'

const CODES = 10
// 80 bits: nobody tries them out, not even against the stored hashes.
const CODE_BYTES = 10

/** Ten codes for the day when the phone is lost: `ABCD-EFGH-IJKL-MNOP`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(CODE_BYTES)).buffer })
    return base32.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

/** What is kept of a recovery code, however it was typed. */
export function hashRecoveryCode(typed: string): string {
  return createHash('sha256').update(typed.replaceAll(/[\s-]/g, '').toUpperCase()).digest('base64url')
}
