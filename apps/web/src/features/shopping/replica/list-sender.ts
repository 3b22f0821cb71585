import { LIMITS } from '@spizarka/contract/limits'
import { listShoppingLists, readShoppingList, readShoppingListVersion, type ShoppingList } from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { isApiError } from '../../../lib/api/api-error.ts'
import { createCall } from '../../../lib/api/create-call.ts'
import { refreshAccessToken } from '../../../lib/session/refresh-access-token.ts'
import { tokens } from '../../../lib/session/tokens.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { ListKeeper } from './list-keeper.ts'
import { heardServerTime } from './server-clock.ts'

const call = createCall({ accessToken: tokens.access, recover: refreshAccessToken, heard: heardServerTime })

/** Changes that come quicker than this go together: the server takes two calls a second. */
const REST_MS = 600
const RETRY_MS = { first: 2_000, most: 60_000 }
const BETWEEN_QUESTIONS_MS = 500
const PAGE = LIMITS.pageSize
/** Lists in progress that are fetched ahead, to be there without a network. */
const FETCHED_AHEAD = 12

/** Sends what waits in this browser and reads what others changed: one tab at a time, again until it succeeds. */
export class ListSender {
  readonly #keeper: ListKeeper
  readonly #ending = new AbortController()
  #turn: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastSent = 0
  #retryMs = RETRY_MS.first

  constructor(keeper: ListKeeper) {
    this.#keeper = keeper
    keeper.onChange = () => this.#plan(Math.max(0, this.#lastSent + REST_MS - Date.now()))
    const now = () => this.#plan(0)
    const { signal } = this.#ending
    window.addEventListener('online', now, { signal })
    document.addEventListener('visibilitychange', now, { signal })
    keeper.opened.then(now, reportError)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#ending.abort()
  }

  /** Reads what is new of a list, and sends what waits for it; throws where that fails. */
  async sync(id: string): Promise<void> {
    await this.#alone(() => this.#exchange(id))
  }

  /** Reads a list whole; throws where that fails. One that is gone is forgotten. */
  async refresh(id: string): Promise<void> {
    await this.#keeper.opened
    try {
      this.#keeper.takeWhole(await call(readShoppingList, { params: { id }, signal: this.#ending.signal }))
    } catch (error) {
      if (isApiError(error, 404)) this.#keeper.forget(id)
      throw error
    }
  }

  /** Reads which lists are in progress, and those of them whose items are not here yet; throws where that fails. */
  async refreshAll(): Promise<void> {
    await this.#keeper.opened
    const lists: ShoppingList[] = []
    for (let page = 1; ; page++) {
      const { results, next } = await call(listShoppingLists, {
        query: { state: 'open', page, page_size: PAGE },
        signal: this.#ending.signal,
      })
      lists.push(...results)
      if (next === null) break
    }
    this.#keeper.takeLists(lists, true)
    for (const { id, version } of lists.slice(0, FETCHED_AHEAD)) if (this.#keeper.replicaOf(id).version < version) await this.refresh(id)
  }

  /** Hears of changes by others until it is told to stop: asks, waits for the answer, reads what is new. */
  async watch(id: string, signal: AbortSignal): Promise<void> {
    let wait = RETRY_MS.first
    while (!signal.aborted) {
      try {
        const { version: known } = this.#keeper.replicaOf(id)
        const { version } = await call(readShoppingListVersion, { params: { id }, query: { known }, signal })
        wait = RETRY_MS.first
        if (version > this.#keeper.replicaOf(id).version) await this.sync(id)
        // The server makes us wait for news; should it not, we do.
        else await pause(BETWEEN_QUESTIONS_MS, signal)
      } catch (error) {
        if (signal.aborted || isApiError(error, 404) || isApiError(error, 401)) return
        await pause(wait, signal)
        wait = Math.min(wait * 2, RETRY_MS.most)
      }
    }
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    // Without a network there is nothing to try: its return is told.
    if (this.#ending.signal.aborted || !navigator.onLine || this.#keeper.waitingLists().length === 0) return
    this.#timer = setTimeout(() => {
      this.#sendAll().catch(reportError)
    }, ms)
  }

  async #sendAll(): Promise<void> {
    this.#lastSent = Date.now()
    try {
      await this.#alone(async () => {
        for (const id of this.#keeper.waitingLists()) await this.#exchange(id)
      })
      this.#retryMs = RETRY_MS.first
      if (this.#keeper.waitingLists().length > 0) this.#plan(REST_MS)
    } catch {
      this.#plan(this.#retryMs)
      this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS.most)
    }
  }

  /** One after the other in this tab, and one tab of the browser at a time: two would send the same. Without locks tabs do, to no harm. */
  #alone(task: () => Promise<void>): Promise<void> {
    const inOrder = async () => {
      // What other tabs have changed is in storage, and what this one did.
      await this.#keeper.settled()
      await task()
      await this.#keeper.settled()
    }
    const locks: LockManager | null | undefined = navigator.locks
    const { signal } = this.#ending
    const turn = this.#turn.then(() => (locks ? locks.request(`spizarka.shopping.${this.#keeper.userId}`, { signal }, inOrder) : inOrder()))
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #exchange(id: string): Promise<void> {
    for (;;) {
      const { version, pending } = this.#keeper.replicaOf(id)
      const operations = pending.slice(0, LIMITS.shoppingOperations)
      try {
        const answer = await call(syncShoppingList, {
          params: { id },
          body: { since: version, operations },
          signal: this.#ending.signal,
        })
        this.#keeper.takeAnswer(id, answer)
        const refused = answer.results.find(({ status }) => status === 'refused')
        if (refused?.detail !== undefined) toast.error(refused.detail)
        if (operations.length === pending.length) return
      } catch (error) {
        if (!isApiError(error, 404)) throw error
        this.#keeper.forget(id)
        return
      }
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        done()
      },
      { once: true },
    )
  })
}
