import type { ShoppingItem } from '@spizarka/contract/shopping'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { memo, useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import type { Aisle } from '../list/aisles.ts'
import { amountWords, dishWords, heldWords, leftoverWords, leftWords, shortWords } from '../list/item-words.ts'

interface StoreAisleProps extends Aisle {
  sinking: ReadonlySet<string>
  onTick: (item: ShoppingItem) => void
}

/** One aisle; what is in the basket is at its end, and a finished one is a line that can be opened. */
export const StoreAisle = memo(
  function StoreAisle({ aisle, title, items, left, sinking, onTick }: StoreAisleProps) {
    const [open, setOpen] = useState(false)
    const moving = items.some(({ id }) => sinking.has(id))
    const heading = `store-${aisle}`
    const order = [...items].sort((a, b) => Number(hasSunk(a, sinking)) - Number(hasSunk(b, sinking)))
    const rows = (
      <ul
        role="list"
        aria-labelledby={heading}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
      >
        {order.map((item) => (
          <StoreRow key={item.id} item={item} onTick={onTick} />
        ))}
      </ul>
    )
    if (left === 0 && !moving) {
      return (
        <section className="flex flex-col gap-2.5">
          <h2 id={heading}>
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="flex min-h-14 w-full items-center gap-3 rounded-card bg-sunken px-4 text-left hover:brightness-97"
            >
              <span className="grid size-7 shrink-0 place-items-center rounded-pill bg-herb-fill text-white">
                <Check aria-hidden strokeWidth={3} className="size-4.5" />
              </span>
              <span className="flex-1 font-display text-h4">{title}</span>
              <span className="text-small text-muted tabular-nums">
                {items.length} z {items.length}
              </span>
              <ChevronDown aria-hidden className={clsx('size-5 transition-transform', open && 'rotate-180')} />
            </button>
          </h2>
          {open && rows}
        </section>
      )
    }
    return (
      // Aisles out of sight cost a tick no layout; the room around them is for their shadow.
      <section
        className="-m-2 flex flex-col gap-2.5 p-2 [content-visibility:auto]"
        style={{ containIntrinsicBlockSize: `auto ${HEAD_PX + ROW_PX * items.length}px` }}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={heading} className="text-h2">
            {title}
          </h2>
          <span className="text-small text-muted">{leftWords(left)}</span>
        </div>
        {rows}
      </section>
    )
  },
  (before, now) =>
    before.left === now.left &&
    before.items.length === now.items.length &&
    before.items.every((item, place) => item === now.items[place] && before.sinking.has(item.id) === now.sinking.has(item.id)),
)

const HEAD_PX = 64
const ROW_PX = 93

function hasSunk({ id, checked }: ShoppingItem, sinking: ReadonlySet<string>): boolean {
  return checked && !sinking.has(id)
}

/** The whole row is the box. */
const StoreRow = memo(function StoreRow({ item, onTick }: { item: ShoppingItem; onTick: (item: ShoppingItem) => void }) {
  const { name, note } = item
  // The row answers the finger before the list learns of it, and is drawn again.
  const [ticked, setTicked] = useState<{ of: ShoppingItem; checked: boolean }>()
  const checked = ticked?.of === item ? ticked.checked : item.checked
  const held = heldWords(item)
  const amount = amountWords(item)
  const after = leftoverWords(item)
  return (
    // Hundreds of rows out of sight cost a tick no layout.
    <li className="[content-visibility:auto] [contain-intrinsic-size:auto_5.75rem]">
      <label className="flex min-h-23 cursor-pointer touch-manipulation items-center gap-4 px-4 py-3 select-none has-focus-visible:bg-sunken active:bg-sunken">
        <span className="relative grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={checked}
            onChange={() => {
              setTicked({ of: item, checked: !checked })
              afterPaint(() => onTick({ ...item, checked }))
            }}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[0.875rem] border-2 border-control bg-card checked:border-herb-fill checked:bg-herb-fill"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative size-7 text-white opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
          <span className="min-w-[min(7rem,100%)] flex-1">
            <span
              className={clsx('block text-lead leading-6 font-semibold wrap-break-word', checked && 'font-normal text-muted line-through')}
            >
              {name}
            </span>
            <span className="block text-small text-muted wrap-break-word">
              {checked ? (
                'kupione'
              ) : (
                <>
                  {held && <span className="font-bold text-ok-ink">{held}</span>}
                  {[held && shortWords(item), held ? '' : dishWords(item), note].filter(Boolean).map((words, place) => (
                    <span key={words}>{`${held || place > 0 ? ', ' : ''}${words}`}</span>
                  ))}
                </>
              )}
            </span>
          </span>
          <span className="text-right tabular-nums">
            <span className={clsx('block text-h4 font-bold', checked && 'text-muted line-through')}>{amount}</span>
            {!checked && after && <span className="block text-small text-muted">{after}</span>}
          </span>
        </span>
      </label>
    </li>
  )
})
