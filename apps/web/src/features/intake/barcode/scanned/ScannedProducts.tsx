import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { NumberInput } from '../../../../ui/NumberInput.tsx'
import { ScannedRow } from './ScannedRow.tsx'
import type { ScannedItem, ScannedItems } from './scanned-item.ts'
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
