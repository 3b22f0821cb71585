import { refreshAccess } from '@spizarka/contract/accounts'
import { isApiError } from '../../api/api-error.ts'
import { createCall } from '../../api/create-call.ts'
import { userDatabaseName } from '../../storage/user-database.ts'
import { ListKeeper } from './list-keeper.ts'
import { syncAllLists, withSenderLock } from './send-waiting.ts'

const publicCall = createCall()

/**
 * Sends what waits in this browser for a user from outside of any page, with the session that a page has lent. Throws where the server cannot
 * be reached: the browser tries again. Signed out there is nothing to be sent; a session that is over sends nothing and is forgotten.
 */
export async function sendInBackground(userId: number): Promise<void> {
  // Opening would make one.
  const kept = await indexedDB.databases()
  if (!kept.some(({ name }) => name === userDatabaseName(userId))) return
  const keeper = new ListKeeper(userId)
  try {
    const refresh = await keeper.lentRefresh()
    if (refresh === undefined) return
    await withSenderLock(userId, () => send(keeper, refresh))
  } finally {
    await keeper.settled()
    keeper.close()
  }
}

async function send(keeper: ListKeeper, refresh: string): Promise<void> {
  // A page may have sent it while this waited for its turn.
  await keeper.reload()
  if (keeper.waitingLists().length === 0) return
  try {
    const { access } = await publicCall(refreshAccess, { body: { refresh } })
    await syncAllLists({ keeper, call: createCall({ accessToken: () => access, recover: () => Promise.resolve(false) }) })
    if (keeper.waitingLists().length === 0) keeper.lendRefresh(undefined)
  } catch (error) {
    if (!isApiError(error, 401)) throw error
    keeper.lendRefresh(undefined)
  }
}
