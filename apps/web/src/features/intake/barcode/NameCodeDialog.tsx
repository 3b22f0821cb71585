import { LIMITS } from '@spizarka/contract/limits'
import { createProduct } from '@spizarka/contract/products'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { formatAsPrinted, isInStoreCode } from '../../../lib/barcode/gtin.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import type { FoundProduct, ScannedItem } from './scanned/scanned-item.ts'

const UNITS = [
  { value: 'szt', label: 'szt.' },
  { value: 'g', label: 'g' },
  { value: 'ml', label: 'ml' },
] as const
type PackUnit = (typeof UNITS)[number]['value']

interface NameCodeDialogProps {
  item: ScannedItem
  onClose: () => void
  onNamed: (product: FoundProduct) => void
}

/** Names an unknown code: for everyone's sake with the server, but a shop's own code for this list alone. */
export function NameCodeDialog({ item: { gtin }, onClose, onNamed }: NameCodeDialogProps) {
  const form = useId()
  const inStore = isInStoreCode(gtin)
  const [name, setName] = useState('')
  const [quantity, setQuantity] = useState<number | null>(1)
  const [unit, setUnit] = useState<PackUnit>('szt')
  const [incomplete, setIncomplete] = useState(false)
  const create = useMutation({
    mutationFn: (body: { name: string; quantity: number; unit: PackUnit }) =>
      inStore
        ? Promise.resolve({ name: body.name, quantity_str: `${body.quantity} ${body.unit}` })
        : call(createProduct, { body: { gtin: formatAsPrinted(gtin), ...body } }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const complete = name.trim() !== '' && quantity !== null && quantity > 0
    setIncomplete(!complete)
    if (complete) create.mutate({ name: name.trim(), quantity, unit }, { onSuccess: onNamed })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Dodaj produkt ręcznie"
      busy={create.isPending}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit" form={form} busy={create.isPending} busyLabel="Dodawanie...">
            Dodaj produkt
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-muted">
          Kod <span className="font-semibold text-ink tabular-nums">{formatAsPrinted(gtin)}</span>.{' '}
          {inStore ? 'Nadał go sklep, więc nie zapamiętamy go na później.' : 'Następnym razem rozpoznamy go od razu.'}
        </p>
        <Field label="Nazwa" counter={[name.length, LIMITS.productName]} required>
          <Input
            data-autofocus
            maxLength={LIMITS.productName}
            placeholder="np. mleko 3,2%"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-end gap-4">
          <Field label="Ilość w opakowaniu" required className="min-w-32 flex-1">
            <NumberInput value={quantity} onChange={setQuantity} max={LIMITS.quantity} decimals={0} />
          </Field>
          <div className="min-w-[min(11rem,100%)] flex-1">
            <Segmented label="Jednostka" showLabel value={unit} onChange={setUnit} options={UNITS} />
          </div>
        </div>
        {incomplete && <FormError>Wszystkie pola muszą być wypełnione.</FormError>}
        {create.isError && <FormError>{describeFailure(create.error)}</FormError>}
      </form>
    </Dialog>
  )
}

function describeFailure(error: unknown): string {
  const message = isApiError(error) ? (error.detail ?? error.error ?? Object.values(error.fields)[0]?.[0]) : undefined
  return message ?? 'Nie udało się dodać produktu. Spróbuj ponownie.'
}
