import type { ShoppingItem } from '@spizarka/contract/shopping'
import { clsx } from 'clsx'
import { Check, CloudUpload, GripVertical } from 'lucide-react'
import { type ComponentProps, memo, useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { formatAmount } from '../../../lib/text/format.ts'
import { amountWords, dishWords } from './item-words.ts'

interface ItemRowProps {
  item: ShoppingItem
  /** The server has not been told of it yet. */
  waits: boolean
  onTick: (item: ShoppingItem) => void
  onOpen: (item: ShoppingItem) => void
  /** What moves it within its aisle; none where it cannot be moved. */
  grip?: ComponentProps<'button'>
  /** How far it is drawn from its place, in pixels; undefined while it lies still. */
  drawn?: number | undefined
}

/** A thing of the list: tick it, or open it to change it. */
export const ItemRow = memo(
  function ItemRow({ item, waits, onTick, onOpen, grip, drawn }: ItemRowProps) {
    const { name, note } = item
    // The box answers the finger before the list learns of it, and is drawn again.
    const [ticked, setTicked] = useState<{ of: ShoppingItem; checked: boolean }>()
    const checked = ticked?.of === item ? ticked.checked : item.checked
    const detail = note || neededWords(item) || dishWords(item)
    return (
      <li
        ref={(row) => {
          if (row) row.style.translate = drawn === undefined ? '' : `0 ${drawn}px`
        }}
        className={clsx(
          'flex min-h-16 items-center bg-inherit',
          // Hundreds of rows out of sight cost a tick no layout.
          drawn === undefined
            ? '[content-visibility:auto] [contain-intrinsic-size:auto_4rem]'
            : 'relative z-1 rounded-tile bg-card shadow-raised',
        )}
      >
        <label className="grid size-16 shrink-0 cursor-pointer place-items-center">
          <span className="relative grid size-7.5 place-items-center">
            <input
              type="checkbox"
              aria-label={`Kupione: ${name}`}
              checked={checked}
              onChange={() => {
                setTicked({ of: item, checked: !checked })
                afterPaint(() => onTick({ ...item, checked }))
              }}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg border-2 border-control bg-card checked:border-herb-fill checked:bg-herb-fill"
            />
            <Check
              aria-hidden
              strokeWidth={3}
              className="pointer-events-none relative size-5 text-white opacity-0 peer-checked:opacity-100"
            />
          </span>
        </label>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(item)}
          className="flex min-h-16 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 py-2 pr-3 text-left -outline-offset-3"
        >
          <span className="min-w-[min(8rem,100%)] flex-1">
            <span className={clsx('block leading-5.5 wrap-break-word', checked && 'text-muted line-through')}>{name}</span>
            {detail && !checked && <span className="block text-small text-muted wrap-break-word">{detail}</span>}
          </span>
          <span className="flex items-center gap-3">
            {waits && <CloudUpload aria-label="czeka na wysłanie" role="img" className="size-5 text-muted" />}
            <span className={clsx('tabular-nums', checked ? 'text-muted' : 'font-bold')}>{amountWords(item)}</span>
          </span>
        </button>
        {grip && (
          <button
            type="button"
            {...grip}
            aria-label={`Przesuń: ${name}`}
            aria-keyshortcuts="ArrowUp ArrowDown"
            className="grid h-16 w-9 shrink-0 cursor-grab touch-none place-items-center text-control -outline-offset-3 active:cursor-grabbing"
          >
            <GripVertical aria-hidden className="size-5" />
          </button>
        )}
      </li>
    )
  },
  // What it calls is the same however often it is handed over.
  (before, now) => before.item === now.item && before.waits === now.waits && before.drawn === now.drawn,
)

/** potrzeba 100 g, w spiżarni 40 g: where something is at home already. */
function neededWords({ need, have, unit }: ShoppingItem): string {
  if (have === null || have === 0 || unit === null) return ''
  if (need === null) return `w\u00a0spiżarni ${formatAmount(have, unit)}`
  return `potrzeba ${formatAmount(need, unit)}, w\u00a0spiżarni ${formatAmount(have, unit)}`
}
