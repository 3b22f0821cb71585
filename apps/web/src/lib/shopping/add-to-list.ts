import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { Recipe } from '@spizarka/contract/recipes'
import { addMissing, listShoppingLists, readShoppingList, type ShoppingItem } from '@spizarka/contract/shopping'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/feedback/toast.ts'
import { isApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { randomUuid } from '../random-uuid.ts'
import { formatProducts } from '../text/format.ts'
import { changesForMissing } from './missing-offline.ts'
import type { ItemChange } from './replica/list-keeper.ts'
import { localLists } from './replica/local-lists.ts'
import type { ShownList } from './replica/shown-list.ts'

/**
 * Putting something on the shopping list from wherever one is: on the newest list in progress, on a new one where there is none. It goes to
 * the lists that this browser keeps, so it needs no network.
 */

/** How long the server is asked which list is the newest before what this browser knows has to do, in milliseconds. */
const NEWEST_MS = 2_500

/** Puts products on the list by their names, those that are there already aside; says where they are, and offers to take them off. */
export async function addNamesToList(client: QueryClient, names: readonly string[]): Promise<void> {
  const { list: open } = await findNewestList()
  const listed = new Set(open?.items.filter(({ checked }) => !checked).map(({ name }) => keyOf(name)))
  const added = names.filter((name) => !listed.has(keyOf(name)))
  if (open && added.length === 0) return toast.success(`Już jest na liście „${open.about.name}”.`)
  putOnList(
    client,
    open,
    added.map((name): ItemChange => ({ kind: 'add', item_id: randomUuid(), fields: { name } })),
    added,
  )
}

/**
 * Puts what a recipe lacks for so many servings on the list; of these places among its ingredients, or all that it needs. The server computes
 * it in packs; where it cannot be reached, it goes there as the recipe was last read. Gives whether it is there; `onUndone` hears when it was
 * taken off again.
 */
export async function addMissingToList(
  client: QueryClient,
  recipe: Pick<Recipe, 'id' | 'ingredients' | 'servings'>,
  servings: number,
  { places, onUndone = () => undefined }: { places?: readonly number[] | undefined; onUndone?: () => void } = {},
): Promise<boolean> {
  const { list: open, isHeard } = await findNewestList()
  if (isHeard) return addServerItems(client, recipe.id, open, { servings, places, onUndone })
  const { changes, names } = changesForMissing(recipe, servings, open?.items ?? [], places)
  if (names.length === 0) return nothingMissing()
  putOnList(client, open, changes, names, onUndone)
  return true
}

function nothingMissing(): false {
  toast.success('Masz wszystko, nic nie trzeba dokupić.')
  return false
}

/** Keys of what was asked for and not answered: asked for again, it is done once. */
const unansweredKeys = new Map<string, string>()

async function addServerItems(
  client: QueryClient,
  recipeId: string,
  open: ShownList | undefined,
  { servings, places, onUndone }: { servings: number; places: readonly number[] | undefined; onUndone: () => void },
): Promise<boolean> {
  const { keeper, sender } = localLists()
  const body = { list_id: open?.id ?? null, servings, ...(places && { ingredients: [...places] }) }
  const asked = JSON.stringify([recipeId, body])
  const idempotencyKey = unansweredKeys.get(asked) ?? randomUuid()
  unansweredKeys.set(asked, idempotencyKey)
  try {
    const { list_id: id } = await call(addMissing, { params: { id: recipeId }, body, idempotencyKey })
    unansweredKeys.delete(asked)
    if (id === null) return nothingMissing()
    await sender.refresh(id)
    const list = keeper.find(id)
    const before = new Map(open?.items.map((item) => [item.id, item]))
    const changed = (list?.items ?? []).filter((item) => item.updated_at !== before.get(item.id)?.updated_at)
    say(list?.about.name ?? '', changed.map(nameOf), () => {
      onUndone()
      if (!open) return keeper.command(id, { kind: 'delete' })
      keeper.change(
        id,
        changed.map((item) => asBefore(item, before.get(item.id))),
      )
    })
    await invalidateLists(client)
    return true
  } catch (error) {
    if (isApiError(error) && error.status < 500) unansweredKeys.delete(asked)
    toast.error((isApiError(error) ? error.detail : undefined) ?? 'Nie udało się dopisać do listy. Spróbuj ponownie.')
    return false
  }
}

/** Puts changes on a list, or on a new one, here and now; says so, and offers to take them back. */
function putOnList(
  client: QueryClient,
  open: ShownList | undefined,
  changes: readonly ItemChange[],
  names: readonly string[],
  onUndone: () => void = () => undefined,
): void {
  const { keeper, sender } = localLists()
  const id = open?.id ?? keeper.create()
  const before = new Map(open?.items.map((item) => [item.id, item]))
  keeper.change(id, changes)
  const send = fireAndForget(async () => {
    if (!navigator.onLine) return
    await sender.sync(id).catch(() => undefined)
    await invalidateLists(client)
  })
  say(keeper.find(id)?.about.name ?? '', names, () => {
    onUndone()
    if (open)
      keeper.change(
        id,
        changes.map(({ item_id }) => asBefore({ id: item_id }, before.get(item_id))),
      )
    else keeper.command(id, { kind: 'delete' })
    send()
  })
  send()
}

function say(list: string, names: readonly string[], onUndo: () => void): void {
  toast.undo(withHardSpaces(`Na liście „${list}”: ${sayProducts(names)}`), onUndo)
}

/** What shows lists without keeping them is to be read again. */
function invalidateLists(client: QueryClient): Promise<unknown> {
  return Promise.all([listShoppingLists, readShoppingList].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}

/** The newest list in progress, as the server has it or, where that cannot be heard in time, as this browser knows it. */
async function findNewestList(): Promise<{ list: ShownList | undefined; isHeard: boolean }> {
  const { keeper, sender } = localLists()
  await keeper.opened
  const isHeard = navigator.onLine && (await inTime(sender.refreshNewest()))
  const [list] = [...keeper.read().lists.values()]
    .filter(({ about }) => about.completed_at === null)
    .toSorted((one, other) => other.about.created_at.localeCompare(one.about.created_at) || Number(other.id) - Number(one.id))
  return { list, isHeard }
}

/** Whether something is done before the time is over. */
async function inTime(work: Promise<void>): Promise<boolean> {
  const late = new Promise<boolean>((done) => {
    setTimeout(done, NEWEST_MS, false)
  })
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ])
}

function asBefore({ id: item_id }: Pick<ShoppingItem, 'id'>, before: ShoppingItem | undefined): ItemChange {
  if (!before) return { kind: 'remove', item_id, fields: {} }
  const { quantity, unit } = before
  return { kind: 'set', item_id, fields: { quantity, unit } }
}

function nameOf({ name }: ShoppingItem): string {
  return name
}

function keyOf(name: string): string {
  return name.trim().toLocaleLowerCase('pl')
}

const MAX_NAMED = 3

function sayProducts(names: readonly string[]): string {
  return names.length > MAX_NAMED ? formatProducts(names.length) : names.join(', ')
}
