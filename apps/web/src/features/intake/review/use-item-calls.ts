import type { BodyIn } from '@spizarka/contract/endpoint'
import {
  convertPendingItemUnit,
  deletePendingItem,
  type PendingItem,
  type pendingItemEditSchema,
  type Resolution,
  updatePendingItem,
} from '@spizarka/contract/intake'
import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { z } from 'zod'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useShownItems } from './use-pending-items.ts'

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
