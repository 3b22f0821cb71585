import type { AppContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { getShoppingListVersion, listVersions } from '../shopping-lists.queries.ts'

const POLL_INTERVAL_MS = 1_000
const WAIT_MS = 25_000

/** Somebody who holds a list of this version open. */
interface Waiting {
  version: number
  wake: () => void
}

/**
 * Open lists of one process. However many there are, one question a second asks for all of them at once (docs/decisions/023); nobody who
 * waits holds a connection to the database.
 */
class ListWatch {
  readonly #db: Db
  readonly #waiting = new Map<number, Set<Waiting>>()
  #timer: NodeJS.Timeout | undefined
  #isOver = false

  constructor(db: Db) {
    this.#db = db
  }

  /** Ends when the list has another version, or is there no more, after 25 s, when the caller goes away, and when the process stops. */
  async waitForChange(listId: number, version: number, leaves: AbortSignal): Promise<void> {
    if (this.#isOver || leaves.aborted) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const wake = () => resolve()
    const waiting = { version, wake }
    const others = this.#waiting.get(listId) ?? new Set()
    this.#waiting.set(listId, others.add(waiting))
    this.#timer ??= setTimeout(() => this.#look(), POLL_INTERVAL_MS).unref()
    const timeout = setTimeout(wake, WAIT_MS).unref()
    leaves.addEventListener('abort', wake)
    await promise
    clearTimeout(timeout)
    leaves.removeEventListener('abort', wake)
    others.delete(waiting)
    if (others.size === 0 && this.#waiting.get(listId) === others) this.#waiting.delete(listId)
  }

  /** Tells everybody, and whoever comes after, to go. */
  end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    for (const { wake } of [...this.#waiting.values()].flatMap((waiting) => [...waiting])) wake()
  }

  #look(): void {
    this.#wakeChanged()
      // Without a database nobody hears anything; they ask again after their wait.
      .catch(() => {})
      .finally(() => {
        const goesOn = this.#waiting.size > 0 && !this.#isOver
        this.#timer = goesOn ? setTimeout(() => this.#look(), POLL_INTERVAL_MS).unref() : undefined
      })
  }

  async #wakeChanged(): Promise<void> {
    const versions = await listVersions(this.#db, [...this.#waiting.keys()])
    for (const [listId, waiting] of this.#waiting) for (const { version, wake } of waiting) if (versions.get(listId) !== version) wake()
  }
}

const watches = new WeakMap<AppContext, ListWatch>()

function watchOf(context: AppContext): ListWatch {
  const watch = watches.get(context) ?? new ListWatch(context.db)
  watches.set(context, watch)
  return watch
}

/** The version of a list; where it is the one that is known, once there is another, or after a while. Throws `not_found`. */
export async function readVersion(
  context: AppContext,
  ownerId: number,
  listId: number,
  { known, leaves }: { known: number | undefined; leaves: AbortSignal },
): Promise<{ version: number }> {
  const version = await getShoppingListVersion(context.db, ownerId, listId)
  if (version !== known) return { version }
  await watchOf(context).waitForChange(listId, version, leaves)
  return { version: await getShoppingListVersion(context.db, ownerId, listId) }
}

/** Lets go of everybody who waits, so that the process can stop. */
export function endWaiting(context: AppContext): void {
  watchOf(context).end()
}
