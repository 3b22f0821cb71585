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
