import { LIMITS } from '@spizarka/contract/limits'
import { readTypedProducts, type TypedProduct } from '@spizarka/contract/typed-products'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { formatAmount, formatProducts } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import type { ListActions } from './use-list-actions.ts'

const DEBOUNCE_MS = 120
const EXAMPLE = 'Dopisz: 2 l mleka, chleb'

interface AddItemLineProps {
  listId: string
  add: ListActions['add']
  /** What a sheet that opens leads to: it was asked for. */
  focused?: boolean
  onFocus?: () => void
}

/** One line in which things are written down; while one types, it says how the kitchen reads them. */
export function AddItemLine({ listId, add, focused = false, onFocus }: AddItemLineProps) {
  const draft = `shopping-line.${listId}`
  const [text, setText] = useState(() => drafts.find(draft) ?? '')
  const settled = useDebounced(text.trim(), DEBOUNCE_MS)
  const reading = useQuery({
    queryKey: [readTypedProducts.path, settled],
    queryFn: ({ signal }) => call(readTypedProducts, { body: { text: settled }, signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
  const change = (next: string) => {
    setText(next)
    drafts.save(draft, next)
  }
  const read = settled !== '' && text.trim() !== '' ? (reading.data?.products ?? []) : []
  const parts = splitTyped(text, settled === text.trim() && !reading.isPlaceholderData ? read : [])
  const submit = () => {
    if (parts.length === 0) return
    const undo = add(parts)
    const before = text
    change('')
    toast.added(parts.length === 1 ? `Dopisano: ${parts[0]}` : `Dopisano ${formatProducts(parts.length)}`, () => {
      undo()
      change(before)
    })
  }
  const pressKey = (event: KeyboardEvent) => {
    // Enter that ends a composition belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <section aria-label="Dopisz do listy" className="flex flex-col gap-2.5">
      <div className="relative">
        <Plus aria-hidden className="pointer-events-none absolute top-4 left-4 size-5.5 text-muted" />
        <textarea
          aria-label="Dopisz produkt"
          aria-keyshortcuts="n"
          data-autofocus={focused || undefined}
          data-add-item
          rows={1}
          maxLength={LIMITS.typedLine}
          placeholder={EXAMPLE}
          enterKeyHint="done"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={onFocus}
          onKeyDown={pressKey}
          className="block max-h-60 min-h-13 w-full resize-none field-sizing-content rounded-control border-[1.5px] border-control bg-card py-3 pr-4 pl-13 text-body text-ink placeholder:text-muted"
        />
      </div>
      <div className={clsx('flex flex-wrap items-center gap-2', parts.length === 0 && 'hidden')}>
        <ul role="list" aria-label="Tak to czytamy" className="flex min-w-0 flex-1 flex-wrap gap-2">
          {read.map((product) => (
            <li
              key={`${product.written} ${product.product_name}`}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-sunken px-3 text-small font-semibold"
            >
              {product.product_name}
              {product.amount && product.doubt !== 'amount' && /\d/.test(product.written) && (
                <span className="font-bold tabular-nums">{formatAmount(product.amount.quantity, product.amount.unit)}</span>
              )}
            </li>
          ))}
        </ul>
        <Button size="sm" onClick={submit}>
          {parts.length > 1 ? `Dopisz ${formatProducts(parts.length)}` : 'Dopisz'}
        </Button>
      </div>
    </section>
  )
}

/** What a typed line is cut at: lines, semicolons and commas, but not the comma of "1,5 l". */
const SEPARATOR = /[\n;]|(?<!\d),|,(?!\d)/

/**
 * The lines of groceries in what was typed, one for each item: an add with a name alone is read by the server. Where the kitchen has read
 * several products in one part ("chleb i masło"), each is one by its name.
 */
export function splitTyped(text: string, read: readonly TypedProduct[] = []): string[] {
  const readOf = Map.groupBy(read, ({ written }) => written.trim())
  return text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .flatMap((part) => {
      const products = readOf.get(part) ?? []
      return products.length > 1 ? products.map((product) => product.product_name) : part
    })
    .filter((part) => part !== '')
    .map((part) => part.slice(0, LIMITS.productName).trim())
}
