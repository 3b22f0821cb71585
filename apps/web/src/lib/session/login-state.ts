/** What /login is told by whoever sent the visitor there. */
export interface LoginState {
  /** Where to go on after signing in. */
  from?: string
  /** What has just happened: "Hasło zostało zmienione." */
  message?: string
}

/** The address to go on to after signing in, from the state of the router's location. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  // Two slashes would be another site.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/'
}

/** What the sign-in screen is asked to say on arrival. */
export function loginMessage(state: unknown): string | undefined {
  const message = typeof state === 'object' && state !== null && 'message' in state ? state.message : undefined
  return typeof message === 'string' ? message : undefined
}
