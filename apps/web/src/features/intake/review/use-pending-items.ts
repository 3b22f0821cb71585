import type { BodyIn, ResponseOf } from '@spizarka/contract/endpoint'
import {
  convertPendingItemUnit,
  correctPendingItem,
  deletePendingItem,
  type PendingItem,
  type pendingItemEditSchema,
  type Resolution,
  readPendingItems,
  setReceiptList,
  updatePendingItem,
} from '@spizarka/contract/intake'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { z } from 'zod'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { usePolledSession } from '../../../lib/api/use-polled-session.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { toast } from '../../../ui/feedback/toast.ts'

export type PendingItems = ResponseOf<typeof readPendingItems>

export const pendingItemsKey = (sessionId: string) => [readPendingItems.path, { sessionId }]

/** What was read from a submission: polled until it is there, and then the client's to change. `data` is null while it is being read. */
export function usePendingItems(sessionId: string) {
  return usePolledSession<PendingItems>(pendingItemsKey(sessionId), async (signal) =>
    wholeList(await call(readPendingItems, { params: { sessionId }, signal })),
  )
}

/** SPEC lets a list be a plain array, or no more than its two fields: what is missing is as good as nothing. */
function wholeList(list: PendingItems | PendingItem[]): PendingItems {
  const whole: Partial<PendingItems> = Array.isArray(list) ? { pending_items: list } : list
  const { pending_items: items = [], recognized_spices: spices = [], source = 'text', receipt = null, lists } = whole
  return { pending_items: items.map(wholeItem), recognized_spices: spices, source, receipt, lists }
}

function wholeItem(item: Partial<PendingItem> & Pick<PendingItem, 'id'>): PendingItem {
  return {
    product_name: '',
    quantity_grams: null,
    quantity_ml: null,
    quantity_pieces: null,
    is_spice: false,
    status: 'ready',
    error_message: null,
    clarification_details: null,
    source_line: '',
    best_before: null,
    best_before_estimate: null,
    category: 'other',
    tile: null,
    suggested_piece: null,
    price_grosze: null,
    doubtful: false,
    learned: false,
    nearest: null,
    ...item,
  }
}

/** Changes the list that is shown, to what the server has answered. */
function useShownItems(sessionId: string) {
  const queryClient = useQueryClient()
  const change = (changed: (items: readonly PendingItem[]) => PendingItem[]) =>
    queryClient.setQueryData<PendingItems | null>(
      pendingItemsKey(sessionId),
      (list) => list && { ...list, pending_items: changed(list.pending_items) },
    )
  /** What else was told of an item with the list stays; of a receipt's list, what it is there is told anew. */
  const replace = (item: PendingItem) => {
    change((items) =>
      items.map(({ held, on_list, ...old }) => (old.id === item.id ? { held, on_list, ...item } : { held, on_list, ...old })),
    )
    if (queryClient.getQueryData<PendingItems | null>(pendingItemsKey(sessionId))?.lists?.of) fireAndForget(read)()
  }
  const read = () => queryClient.invalidateQueries({ queryKey: pendingItemsKey(sessionId) })
  return {
    replace,
    remove: (id: string) => change((items) => items.filter((item) => item.id !== id)),
  }
}

/** The session of the review screen that is open. */
export function useSessionId(): string {
  return useParams().sessionId ?? ''
}

/** Saves an edited item whole. */
export function useSaveItem(item: PendingItem) {
  const { replace } = useShownItems(useSessionId())
  return useMutation({
    mutationFn: (body: z.input<typeof pendingItemEditSchema>) => call(updatePendingItem, { params: { id: item.id }, body }),
    onSuccess: replace,
  })
}

/** Sends a decision on an item that needs clarification; equal items of the list are answered by it too. */
export function useResolveItem(item: PendingItem) {
  const queryClient = useQueryClient()
  const sessionId = useSessionId()
  const { replace } = useShownItems(sessionId)
  return useMutation({
    mutationFn: (body: Resolution) => call(updatePendingItem, { params: { id: item.id }, body }),
    onSuccess: async (settled) => {
      replace(settled)
      const list = queryClient.getQueryData<PendingItems | null>(pendingItemsKey(sessionId))
      const asksToo = list?.pending_items.some(
        ({ id, status, product_name }) => id !== item.id && status === 'needs_clarification' && product_name === item.product_name,
      )
      if (asksToo) await queryClient.invalidateQueries({ queryKey: pendingItemsKey(sessionId) })
    },
  })
}

/** Sends the decisions that are proposed for several items, one after another; one that another has answered already is passed over. */
export function useResolveAll() {
  const queryClient = useQueryClient()
  const sessionId = useSessionId()
  const { replace } = useShownItems(sessionId)
  return useExclusiveMutation({
    mutationFn: async (proposals: readonly { item: PendingItem; body: Resolution }[]) => {
      for (const { item, body } of proposals) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- each decision may answer those after it
          replace(await call(updatePendingItem, { params: { id: item.id }, body }))
        } catch (error) {
          if (!isApiError(error, 400)) throw error
        }
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pendingItemsKey(sessionId) }),
  })
}

/** Says what a line meant in which no product was found. */
export function useCorrectItem(item: PendingItem) {
  const { replace } = useShownItems(useSessionId())
  return useMutation({
    mutationFn: (body: z.input<typeof pendingItemEditSchema>) => call(correctPendingItem, { params: { id: item.id }, body }),
    onSuccess: replace,
  })
}

/** Restates an item in another unit. */
export function useConvertItem(item: PendingItem) {
  const { replace } = useShownItems(useSessionId())
  return useMutation({
    mutationFn: (body: BodyIn<typeof convertPendingItemUnit>) => call(convertPendingItemUnit, { params: { id: item.id }, body }),
    onSuccess: replace,
  })
}

/** Says which shopping list the receipt is of, and which of its lines are none of the list's. */
export function useSetReceiptList() {
  const queryClient = useQueryClient()
  const sessionId = useSessionId()
  return useExclusiveMutation({
    mutationFn: (body: BodyIn<typeof setReceiptList>) => call(setReceiptList, { params: { sessionId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pendingItemsKey(sessionId) }),
    onError: () => toast.error('Nie udało się zapisać zmian. Spróbuj ponownie.'),
  })
}

/** Takes an item off the list. */
export function useDeleteItem() {
  const { remove } = useShownItems(useSessionId())
  return useMutation({
    mutationFn: (id: string) => call(deletePendingItem, { params: { id } }),
    onSuccess: (_, id) => remove(id),
  })
}

/** The server's `error`, else the given words. */
export function errorText(error: unknown, otherwise: string): string {
  return isApiError(error) ? (error.error ?? otherwise) : otherwise
}
