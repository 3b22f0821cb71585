import { deviceStore } from './storage/device-store.ts'

const LOGIN = 'registered-login'
const ACTIVE = 'registered-active'

/** The login that an account was made with in this browser, until it is first signed in to; it is never put into a link. */
export const registeredLogin = {
  find: (): string | undefined => deviceStore.find(LOGIN),
  /** Whether the link of the mail was opened in this browser too. */
  isActive: (): boolean => deviceStore.find(ACTIVE) !== undefined,
  keep: (login: string): void => {
    deviceStore.save(LOGIN, login)
    deviceStore.save(ACTIVE, undefined)
  },
  markActive: (): void => {
    if (deviceStore.find(LOGIN) !== undefined) deviceStore.save(ACTIVE, 'yes')
  },
  forget: (): void => {
    deviceStore.save(LOGIN, undefined)
    deviceStore.save(ACTIVE, undefined)
  },
  subscribe: deviceStore.subscribe,
}
