import { LIMITS } from '@spizarka/contract/limits'
import { clsx } from 'clsx'
import { Check, CircleAlert, CircleQuestionMark, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { Stepper } from '../../../../ui/Stepper.tsx'
import { toast } from '../../../../ui/toast.ts'
import { asPrinted } from '../codes/gtin.ts'
import { nameOf } from './describe-item.ts'
import { formatPack, formatScanned } from './pack-amount.ts'
import { passFocusOn, rowId } from './row-focus.ts'
import { packOf, type ScannedItem, type ScanStatus } from './scanned-item.ts'
import type { ScannedList } from './scanned-list.ts'
import { statusText } from './status-text.ts'

const icon = 'size-6'
const looks: Record<ScanStatus, { edge: string; tile: string; picture: ReactNode }> = {
  loading: { edge: 'border-line', tile: 'bg-sunken text-muted', picture: <Spinner className={icon} /> },
  found: { edge: 'border-herb', tile: 'bg-ok-soft text-ok-ink', picture: <Check aria-hidden className={icon} /> },
  not_recognized: {
    edge: 'border-honey',
    tile: 'bg-soon-soft text-soon-ink',
    picture: <CircleQuestionMark aria-hidden className={icon} />,
  },
  api_error: { edge: 'border-danger', tile: 'bg-late-soft text-late-ink', picture: <CircleAlert aria-hidden className={icon} /> },
}

interface ScannedRowProps {
  item: ScannedItem
  list: ScannedList
  onName: () => void
  onWeigh: () => void
}

/** A scanned code: being looked for, found, unknown, or not answered. */
export function ScannedRow({ item, list, onName, onWeigh }: ScannedRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { status, gtin } = item
  const { edge, tile, picture } = looks[status]
  const name = nameOf(item)

  const remove = () => {
    passFocusOn(row.current)
    toast.undo(`Usunięto: ${name}`, list.remove(item))
  }
  const retry = () => {
    // The button goes with the failure.
    row.current?.focus({ preventScroll: true })
    list.retry(gtin)
  }

  return (
    <li ref={row} id={rowId(gtin)} tabIndex={-1} className={clsx('@container rounded-card border-[1.5px] bg-card p-3 shadow-card', edge)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className={clsx('grid size-11 shrink-0 place-items-center self-start rounded-tile', tile)}>{picture}</span>
        <div className="min-w-28 flex-1">
          <p className="leading-5 font-semibold wrap-break-word">{statusText(item)}</p>
          {status === 'loading' ? (
            <Skeleton className="mt-2 h-3 w-2/5" />
          ) : (
            <p className="mt-0.5 text-small text-muted">{detailOf(item)}</p>
          )}
        </div>
        {/* Icons stand beside the name, what is wider under it; in large text it has the whole width. */}
        <div className={clsx('flex flex-wrap items-center gap-2', hasOwnLine(status) ? 'basis-full @xs:pl-14' : 'ml-auto')}>
          {status === 'found' && <FoundAmount item={item} onChange={(quantity) => list.setQuantity(gtin, quantity)} onExact={onWeigh} />}
          {status === 'not_recognized' && (
            <Button variant="soft" size="sm" icon={<Pencil aria-hidden />} aria-label={`Dodaj go ręcznie: ${name}`} onClick={onName}>
              Dodaj go ręcznie
            </Button>
          )}
          {status === 'api_error' && (
            <IconButton
              label={`Spróbuj ponownie: ${name}`}
              icon={<RefreshCw aria-hidden className="size-5" />}
              look="danger"
              onClick={retry}
            />
          )}
          <IconButton label={`Usuń: ${name}`} icon={<Trash2 aria-hidden className="size-5" />} className="ml-auto" onClick={remove} />
        </div>
      </div>
    </li>
  )
}

const hasOwnLine = (status: ScanStatus) => status === 'found' || status === 'not_recognized'

/** Whose it is and how big; of an unknown one the code. */
function detailOf(item: ScannedItem): string {
  if (item.status !== 'found') return asPrinted(item.gtin)
  return [item.brands, formatPack(packOf(item))].filter(Boolean).join(', ')
}

interface FoundAmountProps {
  item: ScannedItem
  onChange: (quantity: number) => void
  onExact: () => void
}

/** How much there is in all; a step is one package, and the last one is taken away by the bin. */
function FoundAmount({ item: { name, editableQuantity, baseQuantity, unit }, onChange, onExact }: FoundAmountProps) {
  return (
    <Stepper
      label={name}
      value={editableQuantity}
      step={baseQuantity}
      min={Math.min(editableQuantity, baseQuantity)}
      max={LIMITS.quantity}
      format={(value) => formatScanned({ value, unit })}
      onChange={onChange}
      onExact={onExact}
    />
  )
}
