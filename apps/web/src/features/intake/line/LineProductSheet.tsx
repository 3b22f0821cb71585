import type { Unit } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import { isPantryCategory, PANTRY_CATEGORIES, type PantryCategory } from '@spizarka/contract/pantry'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { formatUnit } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Select } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import type { LineProduct, ProductCorrection } from './typed-line.ts'

interface LineProductSheetProps {
  product: LineProduct
  onClose: () => void
  onCorrect: (what: ProductCorrection) => void
  onDrop: () => void
}

const UNITS = (['grams', 'ml', 'pieces'] as const).map((value) => ({ value, label: formatUnit(value) }))
const SHELVES = Object.entries(PANTRY_CATEGORIES).filter(([shelf]) => shelf !== 'spices')

/** Amount, date and shelf of a product of the line; what is saved here is certain. */
export function LineProductSheet({ product: { read, correction }, onClose, onCorrect, onDrop }: LineProductSheetProps) {
  const form = useId()
  const amount = correction ? correction.amount : read.amount
  const [name, setName] = useState(correction?.name ?? read.product_name)
  const [quantity, setQuantity] = useState<number | null>(amount?.quantity ?? (read.doubt === 'name' ? 1 : null))
  const [unit, setUnit] = useState<Unit>(amount?.unit ?? read.in_pantry?.unit ?? 'pieces')
  const estimate = read.best_before ?? ''
  const [bestBefore, setBestBefore] = useState(correction?.bestBefore === undefined ? estimate : (correction.bestBefore ?? ''))
  const [shelf, setShelf] = useState<PantryCategory>(correction?.category ?? read.category)
  const [submitted, setSubmitted] = useState(false)
  const nameless = name.trim() === ''
  const tooLittle = !read.is_spice && (quantity === null || quantity <= 0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (nameless || tooLittle) return
    onCorrect({
      name: name.trim(),
      amount: read.is_spice || quantity === null ? null : { quantity, unit },
      ...(bestBefore !== estimate && { bestBefore: bestBefore || null }),
      ...(shelf !== read.category && { category: shelf }),
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={read.product_name}
      footer={
        <>
          <Button variant="outline" icon={<Trash2 aria-hidden className="size-5" />} onClick={onDrop}>
            Usuń z listy
          </Button>
          <Button type="submit" form={form}>
            Gotowe
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {read.doubt === 'name' && (
          <Field
            label="Nazwa"
            help="Nie znamy takiego produktu. Możesz go poprawić albo dodać tak, jak jest."
            error={submitted && nameless ? 'To pole jest wymagane.' : undefined}
          >
            <Input maxLength={LIMITS.productName} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        )}
        {read.is_spice ? (
          <p className="text-muted">Przyprawy nie mają ilości: są na stanie albo ich nie ma.</p>
        ) : (
          <>
            <div className="grid grid-cols-2 items-end gap-3">
              <Field label="Ilość" error={submitted && tooLittle ? 'Podaj ilość większą od zera.' : undefined}>
                <NumberInput
                  data-autofocus
                  max={LIMITS.quantity}
                  decimals={2}
                  unit={formatUnit(unit)}
                  value={quantity}
                  onChange={setQuantity}
                  onFocus={(event) => event.target.select()}
                />
              </Field>
              <Segmented label="Jednostka" showLabel value={unit} onChange={setUnit} options={UNITS} />
            </div>
            <Field label="Zużyć do" help={bestBefore !== '' && bestBefore === estimate ? 'Data orientacyjna.' : undefined}>
              <Input
                type="date"
                min="2000-01-01"
                max="2100-12-31"
                value={bestBefore}
                onChange={(event) => setBestBefore(event.target.value)}
              />
            </Field>
            {read.in_pantry === null && (
              <Field label="Półka">
                <Select value={shelf} onChange={(event) => isPantryCategory(event.target.value) && setShelf(event.target.value)}>
                  {SHELVES.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </>
        )}
      </form>
    </Dialog>
  )
}
