import type { PendingItem } from '@spizarka/contract/intake'
import { BookmarkCheck, Eye, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay, formatGrosze } from '../../../../lib/format.ts'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { amountOf, formatSaidAmount } from '../../quantities.ts'
import { useSaveItem } from '../use-pending-items.ts'
import { ItemFields } from './ItemFields.tsx'
import { ItemAction, ItemTile, SourceLine } from './ItemParts.tsx'

/** An item as it will go into the pantry: read, and edited in place. */
export function ReadyItem({ item, onList, onDelete }: { item: PendingItem; onList?: ReactNode; onDelete: () => void }) {
  const [editing, setEditing] = useState(false)
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
      title={item.product_name}
      detail={
        <>
          {item.best_before !== null && <span className="text-small text-muted">najlepiej zużyć do {formatDay(item.best_before)}</span>}
          <ItemMarks item={item} />
          {onList}
          <SourceLine line={item.source_line} brief={price !== null} />
        </>
      }
      end={
        <div ref={row} className="flex items-center">
          <span className="mr-1 text-right leading-5 tabular-nums md:mr-3">
            <span className={amount && !item.on_list?.in_pantry ? 'text-[1.0625rem] font-bold' : 'text-muted'}>
              {amount ? formatSaidAmount(amount.value, amount.unit) : 'Brak'}
            </span>
            {price !== null && <span className="block text-small text-muted">{formatGrosze(price)}</span>}
          </span>
          <ItemAction Icon={Pencil} word="Edytuj" name={item.product_name} brand onClick={() => setEditing(true)} />
          <ItemAction Icon={Trash2} word="Usuń" name={item.product_name} onClick={onDelete} />
        </div>
      }
    />
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
