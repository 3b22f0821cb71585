import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { Recipe } from '@spizarka/contract/recipes'
import {
  addMissing,
  createShoppingList,
  deleteShoppingList,
  listShoppingLists,
  readShoppingList,
  type ShoppingItem,
  type WholeShoppingList,
} from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/feedback/toast.ts'
import { isApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { formatProducts } from '../format.ts'
import { randomUuid } from '../random-uuid.ts'

/** Putting something on the shopping list from wherever one is: on the newest list in progress, on a new one where there is none. */

/** Puts products on the list by their names, those that stand there already aside; says where they are, and offers to take them off. */
export async function addNamesToList(client: QueryClient, names: readonly string[]): Promise<void> {
  await change(client, async () => {
    const open = await findNewestList()
    const listed = new Set(open?.items.filter(({ checked }) => !checked).map(({ name }) => keyOf(name)))
    const added = names.filter((name) => !listed.has(keyOf(name)))
    if (open && added.length === 0) {
      toast.success(`Już jest na liście „${open.name}”.`)
      return undefined
    }
    const { id, name } = open ?? (await call(createShoppingList, { body: {}, idempotencyKey: randomUuid() }))
    const at = new Date().toISOString()
    const adds = added.map((product) => ({ kind: 'add' as const, item_id: randomUuid(), at, fields: { name: product } }))
    await send(id, adds)
    return {
      said: `Na liście „${name}”: ${sayProducts(added)}`,
      undo: () =>
        open
          ? send(
              id,
              adds.map(({ item_id }) => ({ kind: 'remove', item_id, at: new Date().toISOString(), fields: {} })),
            )
          : call(deleteShoppingList, { params: { id } }),
    }
  })
}

/** Puts what a recipe lacks for so many servings on the list, in packs; of these places among its ingredients, or all that it needs. */
export async function addMissingToList(
  client: QueryClient,
  { id: recipeId }: Pick<Recipe, 'id'>,
  servings: number,
  places?: readonly number[],
): Promise<void> {
  await change(client, async () => {
    const open = await findNewestList()
    const body = { list_id: open?.id ?? null, servings, ...(places && { ingredients: [...places] }) }
    const { list_id: id } = await call(addMissing, { params: { id: recipeId }, body, idempotencyKey: randomUuid() })
    if (id === null) {
      toast.success('Masz wszystko, nic nie trzeba dokupić.')
      return undefined
    }
    const list = await call(readShoppingList, { params: { id } })
    const before = new Map(open?.items.map((item) => [item.id, item]))
    const changed = list.items.filter((item) => item.updated_at !== before.get(item.id)?.updated_at)
    return {
      said: `Na liście „${list.name}”: ${sayProducts(changed.map(({ name }) => name))}`,
      undo: () =>
        open
          ? send(
              id,
              changed.map((item) => asBefore(item, before.get(item.id))),
            )
          : call(deleteShoppingList, { params: { id } }),
    }
  })
}

interface Done {
  said: string
  undo: () => Promise<unknown>
}

/** Makes a change to a list, says what came of it, and has lists read again. */
async function change(client: QueryClient, make: () => Promise<Done | undefined>): Promise<void> {
  const refresh = () => Promise.all([listShoppingLists, readShoppingList].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
  try {
    const done = await make()
    if (!done) return
    toast.undo(
      withHardSpaces(done.said),
      fireAndForget(async () => {
        try {
          await done.undo()
        } catch (error) {
          toast.error(describe(error, 'Nie udało się cofnąć zmiany listy.'))
        }
        await refresh()
      }),
    )
    await refresh()
  } catch (error) {
    toast.error(describe(error, 'Nie udało się dopisać do listy. Spróbuj ponownie.'))
  }
}

function describe(error: unknown, otherwise: string): string {
  if (isApiError(error)) return error.detail ?? otherwise
  return navigator.onLine ? otherwise : 'Jesteś offline. Dopiszesz to, gdy wróci połączenie.'
}

async function findNewestList(): Promise<WholeShoppingList | undefined> {
  const { results } = await call(listShoppingLists, { query: { state: 'open', page_size: 1 } })
  const [newest] = results
  return newest && call(readShoppingList, { params: { id: newest.id } })
}

interface Change {
  kind: 'add' | 'set' | 'remove'
  item_id: string
  at: string
  fields: Partial<Pick<ShoppingItem, 'name' | 'quantity' | 'unit'>>
}

async function send(listId: string, changes: readonly Change[]): Promise<void> {
  const operations = changes.map((each) => ({ id: randomUuid(), ...each }))
  await call(syncShoppingList, { params: { id: listId }, body: { since: Number.MAX_SAFE_INTEGER, operations } })
}

function asBefore({ id: item_id }: ShoppingItem, before: ShoppingItem | undefined): Change {
  const at = new Date().toISOString()
  if (!before) return { kind: 'remove', item_id, at, fields: {} }
  const { quantity, unit } = before
  return { kind: 'set', item_id, at, fields: { quantity, unit } }
}

function keyOf(name: string): string {
  return name.trim().toLocaleLowerCase('pl')
}

const NAMED = 3

function sayProducts(names: readonly string[]): string {
  return names.length > NAMED ? formatProducts(names.length) : names.join(', ')
}
