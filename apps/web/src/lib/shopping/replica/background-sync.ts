import { tokens } from '../../session/tokens.ts'
import type { ListKeeper } from './list-keeper.ts'

const TAG = 'spizarka.shopping.'

/** Not in every browser, and not in TypeScript's library. */
interface SyncManager {
  register: (tag: string) => Promise<void>
}
declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: SyncManager
  }
}

/** The user whose changes a sync event is about; undefined for one that is not ours. */
export function userOfTag(tag: string): number | undefined {
  return tag.startsWith(TAG) ? Number(tag.slice(TAG.length)) : undefined
}

/**
 * Asks the browser to wake the service worker once there is a network, where it can: should this page be closed by then, what waits is sent
 * all the same. The worker reaches no local storage, so it is lent the refresh token, beside the changes and as long as they wait.
 */
export function askToSend(keeper: ListKeeper): void {
  const refresh = tokens.refresh()
  if (refresh === null || !('serviceWorker' in navigator)) return
  register(keeper, refresh).catch(() => undefined)
}

async function register(keeper: ListKeeper, refresh: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.sync) return
  keeper.lendRefresh(refresh)
  await keeper.settled()
  await registration.sync.register(TAG + keeper.userId)
}
