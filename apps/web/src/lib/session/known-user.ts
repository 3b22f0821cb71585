import { type User, userSchema } from '@spizarka/contract/accounts'

const KEY = 'spizarka.user'

/** The user of this browser's session as last seen, so that a page can start without waiting, and without a network. */
export const knownUser = {
  find(): User | undefined {
    try {
      return userSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data
    } catch {
      return undefined
    }
  },
  save(user: User): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(user))
    } catch {
      // Storage is blocked or full: the next page asks the server.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // It was never there.
    }
  },
}
