import { purgeDeleted } from './deletion/delete-account.ts'
import { purgeEnded } from './sessions/devices.ts'

export { findMailAddress } from './accounts.queries.ts'
export { routes } from './accounts.routes.ts'
export { findConsent, insertConsents as recordConsents } from './consents.queries.ts'
export { purgeDeleted } from './deletion/delete-account.ts'
export { updateAuthSessionsRevoked as endAuthSessions } from './sessions/auth-sessions.queries.ts'
export { purgeEnded } from './sessions/devices.ts'

/** The background work of accounts. */
export const jobs = [purgeEnded, purgeDeleted]
