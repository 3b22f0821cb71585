import type { Covered, PlannedDay, ShoppingItem, ShoppingList } from '@spizarka/contract/shopping'
import type { PendingOperation } from '@spizarka/contract/shopping-replica'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { userDatabaseName } from '../../storage/user-database.ts'
import type { ListCommand } from './list-commands.ts'

/** What the server last said of a list. */
export interface StoredList {
  readonly id: string
  readonly about: ShoppingList
  /** The version of the items; 0 before they were read. */
  readonly version: number
  readonly items: readonly ShoppingItem[]
  readonly covered: readonly Covered[]
  readonly plan: readonly PlannedDay[]
}

interface Tables extends DBSchema {
  lists: { key: string; value: StoredList }
  /** In the order in which they were made, in whichever tab. */
  operations: { key: number; value: { listId: string; operation: PendingOperation }; indexes: { list: string } }
  commands: { key: number; value: { listId: string; command: ListCommand }; indexes: { list: string } }
  /** By the id that this browser gave a list: the id that the server has given it since. */
  aliases: { key: string; value: string }
  /** What the service worker may send with, as long as something waits. */
  sending: { key: 'refresh'; value: string }
}

/** Answers of another version of the app may have another shape; the changes that wait never may. */
const SCHEMA_VERSION = 2

/** All of what waits for a list, each kind in the order in which it was made. */
export interface Waiting {
  readonly operations: readonly PendingOperation[]
  readonly commands: readonly ListCommand[]
}

/** What one user's lists are kept in, in this browser. Everything here throws where storage is forbidden or full. */
export class ListStorage {
  readonly #database: IDBPDatabase<Tables>

  private constructor(database: IDBPDatabase<Tables>) {
    this.#database = database
  }

  static async open(userId: number): Promise<ListStorage> {
    const database = await openDB<Tables>(userDatabaseName(userId), SCHEMA_VERSION, {
      upgrade(tables, before) {
        if (before < 1) {
          tables.createObjectStore('lists', { keyPath: 'id' })
          tables.createObjectStore('operations', { autoIncrement: true }).createIndex('list', 'listId')
        }
        tables.createObjectStore('commands', { autoIncrement: true }).createIndex('list', 'listId')
        tables.createObjectStore('aliases')
        tables.createObjectStore('sending')
      },
      // Signing out in another tab deletes the database; it must not wait for this one.
      blocking: (_version, _next, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
      },
    })
    return new ListStorage(database)
  }

  close(): void {
    this.#database.close()
  }

  readLists(): Promise<StoredList[]> {
    return this.#database.getAll('lists')
  }

  readList(id: string): Promise<StoredList | undefined> {
    return this.#database.get('lists', id)
  }

  /** The server's ids of lists that this browser made, by the ids that it gave them. */
  async readAliases(): Promise<Map<string, string>> {
    const [ours, theirs] = await Promise.all([this.#database.getAllKeys('aliases'), this.#database.getAll('aliases')])
    return new Map(ours.flatMap((id, place) => (theirs[place] === undefined ? [] : [[id, theirs[place]] as const])))
  }

  /** All that waits, by list. */
  async readWaiting(): Promise<Map<string, Waiting>> {
    const [operations, commands] = await Promise.all([this.#database.getAll('operations'), this.#database.getAll('commands')])
    const ids = new Set([...operations, ...commands].map(({ listId }) => listId))
    return new Map(
      [...ids].map((id) => [
        id,
        {
          operations: operations.flatMap(({ listId, operation }) => (listId === id ? operation : [])),
          commands: commands.flatMap(({ listId, command }) => (listId === id ? command : [])),
        },
      ]),
    )
  }

  async readWaitingOf(listId: string): Promise<Waiting> {
    const [operations, commands] = await Promise.all([
      this.#database.getAllFromIndex('operations', 'list', listId),
      this.#database.getAllFromIndex('commands', 'list', listId),
    ])
    return { operations: operations.map(({ operation }) => operation), commands: commands.map(({ command }) => command) }
  }

  /** Another tab may have heard the list's id of the server meanwhile: then it waits under that one. */
  async addOperations(listId: string, operations: readonly PendingOperation[]): Promise<void> {
    const change = this.#database.transaction(['operations', 'aliases'], 'readwrite')
    const id = (await change.objectStore('aliases').get(listId)) ?? listId
    const store = change.objectStore('operations')
    await Promise.all([...operations.map((operation) => store.add({ listId: id, operation })), change.done])
  }

  /** Keeps a command that waits, and the list that it makes. */
  async addCommand(listId: string, command: ListCommand, made?: StoredList): Promise<void> {
    const change = this.#database.transaction(['lists', 'commands', 'aliases'], 'readwrite')
    const id = (await change.objectStore('aliases').get(listId)) ?? listId
    await change.objectStore('commands').add({ listId: id, command })
    if (made) await change.objectStore('lists').put(made)
    await change.done
  }

  /** Forgets commands that were answered. */
  async removeCommand(listId: string, commandId: string): Promise<void> {
    const change = this.#database.transaction('commands', 'readwrite')
    for await (const cursor of change.store.index('list').iterate(listId)) if (cursor.value.command.id === commandId) await cursor.delete()
    await change.done
  }

  /** Moves everything stored under a local id to the id that the server gave the list. */
  async rename(ours: string, list: StoredList, commandId: string): Promise<void> {
    const change = this.#database.transaction(['lists', 'operations', 'commands', 'aliases'], 'readwrite')
    const lists = change.objectStore('lists')
    await lists.delete(ours)
    const before = await lists.get(list.id)
    if (!before || before.version <= list.version) await lists.put(list)
    for await (const cursor of change.objectStore('operations').index('list').iterate(ours))
      await cursor.update({ ...cursor.value, listId: list.id })
    for await (const cursor of change.objectStore('commands').index('list').iterate(ours))
      await (cursor.value.command.id === commandId ? cursor.delete() : cursor.update({ ...cursor.value, listId: list.id }))
    await change.objectStore('aliases').put(list.id, ours)
    await change.done
  }

  /** Keeps what a list has become, and forgets the changes that were answered. An older version does not take the place of a newer one. */
  async settle(list: StoredList, answered: ReadonlySet<string>): Promise<void> {
    const change = this.#database.transaction(['lists', 'operations'], 'readwrite')
    const lists = change.objectStore('lists')
    const before = await lists.get(list.id)
    if (!before || before.version <= list.version) await lists.put(list)
    if (answered.size > 0) {
      for await (const cursor of change.objectStore('operations').index('list').iterate(list.id))
        if (answered.has(cursor.value.operation.id)) await cursor.delete()
    }
    await change.done
  }

  /** Forgets a list and what waits for it. */
  async forget(listId: string): Promise<void> {
    const change = this.#database.transaction(['lists', 'operations', 'commands'], 'readwrite')
    await change.objectStore('lists').delete(listId)
    for await (const cursor of change.objectStore('operations').index('list').iterate(listId)) await cursor.delete()
    for await (const cursor of change.objectStore('commands').index('list').iterate(listId)) await cursor.delete()
    await change.done
  }

  /** The refresh token that a service worker sends with; undefined where it must not. */
  async readRefresh(): Promise<string | undefined> {
    return this.#database.get('sending', 'refresh')
  }

  /** Lends the service worker a refresh token, or takes it back. */
  async lendRefresh(token: string | undefined): Promise<void> {
    if (token === undefined) await this.#database.delete('sending', 'refresh')
    else await this.#database.put('sending', token, 'refresh')
  }
}
