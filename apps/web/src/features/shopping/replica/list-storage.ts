import type { Covered, PlannedDay, ShoppingItem, ShoppingList } from '@spizarka/contract/shopping'
import type { PendingOperation } from '@spizarka/contract/shopping-replica'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { userDatabaseName } from '../../../lib/storage/user-database.ts'

/** What the server last said of a list. */
export interface KeptList {
  readonly id: string
  readonly about: ShoppingList
  /** That the items are of; 0 before they were read. */
  readonly version: number
  readonly items: readonly ShoppingItem[]
  readonly covered: readonly Covered[]
  readonly plan: readonly PlannedDay[]
}

interface Tables extends DBSchema {
  lists: { key: string; value: KeptList }
  /** In the order in which they were made, in whichever tab. */
  operations: { key: number; value: { listId: string; operation: PendingOperation }; indexes: { list: string } }
}

/** Answers of another version of the app may have another shape; the changes that wait never may. */
const SHAPE = 1

/** What one user's lists are kept in, in this browser. Everything here throws where storage is forbidden or full. */
export class ListStorage {
  readonly #database: IDBPDatabase<Tables>

  private constructor(database: IDBPDatabase<Tables>) {
    this.#database = database
  }

  static async open(userId: number): Promise<ListStorage> {
    const database = await openDB<Tables>(userDatabaseName(userId), SHAPE, {
      upgrade(fresh) {
        fresh.createObjectStore('lists', { keyPath: 'id' })
        fresh.createObjectStore('operations', { autoIncrement: true }).createIndex('list', 'listId')
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

  readLists(): Promise<KeptList[]> {
    return this.#database.getAll('lists')
  }

  readList(id: string): Promise<KeptList | undefined> {
    return this.#database.get('lists', id)
  }

  /** All that wait, by list, each in the order in which they were made. */
  async readWaiting(): Promise<Map<string, PendingOperation[]>> {
    const waiting = new Map<string, PendingOperation[]>()
    for (const { listId, operation } of await this.#database.getAll('operations'))
      waiting.set(listId, [...(waiting.get(listId) ?? []), operation])
    return waiting
  }

  async readWaitingOf(listId: string): Promise<PendingOperation[]> {
    return (await this.#database.getAllFromIndex('operations', 'list', listId)).map(({ operation }) => operation)
  }

  async addOperations(listId: string, operations: readonly PendingOperation[]): Promise<void> {
    const change = this.#database.transaction('operations', 'readwrite')
    await Promise.all([...operations.map((operation) => change.store.add({ listId, operation })), change.done])
  }

  /** Keeps what a list has become, and forgets the changes that were answered. An older version does not take the place of a newer one. */
  async settle(list: KeptList, answered: ReadonlySet<string>): Promise<void> {
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
    const change = this.#database.transaction(['lists', 'operations'], 'readwrite')
    await change.objectStore('lists').delete(listId)
    for await (const cursor of change.objectStore('operations').index('list').iterate(listId)) await cursor.delete()
    await change.done
  }
}
