import { deviceStore } from './storage/device-store.ts'

const LOGIN_KEY = 'registered-login'
const ACTIVE_KEY = 'registered-active'

/** The login that an account was made with in this browser, until it is first signed in to; it is never put into a link. */
export const registeredLogin = {
  find: (): string | undefined => deviceStore.find(LOGIN_KEY),
  /** Whether the link of the mail was opened in this browser too. */
  isActive: (): boolean => deviceStore.find(ACTIVE_KEY) !== undefined,
  keep: (login: string): void => {
    deviceStore.save(LOGIN_KEY, login)
    deviceStore.save(ACTIVE_KEY, undefined)
  },
  markActive: (): void => {
    if (deviceStore.find(LOGIN_KEY) !== undefined) deviceStore.save(ACTIVE_KEY, 'yes')
  },
  forget: (): void => {
    deviceStore.save(LOGIN_KEY, undefined)
    deviceStore.save(ACTIVE_KEY, undefined)
  },
  subscribe: deviceStore.subscribe,
}
