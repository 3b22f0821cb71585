import type { BodyIn, ResponseOf } from '@spizarka/contract/endpoint'
import {
  convertPendingItemUnit,
  deletePendingItem,
  type PendingItem,
  type pendingItemEditSchema,
  type Resolution,
  readPendingItems,
  updatePendingItem,
} from '@spizarka/contract/intake'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { z } from 'zod'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { usePolledSession } from '../../../lib/api/use-polled-session.ts'

export type PendingItems = ResponseOf<typeof readPendingItems>

export const pendingItemsKey = (sessionId: string) => [readPendingItems.path, { sessionId }]

/** What was read from a submission: polled until it is there, and then the client's to change. `data` is null while it is being read. */
export function usePendingItems(sessionId: string) {
  return usePolledSession<PendingItems>(pendingItemsKey(sessionId), (signal) => call(readPendingItems, { params: { sessionId }, signal }))
}

/** Changes the list that is shown, to what the server has answered. */
function useShownItems(sessionId: string) {
  const queryClient = useQueryClient()
  const change = (changed: (items: readonly PendingItem[]) => PendingItem[]) =>
    queryClient.setQueryData<PendingItems | null>(
      pendingItemsKey(sessionId),
      (list) => list && { ...list, pending_items: changed(list.pending_items) },
    )
  return {
    replace: (item: PendingItem) => change((items) => items.map((old) => (old.id === item.id ? item : old))),
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

/** Sends a decision on an item that needs clarification. */
export function useResolveItem(item: PendingItem) {
  const { replace } = useShownItems(useSessionId())
  return useMutation({
    mutationFn: (body: Resolution) => call(updatePendingItem, { params: { id: item.id }, body }),
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
