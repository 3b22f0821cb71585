import { LIMITS } from '@spizarka/contract/limits'
import { clsx } from 'clsx'
import { Check, CircleAlert, CircleQuestionMark, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { formatAsPrinted } from '../../../../lib/barcode/gtin.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Dialog } from '../../../../ui/feedback/Dialog.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { Stepper } from '../../../../ui/form/Stepper.tsx'
import { formatPack, formatScanned } from './pack-amount.ts'
import { nameOf, packOf, type ScannedItem, type ScannedItems, type ScanStatus, statusText } from './scanned-item.ts'
import type { ScannedList } from './scanned-list.ts'

interface ScannedProductsProps {
  list: ScannedList
  items: ScannedItems
  /** What has just happened to them. */
  news: string
  onName: (item: ScannedItem) => void
}

/** Everything scanned so far, the newest on top. */
export function ScannedProducts({ list, items, news, onName }: ScannedProductsProps) {
  const [weighing, setWeighing] = useState<ScannedItem>()
  return (
    <section
      tabIndex={-1}
      aria-labelledby="zeskanowane"
      className="mx-auto flex w-full max-w-160 flex-col gap-3 px-4 pt-4 pb-10 outline-none md:px-10 lg:p-0"
    >
      <h2 id="zeskanowane" className="text-h3">
        Zeskanowane produkty ({items.length})
      </h2>
      {/* Always there: a live region that appears together with its text is not announced. */}
      <p role="status" className="sr-only">
        {news}
      </p>
      {items.length === 0 ? (
        <p className="rounded-card border-[1.5px] border-dashed border-control px-5 py-6 text-center text-muted">
          Lista jest pusta. Uruchom skaner i pokaż mu pierwszy kod.
        </p>
      ) : (
        <ul role="list" aria-labelledby="zeskanowane" className="flex flex-col gap-3">
          {items.map((item) => (
            <ScannedRow key={item.gtin} item={item} list={list} onName={() => onName(item)} onWeigh={() => setWeighing(item)} />
          ))}
        </ul>
      )}
      <Attribution items={items} />
      {weighing && (
        <QuantityDialog
          item={weighing}
          onClose={() => setWeighing(undefined)}
          onQuantity={(quantity) => {
            list.setQuantity(weighing.gtin, quantity)
            setWeighing(undefined)
          }}
        />
      )}
    </section>
  )
}

const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org'

/** Whose data these are, where their licence asks for it to be said next to them. */
function Attribution({ items }: { items: ScannedItems }) {
  const shown = items.filter((item) => item.attribution !== null)
  const [first] = shown
  if (!first) return null
  return (
    <p className="text-small text-muted">
      {first.source === 'open_food_facts' ? (
        <a href={OPEN_FOOD_FACTS} target="_blank" rel="noreferrer" className="underline underline-offset-3">
          {first.attribution}
        </a>
      ) : (
        first.attribution
      )}
    </p>
  )
}

interface QuantityDialogProps {
  item: ScannedItem
  onClose: () => void
  onQuantity: (quantity: number) => void
}

/** The exact amount, a whole number of at least 1; anything else changes nothing (SPEC section 5). */
function QuantityDialog({ item, onClose, onQuantity }: QuantityDialogProps) {
  const form = useId()
  const [quantity, setQuantity] = useState<number | null>(item.editableQuantity)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantity !== null && Number.isInteger(quantity) && quantity >= 1) onQuantity(quantity)
    else onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Ile jest: ${item.name}?`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit" form={form}>
            Zapisz ilość
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="Ilość" help="Razem, we wszystkich opakowaniach. Liczba całkowita.">
          <NumberInput
            data-autofocus
            value={quantity}
            max={LIMITS.quantity}
            decimals={0}
            unit={item.unit}
            onChange={setQuantity}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}

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
function ScannedRow({ item, list, onName, onWeigh }: ScannedRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { status, gtin } = item
  const { edge, tile, picture } = looks[status]
  const name = nameOf(item)

  const remove = () => {
    moveFocusToNeighbour(row.current)
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
        {/* Icons are beside the name, what is wider under it; in large text it has the whole width. */}
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
  if (item.status !== 'found') return formatAsPrinted(item.gtin)
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

/** Names a row, for the focus to find it. */
export function rowId(gtin: string): string {
  return `kod-${gtin}`
}

/** Gives the focus of a row that is about to go to its neighbour, or to the list; not to a button, which a held Enter would press. */
function moveFocusToNeighbour(row: HTMLElement | null): void {
  const heir = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section')
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
}
