import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import { clsx } from 'clsx'
import { BookmarkCheck, Calculator, CornerDownRight, Eye, type LucideIcon, Pencil, ScanText, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fireAndForget } from '../../../../lib/fire-and-forget.ts'
import { foodLook } from '../../../../lib/food-look.ts'
import { formatDay, formatGrosze } from '../../../../lib/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { ProductTile } from '../../../../ui/food/ProductTile.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { PictureOfLine, useIsPictured } from '../../receipt/ReceiptPicture.tsx'
import { amountOf, formatRoundedAmount, toQuantities } from '../amounts.ts'
import { errorText, useSaveItem } from '../use-pending-items.ts'
import { ItemFields } from './ItemFields.tsx'

/** An item as it will go into the pantry: read, and edited in place. */
export function ReadyItem({ item, onList, onDelete }: { item: PendingItem; onList?: ReactNode; onDelete: () => void }) {
  const [editing, setEditing] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const row = useRef<HTMLDivElement>(null)

  const stopEditing = () => {
    // The form takes the focus with it; it goes back to the button that opened it.
    flushSync(() => setEditing(false))
    row.current?.querySelector('button')?.focus()
  }

  if (editing) return <EditItemForm item={item} onDone={stopEditing} />
  const amount = amountOf(item)
  const price = item.price_grosze
  return (
    <Row
      start={<ItemTile item={item} />}
      title={withHardSpaces(item.product_name)}
      detail={
        <>
          {item.best_before !== null && <span className="text-small text-muted">najlepiej zużyć do {formatDay(item.best_before)}</span>}
          <ItemMarks item={item} />
          {onList}
          <SourceLine item={item} brief={price !== null} isWhole={isWhole} onWhole={setIsWhole} />
        </>
      }
      end={
        <div ref={row} className="flex items-center">
          <span className="mr-1 text-right leading-5 tabular-nums md:mr-3">
            <span className={amount && !item.on_list?.in_pantry ? 'text-[1.0625rem] font-bold' : 'text-muted'}>
              {amount ? formatRoundedAmount(amount.value, amount.unit) : 'Brak'}
            </span>
            {price !== null && <span className="block text-small text-muted">{formatGrosze(price)}</span>}
          </span>
          <ItemAction Icon={Pencil} word="Edytuj" name={item.product_name} brand onClick={() => setEditing(true)} />
          <ItemAction Icon={Trash2} word="Usuń" name={item.product_name} onClick={onDelete} />
        </div>
      }
    >
      {isWhole && <PictureOfLine item={item} />}
    </Row>
  )
}

/** A spice is only in stock or not: there is nothing to edit. */
export function SpiceItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Row
      start={<ItemTile item={item} />}
      title={item.product_name}
      detail={
        <>
          <span className="text-small text-ok-ink">
            <strong>Przyprawa.</strong> <span>Widoczna w spiżarni ze statusem "Na stanie"</span>
          </span>
          <SourceLine item={item} isWhole={isWhole} onWhole={setIsWhole} />
        </>
      }
      end={<ItemAction Icon={Trash2} word="Usuń" name={item.product_name} onClick={onDelete} />}
    >
      {isWhole && <PictureOfLine item={item} />}
    </Row>
  )
}

/** An item being changed, in the place of its row; its unit is changed with a rate of its own. */
function EditItemForm({ item, onDone }: { item: PendingItem; onDone: () => void }) {
  const known = amountOf(item)
  const save = useSaveItem(item)
  return (
    <li className="bg-sunken">
      <ItemFields
        label={`Edycja: ${item.product_name}`}
        start={{
          name: item.product_name,
          quantity: known?.value ?? null,
          unit: known?.unit ?? 'pieces',
          bestBefore: item.best_before ?? '',
        }}
        convert={known && { item, amount: known }}
        save={save}
        sourceLine={item.source_line}
        onDone={onDone}
      />
    </li>
  )
}

/** How a line of a receipt was read. */
function ItemMarks({ item }: { item: PendingItem }) {
  const { doubtful, learned } = item
  if (!doubtful && !learned) return null
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {doubtful && (
        <Badge tone="soon" icon={<Eye aria-hidden />}>
          Sprawdź tę pozycję
        </Badge>
      )}
      {learned && (
        <Badge tone="ok" icon={<BookmarkCheck aria-hidden />}>
          Zapamiętane
        </Badge>
      )}
    </span>
  )
}

export function ItemTile({ item }: { item: PendingItem }) {
  return <ProductTile name={item.product_name} {...foodLook(item)} />
}

interface SourceLineProps {
  item: PendingItem
  /** In one line: what a till prints is long. */
  brief?: boolean
  /** Whether the line is shown whole, with its strip of the picture, and what a tap on it does. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

/** A longer line names several products: whole, it would stand four lines high in the row of each. */
const LONG_LINE = 60

/** The line an item was read from, as it was typed or printed; a long one whole at a tap, but where nothing was found in it. */
export function SourceLine({ item, brief: isPrinted = false, isWhole, onWhole }: SourceLineProps) {
  const line = item.source_line
  const isPictured = useIsPictured(item)
  const brief = isPrinted || (line.length > LONG_LINE && item.status !== 'error')
  if (line === '') return null
  const words = (
    <>
      <span className="sr-only">Z wiersza: </span>„{line}”
    </>
  )
  if (brief || isPictured) {
    return (
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => onWhole(!isWhole)}
        className="relative -my-0.5 flex max-w-full items-center gap-1 py-0.5 text-left text-small text-muted after:absolute after:-inset-y-2 after:inset-x-0"
      >
        <span className={(isWhole && !isPictured) || !brief ? 'block wrap-anywhere' : 'line-clamp-1 break-all'}>{words}</span>
        {isPictured && <ScanText aria-hidden className="size-4 shrink-0" />}
      </button>
    )
  }
  return (
    <span className="flex items-start gap-1.5 text-small text-muted">
      <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0 max-md:hidden" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </span>
  )
}

/** An action on a row: an icon on a phone, with its word from 768 px on. */
function ItemAction({
  Icon,
  word,
  name,
  brand,
  onClick,
}: {
  Icon: LucideIcon
  word: string
  name: string
  brand?: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={`${word}: ${name}`}
      onClick={onClick}
      className={clsx(
        'inline-flex min-h-11 min-w-10 items-center justify-center gap-2 rounded-pill font-bold hover:bg-ink/8 md:px-3',
        brand ? 'text-brand-ink' : 'text-muted',
      )}
    >
      <Icon aria-hidden className="size-5" />
      <span className="max-md:hidden">{word}</span>
    </button>
  )
}

interface KnownRateNoteProps {
  item: PendingItem
  details: ClarificationDetails
  onTakenBack: (id: string) => void
}

/** Says what a known rate made of an item, and takes it back. */
export function KnownRateNote({ item, details, onTakenBack }: KnownRateNoteProps) {
  const save = useSaveItem(item)
  const amount = amountOf(item)
  const takeBack = async () => {
    const stated = Number(/[\d,.]+/.exec(details.original_input ?? '')?.[0].replace(',', '.'))
    onTakenBack(item.id)
    try {
      await save.mutateAsync({
        product_name: item.product_name,
        ...toQuantities(stated > 0 ? stated : null, details.new_unit_from_input),
        best_before: item.best_before,
      })
    } catch (error) {
      toast.error(errorText(error, 'Nie udało się zapisać zmian. Spróbuj ponownie.'))
    }
  }
  return (
    <div className="flex items-center gap-3 rounded-card bg-ok-soft py-1.5 pr-1.5 pl-4 text-ok-ink">
      <Calculator aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 text-small">
        <strong className="tabular-nums">
          {item.product_name}: {details.original_input} to {amount && formatRoundedAmount(amount.value, amount.unit)}
        </strong>
        , wiemy od ostatniego razu.
      </p>
      <Button variant="ghost" size="sm" busy={save.isPending} className="text-ok-ink!" onClick={fireAndForget(takeBack)}>
        Cofnij
      </Button>
    </div>
  )
}
