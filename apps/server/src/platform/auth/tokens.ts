import { randomUUID } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import { AppError } from '../errors/app-error.ts'

/** Who a token speaks for: a user in one signed-in session. */
export interface TokenSubject {
  userId: number
  sessionId: string
}

/** Signs and checks JSON Web Tokens (HS256); the claims follow djangorestframework-simplejwt. */
export interface Tokens {
  issueAccess(subject: TokenSubject): string
  issueRefresh(subject: TokenSubject, expiresAt: Date): string
  /** Throws AppError `token_not_valid` when the token is forged, expired or of the other kind. */
  readAccess(token: string): TokenSubject
  readRefresh(token: string): TokenSubject
}

type TokenType = 'access' | 'refresh'

const claimsSchema = z.object({
  token_type: z.enum(['access', 'refresh']),
  exp: z.int(),
  iat: z.int(),
  jti: z.string(),
  user_id: z.string().regex(/^[1-9]\d{0,15}$/),
  sid: z.uuid(),
})
type Claims = z.output<typeof claimsSchema>

/** Tokens signed with `key`; an access token lives `accessSeconds`. */
export function createTokens(options: { key: string; accessSeconds: number; clock: Clock }): Tokens {
  const sign = createSigner({ algorithm: 'HS256', key: options.key })
  // The clock that decides on expiry is the app's, not the library's.
  const verify = createVerifier({ algorithms: ['HS256'], key: options.key, ignoreExpiration: true, cache: false })
  const seconds = () => Math.floor(options.clock.now().getTime() / 1000)

  function issue(type: TokenType, subject: TokenSubject, exp: number): string {
    const claims: Claims = {
      token_type: type,
      exp,
      iat: seconds(),
      jti: randomUUID().replaceAll('-', ''),
      user_id: String(subject.userId),
      sid: subject.sessionId,
    }
    return sign(claims)
  }

  function read(type: TokenType, token: string): TokenSubject {
    const claims = claimsOf(token)
    if (!claims || claims.token_type !== type || claims.exp <= seconds()) throw new AppError('token_not_valid', { token_type: type })
    return { userId: Number(claims.user_id), sessionId: claims.sid }
  }

  function claimsOf(token: string): Claims | undefined {
    try {
      return claimsSchema.safeParse(verify(token)).data
    } catch {
      return undefined
    }
  }

  return {
    issueAccess: (subject) => issue('access', subject, seconds() + options.accessSeconds),
    issueRefresh: (subject, expiresAt) => issue('refresh', subject, Math.floor(expiresAt.getTime() / 1000)),
    readAccess: (token) => read('access', token),
    readRefresh: (token) => read('refresh', token),
  }
}
