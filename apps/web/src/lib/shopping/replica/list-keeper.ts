import type { ShoppingList, WholeShoppingList } from '@spizarka/contract/shopping'
import { changeReplica, type PendingOperation, type Replica, takeAnswer, takeWhole } from '@spizarka/contract/shopping-replica'
import type { SyncAnswer } from '@spizarka/contract/shopping-sync'
import { randomUuid } from '../../random-uuid.ts'
import { deviceStore } from '../../storage/device-store.ts'
import { WAITING_CHANGES } from '../../storage/waiting-changes.ts'
import { aboutAfter, type ListChange, type ListCommand, nameOfToday, newLocalId, unsentList } from './list-commands.ts'
import { ListStorage, type StoredList } from './list-storage.ts'
import { serverNow } from './server-clock.ts'
import { type ShownList, showList } from './shown-list.ts'

/** A change to an item, as a screen says it. */
export type ItemChange = Omit<PendingOperation, 'id' | 'at'>

/** The state of a user's lists on this device. */
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
  /** Resolves when storage has been read, or has failed. */
  readonly opened: Promise<void>
  #state = NOTHING
  readonly #kept = new Map<string, StoredList>()
  readonly #pending = new Map<string, readonly PendingOperation[]>()
  readonly #commands = new Map<string, readonly ListCommand[]>()
  readonly #aliases = new Map<string, string>()
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

  /** The id by which a list is known now: the server's, once it has given one to a list that was made here. */
  idOf(id: string): string {
    return this.#aliases.get(id) ?? id
  }

  /** A list as it is shown, by any of its ids. */
  find(id: string): ShownList | undefined {
    return this.#state.lists.get(this.idOf(id))
  }

  /** When all that was changed so far is stored. */
  async settled(): Promise<void> {
    await this.#work
  }

  /** Reads what waits again: another tab or the service worker may have sent it. */
  async reload(): Promise<void> {
    await this.settled()
    for (const id of this.waitingLists()) this.#store((storage) => this.#readAgain(storage, id))
    await this.settled()
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

  /** What is to be done to the list itself, in that order. */
  commandsOf(id: string): readonly ListCommand[] {
    return this.#commands.get(id) ?? []
  }

  /** Lists with changes that wait, in the order in which they came to have some. */
  waitingLists(): string[] {
    return [...new Set([...this.#commands.keys(), ...this.#pending.keys()])].filter((id) => this.#waitingOf(id) > 0)
  }

  /** Opens an empty list here and now; without a name it is called after the day. The answer is its id until the server gives it another. */
  create(name = ''): string {
    const id = newLocalId()
    const made = { id, version: 0, items: [], covered: [], plan: [] }
    const about = unsentList(id, name.trim() || nameOfToday(), new Date(serverNow()).toISOString())
    this.#kept.set(id, { ...made, about })
    this.#command(id, { kind: 'create', name: about.name }, { ...made, about })
    return id
  }

  /** Renames, completes, reopens, deletes or restores a list here and now, or has what was bought put away; the answer is the command's id. */
  command(id: string, change: Exclude<ListChange, { kind: 'create' }>): string {
    return this.#command(this.idOf(id), change)
  }

  #command(id: string, change: ListChange, made?: StoredList): string {
    const command = { ...change, id: randomUuid() }
    this.#commands.set(id, [...this.commandsOf(id), command])
    this.#show(id)
    this.#store((storage) => storage.addCommand(id, command, made), id)
    this.onChange()
    return command.id
  }

  /** A command was answered, with the list as it is now where there is one. */
  settleCommand(id: string, commandId: string, about?: ShoppingList): void {
    this.#commands.set(
      id,
      this.commandsOf(id).filter((command) => command.id !== commandId),
    )
    this.#store((storage) => storage.removeCommand(id, commandId), id)
    if (about) this.takeLists([about])
    this.#show(id)
  }

  /** The server has made a list of ours: what is known and waits of it goes on under the server's id. */
  takeCreated(ours: string, commandId: string, about: ShoppingList): void {
    const { id } = about
    const kept = { id, about, version: about.version, items: [], covered: [], plan: [] }
    this.#aliases.set(ours, id)
    this.#pending.set(id, this.#pending.get(ours) ?? [])
    this.#commands.set(
      id,
      this.commandsOf(ours).filter((command) => command.id !== commandId),
    )
    for (const known of [this.#kept, this.#pending, this.#commands]) known.delete(ours)
    this.#kept.set(id, kept)
    this.#show(ours, id)
    this.#store((storage) => storage.rename(ours, kept, commandId), ours)
  }

  /** Changes a list here and now; the server is told when it can be reached. */
  change(anyId: string, changes: readonly ItemChange[]): void {
    const id = this.idOf(anyId)
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

  /** Takes what an answer says about lists; those of `others` that it does not name, and for which nothing waits, are gone. */
  takeLists(lists: readonly ShoppingList[], others: Iterable<string> = []): void {
    for (const about of lists) {
      const kept = this.#kept.get(about.id)
      if (kept && JSON.stringify(kept.about) === JSON.stringify(about)) continue
      this.#kept.set(about.id, kept ? { ...kept, about } : { id: about.id, about, version: 0, items: [], covered: [], plan: [] })
      this.#show(about.id)
      this.#settle(about.id)
    }
    const named = new Set(lists.map(({ id }) => id))
    for (const id of others) if (!named.has(id) && this.#waitingOf(id) === 0) this.forget(id)
  }

  /** Ids of all lists that are known, those of which nothing but the name is among them. */
  knownLists(): string[] {
    return [...this.#kept.keys()]
  }

  /** Lends the service worker the session's refresh token as long as something waits. */
  lendRefresh(token: string | undefined): void {
    this.#store((storage) => storage.lendRefresh(token))
  }

  /** The refresh token that was lent; undefined where there is none. */
  async lentRefresh(): Promise<string | undefined> {
    await this.opened
    return this.#storage?.readRefresh()
  }

  /** Forgets a list that is gone, and what waited for it. */
  forget(id: string): void {
    this.#kept.delete(id)
    this.#pending.delete(id)
    this.#commands.delete(id)
    this.#show(id)
    this.#store((storage) => storage.forget(id), id)
  }

  async #open(): Promise<void> {
    try {
      const storage = await ListStorage.open(this.userId)
      const [lists, waiting, aliases] = await Promise.all([storage.readLists(), storage.readWaiting(), storage.readAliases()])
      this.#storage = storage
      for (const [ours, id] of aliases) this.#aliases.set(ours, id)
      for (const list of lists) if (!this.#kept.has(list.id)) this.#kept.set(list.id, list)
      for (const [id, { operations, commands }] of waiting) {
        this.#pending.set(id, [...operations, ...(this.#pending.get(id) ?? [])])
        this.#commands.set(id, [...commands, ...this.commandsOf(id)])
      }
      this.#show(...this.#kept.keys(), ...this.#pending.keys())
    } catch (error) {
      this.#goOnFromMemory(error)
    }
    this.#publish({ ...this.#state, ready: true })
  }

  /** What another tab has made of a list; called once all that was changed here is stored. */
  async #readAgain(storage: ListStorage, id: string): Promise<void> {
    const [list, waiting, aliases] = await Promise.all([storage.readList(id), storage.readWaitingOf(id), storage.readAliases()])
    if (list) this.#kept.set(id, list)
    else this.#kept.delete(id)
    this.#pending.set(id, waiting.operations)
    this.#commands.set(id, waiting.commands)
    for (const [ours, theirs] of aliases) this.#aliases.set(ours, theirs)
    this.#show(id)
    // A list that has another id since waits under that one.
    const other = aliases.get(id)
    if (other !== undefined) await this.#readAgain(storage, other)
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
      if (id !== undefined) this.notify(id)
    } catch (error) {
      this.#goOnFromMemory(error)
    }
  }

  notify(id: string): void {
    this.#tabs?.postMessage(id)
  }

  #waitingOf(id: string): number {
    return (this.#pending.get(id)?.length ?? 0) + this.commandsOf(id).length
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
      const about = kept && aboutAfter(kept.about, this.commandsOf(id))
      if (about) lists.set(id, showList({ ...kept, about }, this.#pending.get(id) ?? [], this.commandsOf(id), lists.get(id)))
      else lists.delete(id)
    }
    const waiting = this.waitingLists().reduce((sum, id) => sum + this.#waitingOf(id), 0)
    if (waiting !== this.#state.waiting) deviceStore.save(WAITING_CHANGES, waiting === 0 ? undefined : String(waiting))
    this.#publish({ ...this.#state, lists, waiting })
  }

  #publish(state: KeeperState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
