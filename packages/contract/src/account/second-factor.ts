import { z } from 'zod'
import { timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'admin'
const access = 'unverified-admin'

/** Six digits of an authenticator app; spaces, as apps show them, do not matter. */
const totpCodeSchema = z
  .string()
  .max(20)
  .overwrite((text) => text.replace(/\s/g, ''))
  .regex(/^\d{6}$/, { error: 'Podaj sześć cyfr z aplikacji uwierzytelniającej.' })

export const secondFactorSchema = z.object({
  /** An authenticator app has been set up. */
  enrolled: z.boolean(),
  /** Until then this session counts as verified; null when it does not. */
  verified_until: timestampSchema.nullable(),
  /** Recovery codes that have not been used. */
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.output<typeof secondFactorSchema>

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/admin/second-factor/',
  access,
  tag,
  summary: 'Whether the administrator has a second factor, and has shown it in this session.',
  response: secondFactorSchema,
})

/** Who has a second factor already must have shown it; the old one counts until the new one is confirmed. */
export const enrolSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/',
  access,
  tag,
  summary: 'Make a secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 s).',
  response: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** For a QR code. */
    otpauth_url: z.string(),
  }),
  errors: ['second_factor_required'],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/confirm/',
  access,
  tag,
  summary: 'Put the new secret into force with a first code; the recovery codes are shown this once.',
  body: z.object({ code: totpCodeSchema }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['second_factor_required', 'second_factor_missing', 'second_factor_code_wrong'],
})

export const verifySecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/verify/',
  access,
  tag,
  summary: 'Show the second factor: a code, good once, or a recovery code; this session may then use the calls of administrators.',
  body: z.object({ code: z.string().trim().min(1).max(40) }),
  response: secondFactorSchema,
  errors: ['second_factor_missing', 'second_factor_code_wrong'],
})
