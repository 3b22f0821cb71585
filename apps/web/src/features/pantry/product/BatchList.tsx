import type { Unit } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Input } from '../../../ui/Input.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { type BatchDraft, type DraftErrors, newBatch } from './product-draft.ts'

interface BatchListProps {
  batches: readonly BatchDraft[]
  unit: Unit
  errors: DraftErrors
  onChange: (batches: BatchDraft[]) => void
}

/** What was bought when: amounts of one product with different dates. */
export function BatchList({ batches, unit, errors, onChange }: BatchListProps) {
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
