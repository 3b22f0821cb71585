import { LIMITS } from '@spizarka/contract/limits'
import { isPantryCategory, type PantryItem } from '@spizarka/contract/pantry'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../failure-text.ts'
import type { PantryActions } from '../pantry-actions.ts'
import { SHELVES, shelfName } from '../shelves.ts'
import { BatchList } from './BatchList.tsx'
import { type DraftErrors, draftErrors, draftOf, updateOf } from './product-draft.ts'
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
    <form noValidate onSubmit={starts(save)} className="mt-4 flex flex-col gap-5">
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
