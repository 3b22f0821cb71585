import type { Unit } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import { isPantryCategory, type PantryItem } from '@spizarka/contract/pantry'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatUnit } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Select } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import type { PantryActions } from '../pantry-actions.ts'
import { failureText } from '../pantry-actions.ts'
import { SHELVES, shelfName } from '../shelves/shelves.ts'
import { type BatchDraft, type DraftErrors, draftErrors, draftOf, newBatch, updateOf } from './product-draft.ts'
import { UnitChange } from './UnitChange.tsx'

interface ProductFormProps {
  item: PantryItem
  update: PantryActions['update']
  onBusy: (busy: boolean) => void
  onDone: () => void
  onRemove: () => void
}

/** A product to be changed; nothing is sent before "Zapisz". */
export function ProductForm({ item, update, onBusy, onDone, onRemove }: ProductFormProps) {
  const [draft, setDraft] = useState(() => draftOf(item))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = (changed: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changed })
    setErrors({})
    setFailure(undefined)
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = draftErrors(draft)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const body = updateOf(item, draft)
    if (Object.keys(body).length === 0) {
      onDone()
      return
    }
    setBusy(true)
    onBusy(true)
    try {
      const saved = await update(item.id, body)
      toast.success(`Zapisane: ${saved.product_name}`)
      onDone()
    } catch (error) {
      const nameError = isApiError(error) ? error.fieldMessage('product_name') : undefined
      if (nameError === undefined) setFailure(failureText(error, 'Nie udało się zapisać zmian. Spróbuj ponownie.'))
      else setErrors({ name: nameError })
    } finally {
      setBusy(false)
      onBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={fireAndForget(save)} className="mt-4 flex flex-col gap-5">
      <Field label="Nazwa" counter={[draft.name.length, LIMITS.productName]} error={errors.name}>
        <Input
          value={draft.name}
          maxLength={LIMITS.productName}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label="Półka">
        <Select value={draft.shelf} onChange={(event) => isPantryCategory(event.target.value) && change({ shelf: event.target.value })}>
          {SHELVES.map((shelf) => (
            <option key={shelf} value={shelf}>
              {shelfName(shelf)}
            </option>
          ))}
        </Select>
      </Field>
      <BatchList batches={draft.batches} unit={draft.unit} errors={errors} onChange={(batches) => change({ batches })} />
      <UnitChange item={item} draft={draft} onChange={change} />
      {failure && (
        <Banner tone="late" role="alert">
          {failure}
        </Banner>
      )}
      <div className="flex gap-3 [&>*]:flex-1">
        <Button variant="outline" icon={<Trash2 aria-hidden className="size-5 text-danger" />} onClick={onRemove}>
          Usuń
        </Button>
        <Button type="submit" busy={busy} busyLabel="Zapisywanie...">
          Zapisz
        </Button>
      </div>
    </form>
  )
}

interface BatchListProps {
  batches: readonly BatchDraft[]
  unit: Unit
  errors: DraftErrors
  onChange: (batches: BatchDraft[]) => void
}

/** What was bought when: amounts of one product with different dates. */
function BatchList({ batches, unit, errors, onChange }: BatchListProps) {
  const heading = useRef<HTMLLegendElement>(null)
  const set = (key: string, changed: Partial<BatchDraft>) =>
    onChange(batches.map((batch) => (batch.key === key ? { ...batch, ...changed } : batch)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend ref={heading} tabIndex={-1} className="mb-1.5 text-h4 font-bold outline-none">
        Ilość i terminy
      </legend>
      {batches.length === 0 && <p className="text-muted">Ilość jest nieznana. Dodaj partię, aby ją podać.</p>}
      {batches.map((batch, index) => (
        <div
          key={batch.key}
          role="group"
          aria-label={`Partia ${index + 1}`}
          className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-2xl bg-sunken p-3"
        >
          <Field label="Ilość" error={errors[batch.key]} className="flex-[1_1_6rem]">
            <NumberInput
              value={batch.quantity}
              max={LIMITS.quantity}
              decimals={3}
              unit={formatUnit(unit)}
              onChange={(quantity) => set(batch.key, { quantity })}
            />
          </Field>
          <Field
            label="Najlepiej zużyć do"
            help={batch.estimated && batch.bestBefore !== '' ? 'data szacowana' : undefined}
            className="flex-[1_1_9rem]"
          >
            <Input
              type="date"
              min="2000-01-01"
              max="2100-12-31"
              value={batch.bestBefore}
              onChange={(event) => set(batch.key, { bestBefore: event.target.value, estimated: false })}
            />
          </Field>
          <IconButton
            label={`Usuń partię ${index + 1}`}
            icon={<Trash2 aria-hidden className="size-5" />}
            look="danger"
            className="mt-7.5 ml-auto"
            onClick={() => {
              heading.current?.focus()
              onChange(batches.filter(({ key }) => key !== batch.key))
            }}
          />
        </div>
      ))}
      <Button
        variant="ghost"
        size="sm"
        icon={<Plus aria-hidden className="size-5" />}
        className="self-start"
        onClick={() => onChange([...batches, newBatch()])}
      >
        Dodaj partię
      </Button>
    </fieldset>
  )
}
