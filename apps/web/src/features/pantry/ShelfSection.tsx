import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatProducts } from '../../lib/format.ts'
import { Rows } from '../../ui/Row.tsx'
import { ProductRow } from './ProductRow.tsx'
import { type ShelfRows, shelfName } from './shelves.ts'

export interface ShelfSectionProps extends ShelfRows {
  open: boolean
  onToggle: () => void
  /** Stands after the rows: the way to those that are not loaded yet. */
  more?: ReactNode
}

/** One shelf: its name and count, and its products unless it is folded. */
export function ShelfSection({ shelf, rows, count, open, onToggle, more }: ShelfSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={clsx('text-h4', open && 'mb-1')}>
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className={clsx(
            'flex w-full items-center gap-2 text-left',
            open ? 'min-h-11 rounded-tile' : 'min-h-14 rounded-card border border-line bg-card px-4 shadow-card hover:bg-sunken',
          )}
        >
          <span id={id} className={clsx('min-w-0 flex-1', open && 'text-h3')}>
            {shelfName(shelf)}
          </span>
          <span className="font-sans text-small font-normal tracking-normal whitespace-nowrap text-muted">{formatProducts(count)}</span>
          <ChevronDown
            aria-hidden
            className={clsx('size-5 shrink-0 text-muted transition-transform duration-(--duration-base)', open && 'rotate-180')}
          />
        </button>
      </h2>
      {open && rows.length > 0 && (
        <Rows label={shelfName(shelf)}>
          {rows.map((item) => (
            <ProductRow key={item.id} item={item} />
          ))}
        </Rows>
      )}
      {open && more}
    </section>
  )
}
