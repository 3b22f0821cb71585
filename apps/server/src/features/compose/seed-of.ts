const DIGITS = 8

/** A session's own seed: another try of its job makes the same dish and the same card. */
export function seedOf(sessionId: string): number {
  return Number.parseInt(sessionId.slice(0, DIGITS), 16)
}
