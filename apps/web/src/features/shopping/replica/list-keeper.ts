import type { Covered, PlannedDay, ShoppingItem, ShoppingList, WholeShoppingList } from '@spizarka/contract/shopping'
import { changeReplica, type PendingOperation, type Replica, shownItems, takeAnswer, takeWhole } from '@spizarka/contract/shopping-replica'
import type { SyncAnswer } from '@spizarka/contract/shopping-sync'
import { randomUuid } from '../../../lib/random-uuid.ts'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { WAITING_CHANGES } from '../../../lib/storage/waiting-changes.ts'
import { type KeptList, ListStorage } from './list-storage.ts'
import { serverNow } from './server-clock.ts'

/** A change to an item, as a screen says it. */
export type ItemChange = Omit<PendingOperation, 'id' | 'at'>

/** A list as it is shown: what the server said, with what waits on top. Never changed; a new one stands in its place. */
export interface ShownList {
  readonly id: string
  readonly about: ShoppingList
  /** False until its items have been read once. */
  readonly isRead: boolean
  readonly items: readonly ShoppingItem[]
  readonly covered: readonly Covered[]
  readonly plan: readonly PlannedDay[]
  /** Ids of the items that the server has not been told of yet. */
  readonly waitingItems: ReadonlySet<string>
  /** How many changes wait to be sent. */
  readonly waiting: number
}

/** How the lists of a user stand on this device. */
export interface KeeperState {
  /** False while storage is being read. */
  readonly ready: boolean
  /** False where nothing can be stored: the lists live as long as the page. */
  readonly durable: boolean
  readonly lists: ReadonlyMap<string, ShownList>
  readonly waiting: number
}

const NOTHING: KeeperState = { ready: false, durable: true, lists: new Map(), waiting: 0 }

/**
 * The lists of one user in this tab. Memory is what is shown, at once; storage follows, in order, and other tabs are told. Where storage
 * fails, memory goes on alone.
 */
export class ListKeeper {
  readonly userId: number
  /** When what was stored has been read, or could not be. */
  readonly opened: Promise<void>
  #state = NOTHING
  readonly #kept = new Map<string, KeptList>()
  readonly #pending = new Map<string, readonly PendingOperation[]>()
  readonly #listeners = new Set<() => void>()
  #storage: ListStorage | undefined
  #work: Promise<unknown> = Promise.resolve()
  readonly #tabs: BroadcastChannel | undefined
  /** Asked after every change made here. */
  onChange: () => void = () => undefined

  constructor(userId: number) {
    this.userId = userId
    this.#tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`spizarka.shopping.${userId}`)
    this.#tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') this.#store((storage) => this.#readAgain(storage, data))
    })
    this.opened = this.#open()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): KeeperState => this.#state

  /** When all that was changed so far is stored. */
  async settled(): Promise<void> {
    await this.#work
  }

  close(): void {
    this.#listeners.clear()
    this.#tabs?.close()
    this.#storage?.close()
    this.#storage = undefined
  }

  /** The list as the sender needs it. */
  replicaOf(id: string): Replica {
    const { version = 0, items = [] } = this.#kept.get(id) ?? {}
    return { version, items, pending: this.#pending.get(id) ?? [] }
  }

  /** Lists with changes that wait. */
  waitingLists(): string[] {
    return [...this.#pending].flatMap(([id, pending]) => (pending.length > 0 ? id : []))
  }

  /** Changes a list here and now; the server is told when it can be reached. */
  change(id: string, changes: readonly ItemChange[]): void {
    let replica = this.replicaOf(id)
    const before = replica.pending.length
    for (const change of changes) replica = changeReplica(replica, { ...change, id: randomUuid() }, serverNow())
    this.#pending.set(id, replica.pending)
    this.#show(id)
    const added = replica.pending.slice(before)
    this.#store((storage) => storage.addOperations(id, added), id)
    this.onChange()
  }

  /** Takes an answer to what was sent. */
  takeAnswer(id: string, answer: SyncAnswer): void {
    const kept = this.#kept.get(id)
    const next = takeAnswer(this.replicaOf(id), answer)
    this.#pending.set(id, next.pending)
    if (kept) this.#kept.set(id, { ...kept, version: next.version, items: next.items })
    this.#show(id)
    this.#settle(id, new Set(answer.results.map((result) => result.id)))
  }

  /** Takes a list as it was read whole. */
  takeWhole(whole: WholeShoppingList): void {
    const { items, covered, plan, ...about } = whole
    const next = takeWhole(this.replicaOf(about.id), { version: about.version, items })
    if (next.version > about.version) return
    this.#kept.set(about.id, { id: about.id, about, version: next.version, items: next.items, covered, plan })
    this.#show(about.id)
    this.#settle(about.id)
  }

  /** Takes what an answer says about lists; with `isAll`, lists in progress that it does not name are gone. */
  takeLists(lists: readonly ShoppingList[], isAll: boolean): void {
    for (const about of lists) {
      const kept = this.#kept.get(about.id)
      if (kept && JSON.stringify(kept.about) === JSON.stringify(about)) continue
      this.#kept.set(about.id, kept ? { ...kept, about } : { id: about.id, about, version: 0, items: [], covered: [], plan: [] })
      this.#show(about.id)
      this.#settle(about.id)
    }
    if (!isAll) return
    const named = new Set(lists.map(({ id }) => id))
    for (const { id, about } of this.#kept.values())
      if (about.completed_at === null && !named.has(id) && (this.#pending.get(id)?.length ?? 0) === 0) this.forget(id)
  }

  /** Forgets a list that is gone, and what waited for it. */
  forget(id: string): void {
    this.#kept.delete(id)
    this.#pending.delete(id)
    this.#show(id)
    this.#store((storage) => storage.forget(id), id)
  }

  async #open(): Promise<void> {
    try {
      const storage = await ListStorage.open(this.userId)
      const [lists, waiting] = await Promise.all([storage.readLists(), storage.readWaiting()])
      this.#storage = storage
      for (const list of lists) if (!this.#kept.has(list.id)) this.#kept.set(list.id, list)
      for (const [id, operations] of waiting) this.#pending.set(id, [...operations, ...(this.#pending.get(id) ?? [])])
      this.#show(...this.#kept.keys(), ...this.#pending.keys())
    } catch (error) {
      this.#goOnFromMemory(error)
    }
    this.#publish({ ...this.#state, ready: true })
  }

  /** What another tab has made of a list; called once all that was changed here is stored. */
  async #readAgain(storage: ListStorage, id: string): Promise<void> {
    const [list, pending] = await Promise.all([storage.readList(id), storage.readWaitingOf(id)])
    if (list) this.#kept.set(id, list)
    else this.#kept.delete(id)
    this.#pending.set(id, pending)
    this.#show(id)
  }

  #settle(id: string, answered: ReadonlySet<string> = new Set()): void {
    const kept = this.#kept.get(id)
    if (kept) this.#store((storage) => storage.settle(kept, answered), id)
  }

  /** Does something in storage once all before it is done, and tells other tabs of the list that changed. */
  #store(task: (storage: ListStorage) => Promise<void>, id?: string): void {
    this.#work = this.#after(this.#work, task, id)
  }

  async #after(last: Promise<unknown>, task: (storage: ListStorage) => Promise<void>, id: string | undefined): Promise<void> {
    await this.opened
    await last
    if (!this.#storage) return
    try {
      await task(this.#storage)
      if (id !== undefined) this.#tabs?.postMessage(id)
    } catch (error) {
      this.#goOnFromMemory(error)
    }
  }

  #goOnFromMemory(error: unknown): void {
    // What a browser refuses or has no room for is a DOMException; this is a fault of ours.
    if (error instanceof TypeError) reportError(error)
    this.#publish({ ...this.#state, durable: false })
  }

  /** Shows lists as they are now. */
  #show(...ids: readonly string[]): void {
    const lists = new Map(this.#state.lists)
    for (const id of ids) {
      const kept = this.#kept.get(id)
      if (kept) lists.set(id, shownList(kept, this.#pending.get(id) ?? [], lists.get(id)))
      else lists.delete(id)
    }
    const waiting = [...this.#pending.values()].reduce((sum, { length }) => sum + length, 0)
    if (waiting !== this.#state.waiting) deviceStore.save(WAITING_CHANGES, waiting === 0 ? undefined : String(waiting))
    this.#publish({ ...this.#state, lists, waiting })
  }

  #publish(state: KeeperState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

function shownList(
  { id, about, version, items, covered, plan }: KeptList,
  pending: readonly PendingOperation[],
  before?: ShownList,
): ShownList {
  const shown = keepSame(shownItems({ version, items, pending }), before?.items)
  const isRead = version > 0
  return {
    id,
    about: isRead ? { ...about, version, item_count: shown.length, checked_count: shown.filter(({ checked }) => checked).length } : about,
    isRead,
    items: shown,
    covered,
    plan,
    waitingItems: new Set(pending.map((operation) => operation.item_id)),
    waiting: pending.length,
  }
}

/** Items that look as before are the same objects as before: their rows need not be drawn again. */
function keepSame(items: ShoppingItem[], before: readonly ShoppingItem[] = []): ShoppingItem[] {
  const known = new Map(before.map((item) => [item.id, item]))
  return items.map((item) => {
    const same = known.get(item.id)
    return same && isAlike(same, item) ? same : item
  })
}

function isAlike(one: ShoppingItem, other: ShoppingItem): boolean {
  for (const [field, value] of Object.entries(one)) {
    const its = other[field as keyof ShoppingItem]
    if (its !== value && (typeof value !== 'object' || JSON.stringify(its) !== JSON.stringify(value))) return false
  }
  return true
}
