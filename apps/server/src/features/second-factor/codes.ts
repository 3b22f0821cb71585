import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
const SETTINGS = { issuer: 'Spiżarka', algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const
// Clocks go wrong, and people type slowly: the code before and the one after count as well.
const WINDOW = 1

/** A new secret for an authenticator app: 160 random bits, as RFC 4226 recommends. */
export function newSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes
}

/** The secret as people type it (base32) and as a QR code carries it. */
export function presentSecret(bytes: Uint8Array, label: string): { secret: string; otpauth_url: string } {
  const totp = new TOTP({ ...SETTINGS, secret: toSecret(bytes), label })
  return { secret: totp.secret.base32, otpauth_url: totp.toString() }
}

/** The time step (30 s since 1970) that a six-digit code belongs to; undefined when it fits none around `now` (RFC 6238). */
export function stepOfCode(bytes: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...SETTINGS, secret: toSecret(bytes), token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta
}

function toSecret(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}

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
