import { LIMITS } from '@spizarka/contract/limits'
import {
  createShoppingList,
  deleteShoppingList,
  restoreShoppingList,
  type ShoppingList,
  updateShoppingList,
} from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { type ApiError, isApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/create-call.ts'
import { isLocalId, type ListCommand } from './list-commands.ts'
import type { ListKeeper } from './list-keeper.ts'
import { putBoughtAway } from './put-bought-away.ts'

/** What sending needs, in a page as in a service worker. */
interface Sending {
  readonly keeper: ListKeeper
  readonly call: Call
  readonly signal?: AbortSignal
  /** Told why the server will not have something. */
  readonly onRefused?: (detail: string) => void
  /** Told how many things have come into the pantry. */
  readonly onPutAway?: (count: number) => void
}

/** Runs the task while no other tab sends: two would send the same changes, which without lock support is harmless. */
export async function withSenderLock(userId: number, task: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks
  await (locks ? locks.request(`spizarka.shopping.${userId}`, { ...(signal && { signal }) }, task) : task())
}

/** Sends all waiting changes; throws where the server cannot be reached, and unanswered changes keep waiting. */
export async function syncAllLists(sending: Sending): Promise<void> {
  for (const id of sending.keeper.waitingLists()) await syncList(sending, id)
}

/**
 * Sends what waits for a list and takes what is new of it. First the server is told of a list that was made here, then of its items, then of
 * what was done to it as a whole: so a list that was deleted comes back with all that was written on it.
 */
export async function syncList(sending: Sending, anyId: string): Promise<void> {
  const { keeper } = sending
  const [first] = keeper.commandsOf(keeper.idOf(anyId))
  if (first?.kind === 'create') await create(sending, keeper.idOf(anyId), first)
  const id = keeper.idOf(anyId)
  // A local list whose create command is lost: storage was cleared in between.
  if (isLocalId(id)) return keeper.forget(id)
  if (!(await syncItems(sending, id))) return
  const commands = keeper.commandsOf(id)
  for (const command of commands) if (!(await sendCommand(sending, id, command))) return
  // Fetches which items have been put into the pantry.
  if (commands.some(({ kind }) => kind === 'put-away')) await syncItems(sending, id)
  // A restored list of which only the name is known here.
  if (keeper.find(id)?.isRead === false) await syncItems(sending, id)
}

async function create(
  { keeper, call, signal, onRefused }: Sending,
  id: string,
  { id: key, name }: ListCommand & { kind: 'create' | 'rename' },
) {
  try {
    keeper.takeCreated(id, key, await call(createShoppingList, { body: { name }, idempotencyKey: key, signal }))
  } catch (error) {
    // For example too many lists: it stays local and is retried.
    if (isApiError(error) && isRefusal(error) && error.detail !== undefined) onRefused?.(error.detail)
    throw error
  }
}

/** False where the list is gone. */
async function syncItems({ keeper, call, signal, onRefused }: Sending, id: string): Promise<boolean> {
  for (;;) {
    const { version, pending } = keeper.replicaOf(id)
    const operations = pending.slice(0, LIMITS.shoppingOperations)
    // A deleted list cannot be synced before it is restored.
    if (operations.length === 0 && keeper.commandsOf(id).length > 0) return true
    try {
      const answer = await call(syncShoppingList, { params: { id }, body: { since: version, operations }, signal })
      keeper.takeAnswer(id, answer)
      const refused = answer.results.find(({ status }) => status === 'refused')
      if (refused?.detail !== undefined) onRefused?.(refused.detail)
      if (operations.length === pending.length) return true
    } catch (error) {
      if (!isApiError(error, 404)) throw error
      // It was deleted and then restored here: its changes are sent after the restore.
      if (keeper.commandsOf(id).some(({ kind }) => kind === 'restore')) return true
      keeper.forget(id)
      return false
    }
  }
}

/** False where the list is gone. */
async function sendCommand(sending: Sending, id: string, command: ListCommand): Promise<boolean> {
  const { keeper, onRefused } = sending
  try {
    keeper.settleCommand(id, command.id, await callOf(sending, id, command))
    return !forgetDeleted(keeper, id, command)
  } catch (error) {
    if (!isApiError(error) || !isRefusal(error)) throw error
    // A 404 of put-away may mean that only its review is gone, so the list is kept.
    if (error.status === 404 && command.kind !== 'delete' && command.kind !== 'put-away') {
      keeper.forget(id)
      return false
    }
    keeper.settleCommand(id, command.id)
    if ((error.status !== 404 || command.kind === 'put-away') && error.detail !== undefined) onRefused?.(error.detail)
    return !forgetDeleted(keeper, id, command)
  }
}

/** A list whose deletion was answered is not kept, unless it is to be brought back. */
function forgetDeleted(keeper: ListKeeper, id: string, { kind }: ListCommand): boolean {
  if (kind !== 'delete' || keeper.commandsOf(id).length > 0) return false
  keeper.forget(id)
  return true
}

async function callOf({ call, signal, onPutAway }: Sending, id: string, command: ListCommand): Promise<ShoppingList | undefined> {
  const params = { id }
  switch (command.kind) {
    case 'create':
      return undefined
    case 'rename':
      return call(updateShoppingList, { params, body: { name: command.name }, signal })
    case 'complete':
    case 'reopen':
      return call(updateShoppingList, { params, body: { completed: command.kind === 'complete' }, signal })
    case 'delete':
      await call(deleteShoppingList, { params, signal })
      return undefined
    case 'put-away':
      onPutAway?.(await putBoughtAway(call, id, { ...command, key: command.id }, signal))
      return undefined
    case 'restore':
      return call(restoreShoppingList, { params, signal })
  }
}

/** A final refusal: retrying is useless, unlike after an expired session, a timeout or a rate limit. */
function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429
}
