import type { Unit } from '@spizarka/contract/common'
import type { PendingItem } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { BookmarkCheck, Eye, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../../lib/api/api-error.ts'
import { formatDay, formatGrosze, formatRawAmount, formatUnit } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Input } from '../../../../ui/form/Input.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { FormError } from '../../FormError.tsx'
import { type Amount, amountOf, toQuantities } from '../../quantities.ts'
import { useSaveItem } from '../use-pending-items.ts'
import { ConvertUnitDialog } from './ConvertUnitDialog.tsx'
import { ItemAction, ItemTile, SourceLine } from './ItemParts.tsx'

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

const UNITS = (['grams', 'ml', 'pieces'] as const).map((value) => ({ value, label: formatUnit(value) }))

/** An item being changed, in the place of its row. */
function EditItemForm({ item, onDone }: { item: PendingItem; onDone: () => void }) {
  const known = amountOf(item)
  const [name, setName] = useState(item.product_name)
  const [quantity, setQuantity] = useState(known?.value ?? null)
  const [unit, setUnit] = useState<Unit>(known?.unit ?? 'pieces')
  const [bestBefore, setBestBefore] = useState(item.best_before ?? '')
  const [converting, setConverting] = useState(false)
  const [nameless, setNameless] = useState(false)
  const save = useSaveItem(item)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setNameless(name.trim() === '')
    if (save.isPending || name.trim() === '') return
    save.mutate(
      { product_name: name.trim(), ...toQuantities(quantity === 0 ? null : quantity, unit), best_before: bestBefore || null },
      { onSuccess: onDone },
    )
  }
  const converted = (amount: Amount) => {
    setQuantity(amount.value)
    setUnit(amount.unit)
    setConverting(false)
  }

  return (
    <li className="bg-sunken p-4">
      <form noValidate aria-label={`Edycja: ${item.product_name}`} onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Nazwa"
          counter={[name.length, LIMITS.productName]}
          error={nameless ? 'To pole jest wymagane.' : refusedName(save.error)}
          required
        >
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row has just been opened for editing
            autoFocus
            maxLength={LIMITS.productName}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Ilość" className="min-w-32 flex-1">
            <NumberInput max={LIMITS.quantity} decimals={3} unit={formatUnit(unit)} value={quantity} onChange={setQuantity} />
          </Field>
          {known ? (
            <Button variant="outline" className="min-h-13 flex-1" onClick={() => setConverting(true)}>
              Zmień jednostkę
            </Button>
          ) : (
            <div className="flex-1">
              <Segmented label="Jednostka" showLabel value={unit} onChange={setUnit} options={UNITS} />
            </div>
          )}
        </div>
        <Field label="Najlepiej zużyć do (opcjonalnie)">
          <Input type="date" min="2000-01-01" max="2100-12-31" value={bestBefore} onChange={(event) => setBestBefore(event.target.value)} />
        </Field>
        {save.isError && !refusedName(save.error) && <FormError>Nie udało się zapisać zmian. Spróbuj ponownie.</FormError>}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onDone}>
            Anuluj
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel="Zapisywanie...">
            Zapisz
          </Button>
        </div>
        <p className="text-small wrap-anywhere text-muted">Z wiersza: „{item.source_line}”</p>
      </form>
      {known && (
        <ConvertUnitDialog item={item} amount={known} open={converting} onClose={() => setConverting(false)} onConverted={converted} />
      )}
    </li>
  )
}

function refusedName(error: unknown): string | undefined {
  return isApiError(error) ? error.fieldMessage('product_name') : undefined
}

/** What a receipt adds to an item: its price, and how it was read. */
function ItemMarks({ item }: { item: PendingItem }) {
  const { price_grosze: price, doubtful, learned } = item
  if (price === null && !doubtful && !learned) return null
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {price !== null && <span className="text-small text-muted tabular-nums">{formatGrosze(price)}</span>}
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
