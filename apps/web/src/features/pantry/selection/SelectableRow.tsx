import type { PantryItem } from '@spizarka/contract/pantry'
import { Check } from 'lucide-react'
import { type MouseEvent, use } from 'react'
import { foodLook } from '../../../lib/food-look.ts'
import { daysUntil, formatDaysLeft } from '../../../lib/text/format.ts'
import { ExpiryBadge } from '../../../ui/feedback/ExpiryBadge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { amountInWords } from '../amounts/amounts.ts'
import { SelectionContext, useSelected } from './selection.ts'

/** A product while several are being chosen: the whole row is its box. With shift all rows since the last one are chosen too. */
export function SelectableRow({ item }: { item: PantryItem }) {
  const selection = use(SelectionContext)
  const selected = useSelected(item.id)
  const toggle = (event: MouseEvent) => selection.toggle(item.id, event.shiftKey ? idsInOrder() : undefined)
  return (
    <li className="[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <label className="flex min-h-18 cursor-pointer items-center gap-x-3 py-2.5 pr-4 pl-3 select-none hover:bg-sunken has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand">
        <input
          type="checkbox"
          data-selectable={item.id}
          checked={selected}
          onChange={() => undefined}
          onClick={toggle}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="grid size-6.5 shrink-0 place-items-center rounded-lg border-2 border-control bg-card text-white peer-checked:border-herb-fill peer-checked:bg-herb-fill [&_svg]:opacity-0 peer-checked:[&_svg]:opacity-100"
        >
          <Check className="size-5" />
        </span>
        <ProductTile name={item.product_name} {...foodLook(item)} />
        <span className="flex min-w-24 flex-1 flex-col items-start gap-1">
          <span className="max-w-full leading-5 font-semibold wrap-break-word">{item.product_name}</span>
          {item.best_before !== null && (
            <ExpiryBadge daysLeft={daysUntil(item.best_before)}>{formatDaysLeft(daysUntil(item.best_before))}</ExpiryBadge>
          )}
        </span>
        <span className="text-right font-bold whitespace-nowrap tabular-nums">{amountInWords(item)}</span>
      </label>
    </li>
  )
}

function idsInOrder(): string[] {
  const rows = document.querySelectorAll<HTMLElement>('[data-selectable]')
  return [...new Set([...rows].map(({ dataset }) => dataset['selectable'] ?? ''))]
}

/** Chooses all rows of a list, or none of them. */
export function SelectAllButton({ ids, of, children }: { ids: readonly string[]; of?: string; children: string }) {
  const selection = use(SelectionContext)
  return (
    <button
      type="button"
      onClick={() => selection.toggleAll(ids)}
      className="inline-flex min-h-11 shrink-0 items-center font-bold whitespace-nowrap text-brand-ink underline-offset-3 hover:underline"
    >
      {children}
      {of !== undefined && <span className="sr-only">: {of}</span>}
    </button>
  )
}
