import { listIntakeSessions } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { listPantry, listPantryHistory, readPantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import {
  listShoppingLists,
  putShoppingAway,
  readShoppingList,
  readShoppingListVersion,
  type ShoppingList,
} from '@spizarka/contract/shopping'
import { toast } from '../../../ui/feedback/toast.ts'
import { isApiError } from '../../api/api-error.ts'
import { createCall } from '../../api/create-call.ts'
import { queryClient } from '../../query-client.ts'
import { refreshAccessToken } from '../../session/refresh-access-token.ts'
import { tokens } from '../../session/tokens.ts'
import { formatProducts } from '../../text/format.ts'
import { askToSend } from './background-sync.ts'
import { isLocalId } from './list-commands.ts'
import type { ListKeeper } from './list-keeper.ts'
import { syncAllLists, syncList, withSenderLock } from './send-waiting.ts'
import { noteServerTime } from './server-clock.ts'

const call = createCall({ accessToken: tokens.access, recover: refreshAccessToken, onResponse: noteServerTime })

/** Changes that come quicker than this go together: the server takes two calls a second. */
const DEBOUNCE_MS = 600
const RETRY_MS = { first: 2_000, most: 60_000 }
const PAUSE_BETWEEN_POLLS_MS = 500
/** As many as one answer holds; older ones that are done are read when they are asked for. */
const PAGE_SIZE = LIMITS.pageSize
/** How many of the newest lists are fetched ahead, to be there without a network: of those in progress, and of those that are done. */
const PREFETCHED_LISTS = { open: 12, completed: 12 }

/** Sends what waits in this browser and reads what others changed: one tab at a time, again until it succeeds. */
export class ListSender {
  readonly #keeper: ListKeeper
  readonly #ending = new AbortController()
  #turn: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastSent = 0
  #retryMs = RETRY_MS.first
  #asked = false

  constructor(keeper: ListKeeper) {
    this.#keeper = keeper
    keeper.onChange = () => {
      this.#plan(Math.max(0, this.#lastSent + DEBOUNCE_MS - Date.now()))
      if (!navigator.onLine) this.#askToSend()
    }
    const now = () => this.#plan(0)
    const { signal } = this.#ending
    window.addEventListener('online', now, { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        now()
        if (document.visibilityState === 'hidden') this.#askToSend()
      },
      { signal },
    )
    keeper.opened.then(now, reportError)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#ending.abort()
  }

  /** Reads what is new of a list, and sends what waits for it; throws where that fails. */
  async sync(id: string): Promise<void> {
    await this.#alone(() => syncList(this.#sending, id))
  }

  /** Reads a list whole; throws where that fails. One that is gone is forgotten. */
  async refresh(anyId: string): Promise<void> {
    await this.#keeper.opened
    if (isLocalId(this.#keeper.idOf(anyId))) await this.sync(anyId)
    const id = this.#keeper.idOf(anyId)
    try {
      this.#keeper.takeWhole(await call(readShoppingList, { params: { id }, signal: this.#ending.signal }))
    } catch (error) {
      if (isApiError(error, 404)) this.#keeper.forget(id)
      throw error
    }
  }

  /** Reads which lists there are, and the newest of them whose items are not here yet; throws where that fails. */
  async refreshAll(): Promise<void> {
    await this.#keeper.opened
    const known = this.#keeper.knownLists()
    const open = await this.#readPages('open')
    const completed = await call(listShoppingLists, { query: { state: 'completed', page_size: PAGE_SIZE }, signal: this.#ending.signal })
    this.#keeper.takeLists([...open, ...completed.results], known)
    const ahead = [...open.slice(0, PREFETCHED_LISTS.open), ...completed.results.slice(0, PREFETCHED_LISTS.completed)]
    for (const { id, version } of ahead) if (this.#keeper.replicaOf(id).version < version) await this.refresh(id)
  }

  /** Reads the newest list in progress whole; throws where that fails. */
  async refreshNewest(): Promise<void> {
    await this.#keeper.opened
    const { results } = await call(listShoppingLists, { query: { state: 'open', page_size: 1 }, signal: this.#ending.signal })
    this.#keeper.takeLists(results)
    // What was done here already belongs to what is heard.
    if (this.#keeper.waitingLists().length > 0) await this.#alone(() => syncAllLists(this.#sending))
    for (const { id, version } of results) if (this.#keeper.replicaOf(id).version < version) await this.refresh(id)
  }

  async #readPages(state: 'open'): Promise<ShoppingList[]> {
    const lists: ShoppingList[] = []
    for (let page = 1; ; page++) {
      const { results, next } = await call(listShoppingLists, { query: { state, page, page_size: PAGE_SIZE }, signal: this.#ending.signal })
      lists.push(...results)
      if (next === null) return lists
    }
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
        else await pause(PAUSE_BETWEEN_POLLS_MS, signal)
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
      await this.#alone(() => syncAllLists(this.#sending))
      this.#retryMs = RETRY_MS.first
      if (this.#keeper.waitingLists().length > 0) this.#plan(DEBOUNCE_MS)
    } catch {
      this.#askToSend()
      this.#plan(this.#retryMs)
      this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS.most)
    }
  }

  /** Should this page be closed before what waits is sent. Asked once until all is. */
  #askToSend(): void {
    if (this.#asked || this.#keeper.waitingLists().length === 0) return
    this.#asked = true
    askToSend(this.#keeper)
  }

  /** One after the other in this tab, and one tab of the browser at a time. */
  #alone(task: () => Promise<void>): Promise<void> {
    const inOrder = async () => {
      // What other tabs have changed is in storage, and what this one did.
      await this.#keeper.settled()
      await task()
      await this.#keeper.settled()
      if (!this.#asked || this.#keeper.waitingLists().length > 0) return
      this.#asked = false
      this.#keeper.lendRefresh(undefined)
    }
    const turn = this.#turn.then(() => withSenderLock(this.#keeper.userId, inOrder, this.#ending.signal))
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  get #sending() {
    return { keeper: this.#keeper, call, signal: this.#ending.signal, onRefused: toast.error, onPutAway: announcePutAway }
  }
}

/** The cached pantry is outdated. */
function announcePutAway(count: number): void {
  toast.success(`W\u00a0spiżarni: ${formatProducts(count)} z\u00a0listy`)
  for (const { path } of [listPantry, listPantryHistory, readPantryItem, readPantrySummary, listIntakeSessions, putShoppingAway])
    queryClient.invalidateQueries({ queryKey: [path] }).catch(reportError)
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
