import type { User } from '@spizarka/contract/accounts'
import { useSyncExternalStore } from 'react'

export interface Session {
  /** `loading` while a token is there and its user is not yet. */
  status: 'loading' | 'guest' | 'user'
  user: User | null
}

const guest: Session = { status: 'guest', user: null }

/** Who is here. */
export function useSession(): Session {
  return useSyncExternalStore(
    () => () => undefined,
    () => guest,
    () => guest,
  )
}

/** Ends the session here and on the server. */
export async function signOut(): Promise<void> {
  await Promise.resolve()
}
