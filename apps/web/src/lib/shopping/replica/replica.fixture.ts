import {
  createShoppingList,
  deleteShoppingList,
  listShoppingLists,
  readShoppingList,
  readShoppingListVersion,
  restoreShoppingList,
  type ShoppingList,
  updateShoppingList,
} from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { afterEach, beforeEach } from 'vitest'
import { answer, apiServer, Refusal } from '../../../testing/api-server.ts'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { type ItemChange, ListKeeper } from './list-keeper.ts'
import { aList, ListOnServer } from './list-on-server.fixture.ts'
import { ListSender } from './list-sender.ts'

/** Each test has a user of its own, whose tabs are closed behind it. */
export const reader = { id: 100 }
const open: { keeper: ListKeeper; sender?: ListSender }[] = []

/** A tab, or a phone of another user, or the same one after it was killed. */
export async function openKeeper(of = reader.id): Promise<ListKeeper> {
  const keeper = new ListKeeper(of)
  open.push({ keeper })
  await keeper.opened
  return keeper
}

export function startSending(keeper: ListKeeper): ListSender {
  const sender = new ListSender(keeper)
  open.push({ keeper, sender })
  return sender
}

export const add = (name: string, id: string = crypto.randomUUID()): ItemChange => ({ kind: 'add', item_id: id, fields: { name } })

/** One list as the server has it. */
export function serve(server: ListOnServer): void {
  apiServer.use(
    answer(readShoppingList, () => server.whole()),
    answer(readShoppingListVersion, () => ({ version: server.version })),
    answer(syncShoppingList, ({ body }) => server.sync(body.operations)),
  )
}

/** All lists of a user on the server, each call of which is noted. */
export function serveLists(): { calls: string[]; lists: Map<string, ListOnServer & { about: ShoppingList }> } {
  const calls: string[] = []
  const lists = new Map<string, ListOnServer>()
  const made = new Map<string, string>()
  const gone = new Set<string>()
  const find = (id: string) => (gone.has(id) ? undefined : lists.get(id)) ?? new Refusal(404, { detail: 'Nie znaleziono.' })
  const orRefuse = <Answer>(id: string, give: (list: ListOnServer) => Answer) => {
    const list = find(id)
    return list instanceof Refusal ? list : give(list)
  }
  apiServer.use(
    answer(createShoppingList, ({ body, headers }) => {
      const key = headers.get('idempotency-key') ?? ''
      const id = made.get(key) ?? String(50 + lists.size)
      made.set(key, id)
      calls.push(`create ${body.name}`)
      const list = lists.get(id) ?? new ListOnServer(aList({ id, name: body.name ?? '' }))
      lists.set(id, list)
      return { ...list.about, version: 1 }
    }),
    answer(updateShoppingList, ({ params, body }) =>
      orRefuse(params.id, (list) => {
        calls.push(`update ${params.id} ${JSON.stringify(body)}`)
        Object.assign(list.about, body.name !== undefined && { name: body.name })
        if (body.completed !== undefined) Object.assign(list.about, { completed_at: body.completed ? new Date().toISOString() : null })
        return { ...list.about, version: ++list.version }
      }),
    ),
    answer(deleteShoppingList, ({ params }) =>
      orRefuse(params.id, () => {
        calls.push(`delete ${params.id}`)
        gone.add(params.id)
        return undefined
      }),
    ),
    answer(restoreShoppingList, ({ params }) => {
      calls.push(`restore ${params.id}`)
      gone.delete(params.id)
      return orRefuse(params.id, (list) => ({ ...list.about, version: ++list.version }))
    }),
    answer(readShoppingList, ({ params }) => orRefuse(params.id, (list) => list.whole())),
    answer(syncShoppingList, ({ params, body }) =>
      orRefuse(params.id, (list) => {
        calls.push(`sync ${params.id} ${body.operations.length}`)
        return list.sync(body.operations)
      }),
    ),
    answer(listShoppingLists, ({ query }) =>
      onePage(
        ...[...lists]
          .filter(([id, { about }]) => !gone.has(id) && (about.completed_at === null) === (query.state === 'open'))
          .map(([, list]) => ({ ...list.about, version: list.version })),
      ),
    ),
  )
  return { calls, lists }
}

/** To be called once in a file of tests. */
export function withReaderEach(): void {
  beforeEach(() => {
    reader.id++
    signedIn({ id: reader.id })
  })
  afterEach(() => {
    for (const { keeper, sender } of open.splice(0)) {
      sender?.close()
      keeper.close()
    }
  })
}
