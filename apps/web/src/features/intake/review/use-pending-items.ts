import type { BodyIn, ResponseOf } from '@spizarka/contract/endpoint'
import {
  type ClarificationDetails,
  convertPendingItemUnit,
  correctPendingItem,
  deletePendingItem,
  type PendingItem,
  type pendingItemEditSchema,
  type Resolution,
  readPendingItems,
  updatePendingItem,
} from '@spizarka/contract/intake'
import { setReceiptList } from '@spizarka/contract/receipts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { usePolledSession } from '../../../lib/api/use-polled-session.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

export type PendingItems = ResponseOf<typeof readPendingItems>

export const pendingItemsKey = (sessionId: string) => [readPendingItems.path, { sessionId }]

/** What was read from a submission: polled until it is there, and then the client's to change. `data` is null while it is being read. */
export function usePendingItems(sessionId: string) {
  return usePolledSession<PendingItems>(pendingItemsKey(sessionId), async (signal) =>
    wholeList(await call(readPendingItems, { params: { sessionId }, signal })),
  )
}

/** SPEC allows a plain array or an object with two fields: missing fields get defaults. */
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
    places: [],
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
  /** What else was told of an item with the list stays; of a receipt's list, what it is there is told again. */
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

/** Whether an item was converted with a rate that its owner said before: there is nothing to ask. */
function isKnown({ status, clarification_details: details }: PendingItem): boolean {
  return status === 'needs_clarification' && details?.conflict_type === 'confirm_autocalculation' && details.rate_is_own
}

/** Items whose rate is known, taken at once with a note; what was taken back is a question again and stays one. */
export function useKnownRates(items: readonly PendingItem[]) {
  const [applied, setApplied] = useState<ReadonlyMap<string, ClarificationDetails>>(new Map())
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const { mutate: resolve } = useResolveAll()
  const asked = useRef(new Set<string>())

  useEffect(() => {
    const known = items.filter((item) => isKnown(item) && !asked.current.has(item.id))
    if (known.length === 0) return
    for (const { id } of known) asked.current.add(id)
    resolve(
      known.map((item) => ({ item, body: { resolution_type: 'accept_calculation' as const } })),
      {
        onSuccess: () =>
          setApplied((before) => {
            const details = known.flatMap((item) => (item.clarification_details ? [[item.id, item.clarification_details] as const] : []))
            return new Map([...before, ...details])
          }),
        onError: () => setRefused((before) => new Set([...before, ...known.map(({ id }) => id)])),
      },
    )
  }, [items, resolve])

  return {
    /** Being taken, or taken: it need not be decided on. */
    isTaken: (item: PendingItem) => isKnown(item) && !refused.has(item.id),
    notes: items.flatMap((item) => {
      const details = item.status === 'ready' ? applied.get(item.id) : undefined
      return details ? [{ item, details }] : []
    }),
    takeBack: (id: string) => {
      setApplied((before) => new Map([...before].filter(([other]) => other !== id)))
      setRefused((before) => new Set([...before, id]))
    },
  }
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

type SaveEdit = () => Promise<boolean>

/** The forms of a review that are open, each as what saves it; false where it could not be saved. */
export const OpenEditsContext = createContext<Set<SaveEdit>>(new Set())

/** While a form is open the confirmation takes along what was typed in it. */
export function useOpenEdit(save: SaveEdit): void {
  const edits = use(OpenEditsContext)
  const saveShown = useEffectEvent(save)
  // Before the paint: what can be typed in is taken along.
  useLayoutEffect(() => {
    const edit = () => saveShown()
    edits.add(edit)
    return () => void edits.delete(edit)
  }, [edits])
}

/** A form that is open says itself why it was not saved. */
export class EditNotSaved extends Error {}

/** Saves what is being typed, one form after the other; throws `EditNotSaved` at the first that cannot be. */
export async function saveOpenEdits(edits: ReadonlySet<SaveEdit>): Promise<void> {
  for (const save of edits) if (!(await save())) throw new EditNotSaved()
}
