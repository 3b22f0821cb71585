import { LIMITS } from '@spizarka/contract/limits'
import { listPantry, listPantryHistory, readPantrySummary, undoPantryChanges } from '@spizarka/contract/pantry'
import { addPantryItems, readTypedProducts } from '@spizarka/contract/typed-products'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { newProducts } from '../../../lib/new-products.ts'
import { creditBonus } from '../../../lib/session/session.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { formatProducts } from '../../../lib/text/format.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { cutForTextScreen, type LineProduct, lineProducts, type ProductCorrection, toItem, withoutProducts } from './typed-line.ts'

const DEBOUNCE_MS = 120
const DRAFT_NAME = 'typed-line'
const INVALIDATED = [listPantry, listPantryHistory, readPantrySummary]

function readingOf(text: string) {
  return queryOptions({
    queryKey: [readTypedProducts.path, text],
    queryFn: ({ signal }) => call(readTypedProducts, { body: { text }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
}

/** The line at the head of the pantry: what is typed, how it reads, and putting what is certain on the shelf, which `onAdded` is told of. */
export function useAddLine(onAdded: () => void) {
  const client = useQueryClient()
  const [text, setText] = useState(() => drafts.find(DRAFT_NAME) ?? '')
  const [pasted, setPasted] = useState(false)
  const [corrections, setCorrections] = useState<ReadonlyMap<string, ProductCorrection>>(new Map())
  const settled = useDebounced(text, DEBOUNCE_MS)
  const empty = settled.trim() === ''
  const reading = useQuery({ ...readingOf(settled), enabled: !empty, placeholderData: keepPreviousData })
  const idempotency = useIdempotencyKey()

  const change = (next: string) => {
    const short = next.slice(0, LIMITS.typedLine)
    setText(short)
    drafts.save(DRAFT_NAME, short)
    if (short.trim() === '') {
      setPasted(false)
      setCorrections(new Map())
    }
    adding.reset()
  }

  const adding = useExclusiveMutation({
    mutationFn: async (): Promise<{ items: LineProduct[]; changeIds: string[]; rest: string } | undefined> => {
      // Enter may come before the debounce: the current text counts.
      const read = await client.fetchQuery(readingOf(text))
      const all = lineProducts(read.products, corrections)
      const certain = all.filter((product) => product.certain)
      if (certain.length === 0) return undefined
      const items = certain.map(toItem)
      const added = await call(addPantryItems, { body: { items }, idempotencyKey: idempotency.keyFor(JSON.stringify(items)) })
      creditBonus(added.bonus_awarded)
      newProducts.announce(added.items.map(({ id }) => id))
      const rest = withoutProducts(text, all, new Set(certain.map(({ key }) => key)))
      return { items: certain, changeIds: added.change_ids, rest }
    },
    onSuccess: async (done) => {
      if (!done) return
      idempotency.succeeded()
      const before = text
      change(done.rest)
      const undo = async () => {
        try {
          await call(undoPantryChanges, { body: { change_ids: done.changeIds } })
          // An undone line is restored, unless something else was typed.
          if ((drafts.find(DRAFT_NAME) ?? '') === done.rest) change(before)
        } catch (error) {
          toast.error(isApiError(error) ? (error.detail ?? UNDO_FAILED) : UNDO_FAILED)
        }
        await refresh()
      }
      onAdded()
      toast.added(`Dodano ${formatProducts(done.items.length)}`, fireAndForget(undo))
      await refresh()
    },
  })

  const refresh = () => Promise.all(INVALIDATED.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
  const read = empty ? undefined : reading.data
  const products = lineProducts(read?.products ?? [], corrections)
  return {
    text,
    change,
    paste: () => setPasted(true),
    products,
    certain: products.filter((product) => product.certain).length,
    /** How many more products there will be: what is there already only grows, and spices do not count. */
    added: products.filter(({ certain, read: each }) => certain && !each.in_pantry && !each.is_spice).length,
    doubtful: products.filter((product) => !product.certain).length,
    more: read?.more ?? 0,
    unfinished: read?.unfinished ?? null,
    /** The reading could not be had; null while all is well. */
    failure: empty || !reading.isError ? null : reading.error,
    /** A whole list was pasted, and the kitchen should look through it, or there is more than the line takes at once. */
    needsReview: (read?.more ?? 0) > 0 || (pasted && products.some((product) => !product.certain)),
    correct: (product: LineProduct, what: ProductCorrection) => setCorrections(new Map([...corrections, [product.key, what]])),
    drop: (product: LineProduct) => change(withoutProducts(text, products, new Set([product.key]))),
    add: () => adding.mutate(undefined),
    adding,
    /** Moves the line to the text screen, as far as it fits; returns what was moved. */
    handOver: (): string => {
      const [taken, rest] = cutForTextScreen(text, LIMITS.intakeText)
      change(rest)
      return taken
    },
  }
}

export type AddLineState = ReturnType<typeof useAddLine>

const UNDO_FAILED = 'Nie udało się cofnąć dodania. Zobacz historię spiżarni.'
