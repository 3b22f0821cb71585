import type { Unit } from '@spizarka/contract/common'
import { confirmItems, listIntakeSessions, type PendingItem, readPendingItems, undoConfirmation } from '@spizarka/contract/intake'
import { listPantry, listPantryHistory, readPantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import {
  listShoppingLists,
  putShoppingAway,
  readShoppingList,
  updateShoppingList,
  type WholeShoppingList,
} from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { creditBonus } from '../../../lib/session/session.ts'
import { localLists } from '../../../lib/shopping/replica/local-lists.ts'
import { type BoughtItemEdit, sendEdit } from '../../../lib/shopping/replica/put-bought-away.ts'
import { serverNow } from '../../../lib/shopping/replica/server-clock.ts'
import { formatProducts } from '../../../lib/text/format.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { fieldsOf } from '../list/list-changes.ts'
import { putAwayLater } from '../list/use-put-away.ts'
import { forgetPutAwayDraft, type ItemEdit } from './put-away-draft.ts'

/** What came home by a list, as it waits to be put on the shelves. */
export interface ToPutAway {
  list: WholeShoppingList
  sessionId: string
  items: readonly PendingItem[]
}

/**
 * What was bought by a list and is not in the pantry yet. While a review of the list waits, asking again answers with that one and the items
 * of now, so it may be asked for at every opening.
 */
export function useBought(listId: string) {
  return useQuery<ToPutAway>({
    queryKey: [putShoppingAway.path, { id: listId }],
    queryFn: async ({ signal }) => {
      const { session_id: sessionId } = await call(putShoppingAway, {
        params: { id: listId },
        idempotencyKey: randomUuid(),
        signal,
      })
      const [list, { pending_items: items }] = await Promise.all([
        call(readShoppingList, { params: { id: listId }, signal }),
        call(readPendingItems, { params: { sessionId }, signal }),
      ])
      return { list, sessionId, items }
    },
    // What is changed on the screen is the user's until it is sent.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: (failures, error) => !isApiError(error) && failures < 2,
  })
}

/** The one amount of an item, in its unit. */
export function amountOf({ quantity_grams, quantity_ml, quantity_pieces }: PendingItem): { value: number; unit: Unit } | undefined {
  if (quantity_grams !== null) return { value: quantity_grams, unit: 'grams' }
  if (quantity_ml !== null) return { value: quantity_ml, unit: 'ml' }
  return quantity_pieces === null ? undefined : { value: quantity_pieces, unit: 'pieces' }
}

interface PutAway {
  edits: ReadonlyMap<string, ItemEdit>
  /** Ids of what was not bought and is struck off the list. */
  struck: readonly string[]
  /** Nothing stays to be bought. */
  completes: boolean
}

const INVALIDATED = [
  listPantry,
  listPantryHistory,
  readPantryItem,
  readPantrySummary,
  listIntakeSessions,
  listShoppingLists,
  readShoppingList,
  putShoppingAway,
]

/** Puts what was bought on the shelves, leads there and offers to take it back; what is done already is not done twice when it is tried again. */
export function usePutAway({ list, sessionId, items }: ToPutAway) {
  const idempotency = useIdempotencyKey()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => Promise.all(INVALIDATED.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })))

  const takeBack = async (struck: readonly string[]) => {
    try {
      await call(undoConfirmation, { params: { sessionId } })
      if (struck.length > 0) await changeItems(list, 'add', struck)
      await call(updateShoppingList, { params: { id: list.id }, body: { completed: false } })
      await refresh()
      await navigate(paths.shoppingToPantry(list.id))
    } catch (error) {
      toast.error(isApiError(error) ? (error.detail ?? UNDO_FAILED) : UNDO_FAILED)
    }
  }

  return useExclusiveMutation({
    mutationFn: async ({ edits, struck, completes }: PutAway) => {
      for (const item of items) {
        const edit = editOf(item, edits.get(item.id))
        // oxlint-disable-next-line no-await-in-loop -- one after another: each takes the pantry's lock
        if (edit) await sendEdit(call, edit)
      }
      const confirmed = await call(confirmItems, { params: { sessionId }, idempotencyKey: idempotency.keyFor(sessionId) })
      if (struck.length > 0) await changeItems(list, 'remove', struck)
      if (completes) await call(updateShoppingList, { params: { id: list.id }, body: { completed: true } })
      return confirmed
    },
    onSuccess: async ({ added_count: count, bonus_awarded: bonus }, { struck }) => {
      forgetPutAwayDraft(sessionId)
      creditBonus(bonus)
      await refresh()
      await navigate(paths.pantry, { replace: true, state: { bonusAwarded: bonus } })
      if (bonus === 0)
        toast.added(
          `W spiżarni: ${formatProducts(count)} z\u00a0listy`,
          fireAndForget(() => takeBack(struck)),
        )
    },
    // The pantry has changed since: some items need a decision now.
    onError: (error) => (isApiError(error, 409) ? queryClient.invalidateQueries({ queryKey: [putShoppingAway.path] }) : undefined),
  })
}

const UNDO_FAILED = 'Nie udało się cofnąć dodania. Zobacz historię spiżarni.'

/** What has to be told of an item; nothing where it goes as it was read. */
function editOf(item: PendingItem, edit: ItemEdit | undefined): BoughtItemEdit | undefined {
  if (!edit) return undefined
  if (edit.left) return { id: item.id, body: null }
  if (item.is_spice) return undefined
  const amount = amountOf(item)
  return {
    id: item.id,
    body: {
      product_name: item.product_name,
      ...(amount && { [`quantity_${amount.unit}`]: edit.quantity ?? amount.value }),
      best_before: edit.bestBefore === undefined ? item.best_before : edit.bestBefore || null,
    },
  }
}

/** The same without a network: it is done when there is one, and can be taken back until then. */
export function usePutAwayLater({ list, sessionId, items }: ToPutAway) {
  const navigate = useNavigate()
  return async ({ edits, struck, completes }: PutAway) => {
    const { keeper } = localLists()
    const gone = list.items.filter(({ id }) => struck.includes(id))
    keeper.change(
      list.id,
      gone.map(({ id }) => ({ kind: 'remove', item_id: id, fields: {} })),
    )
    await navigate(paths.shoppingList(list.id), { replace: true })
    putAwayLater(list.id, { sessionId, edits: items.flatMap((item) => editOf(item, edits.get(item.id)) ?? []) }, () => {
      keeper.change(
        list.id,
        gone.map((item) => ({ kind: 'add', item_id: item.id, fields: fieldsOf(item) })),
      )
      if (completes) keeper.command(list.id, { kind: 'reopen' })
    })
    if (completes) keeper.command(list.id, { kind: 'complete', at: new Date(serverNow()).toISOString() })
  }
}

/** Strikes items off the list, or brings them back as they were. */
async function changeItems({ id, version, items }: WholeShoppingList, kind: 'add' | 'remove', itemIds: readonly string[]): Promise<void> {
  const at = new Date().toISOString()
  const operations = items
    .filter((item) => itemIds.includes(item.id))
    .map(({ id: item_id, name, quantity, unit, note, aisle }) => {
      return { id: randomUuid(), item_id, kind, at, fields: kind === 'add' ? { name, quantity, unit, note, aisle } : {} }
    })
  await call(syncShoppingList, { params: { id }, body: { since: version, operations } })
}

/** Why nothing was put away. */
export function describeFailure(error: unknown): string {
  if (isApiError(error)) return error.detail ?? error.error ?? FAILED
  return FAILED
}

const FAILED = 'Nie udało się przenieść zakupów do spiżarni. Spróbuj ponownie.'
