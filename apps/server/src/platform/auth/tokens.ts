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
