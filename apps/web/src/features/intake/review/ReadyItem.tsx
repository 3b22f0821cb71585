import type { PendingItem } from '@spizarka/contract/intake'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay, formatRawAmount } from '../../../lib/format.ts'
import { Row } from '../../../ui/Row.tsx'
import { amountOf } from '../quantities.ts'
import { EditItemForm } from './EditItemForm.tsx'
import { ItemAction } from './ItemAction.tsx'
import { ItemMarks } from './ItemMarks.tsx'
import { ItemTile } from './ItemTile.tsx'
import { SourceLine } from './SourceLine.tsx'

/** An item as it will go into the pantry: read, and edited in place. */
export function ReadyItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  const [editing, setEditing] = useState(false)
  const row = useRef<HTMLDivElement>(null)

  const stopEditing = () => {
    // The form takes the focus with it; it goes back to the button that opened it.
    flushSync(() => setEditing(false))
    row.current?.querySelector('button')?.focus()
  }

  if (editing) return <EditItemForm item={item} onDone={stopEditing} />
  const amount = amountOf(item)
  return (
    <Row
      start={<ItemTile item={item} />}
      title={item.product_name}
      detail={
        <>
          <span className={amount ? 'font-bold tabular-nums' : 'text-muted'}>
            {amount ? formatRawAmount(amount.value, amount.unit) : 'Brak'}
          </span>
          {item.best_before !== null && <span className="text-small text-muted">najlepiej zużyć do {formatDay(item.best_before)}</span>}
          <ItemMarks item={item} />
          <SourceLine line={item.source_line} />
        </>
      }
      end={
        <div ref={row} className="flex">
          <ItemAction Icon={Pencil} word="Edytuj" name={item.product_name} brand onClick={() => setEditing(true)} />
          <ItemAction Icon={Trash2} word="Usuń" name={item.product_name} onClick={onDelete} />
        </div>
      }
    />
  )
}
