import type { Unit } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import { isPantryCategory, PANTRY_CATEGORIES } from '@spizarka/contract/pantry'
import type { ShoppingItem } from '@spizarka/contract/shopping'
import type { ItemFields } from '@spizarka/contract/shopping-sync'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { formatUnit } from '../../../lib/text/format.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Select } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { dishWords, heldWords } from './item-words.ts'
import type { ListActions } from './use-list-actions.ts'

interface ItemSheetProps {
  item: ShoppingItem
  actions: ListActions
  onClose: () => void
}

const UNITS = (['grams', 'ml', 'pieces'] as const).map((value) => ({ value, label: formatUnit(value) }))

/** Name, amount, note and aisle of a thing on the list; nothing is saved before "Zapisz". */
export function ItemSheet({ item, actions, onClose }: ItemSheetProps) {
  const form = useId()
  const [name, setName] = useState(item.name)
  const [quantity, setQuantity] = useState(item.quantity)
  const [unit, setUnit] = useState<Unit>(item.unit ?? 'pieces')
  const [note, setNote] = useState(item.note)
  const [aisle, setAisle] = useState(item.aisle)
  const [submitted, setSubmitted] = useState(false)
  const nameless = name.trim() === ''
  const about = [heldWords(item), dishWords(item)].filter(Boolean).join(', ')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (nameless) return
    const now = { name: name.trim(), quantity, unit: quantity === null ? null : unit, note: note.trim(), aisle }
    const fields: ItemFields = Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== item[field as keyof typeof now]))
    if (Object.keys(fields).length > 0) actions.makeWithUndo([{ kind: 'set', item_id: item.id, fields }], `Zmieniono: ${now.name}`)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      footer={
        <>
          <Button
            variant="outline"
            icon={<Trash2 aria-hidden className="size-5" />}
            onClick={() => {
              onClose()
              actions.remove(item)
            }}
          >
            Usuń z listy
          </Button>
          <Button type="submit" form={form}>
            Zapisz
          </Button>
        </>
      }
    >
      {about && <p className="-mt-1 mb-4 text-muted">{about}</p>}
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Nazwa" counter={[name.length, LIMITS.productName]} error={submitted && nameless ? REQUIRED : undefined}>
          <Input maxLength={LIMITS.productName} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <div className="grid grid-cols-2 items-end gap-3">
          <Field label="Ilość">
            <NumberInput
              max={LIMITS.quantity}
              decimals={2}
              unit={formatUnit(unit)}
              value={quantity}
              onChange={(value) => setQuantity(value === 0 ? null : value)}
              onFocus={(event) => event.target.select()}
            />
          </Field>
          <Segmented label="Jednostka" showLabel value={unit} onChange={setUnit} options={UNITS} />
        </div>
        <Field label="Notatka">
          <Input maxLength={LIMITS.shoppingNote} autoComplete="off" value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Field label="Dział">
          <Select value={aisle} onChange={(event) => isPantryCategory(event.target.value) && setAisle(event.target.value)}>
            {Object.entries(PANTRY_CATEGORIES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  )
}
