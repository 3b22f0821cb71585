import {
  type AdminDiscountCode,
  type AdminProduct,
  createDiscountCode,
  listDiscountCodes,
  updateDiscountCode,
} from '@spizarka/contract/admin-payments'
import { toMoney } from '@spizarka/contract/money'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { adminCall } from '../admin-call.ts'
import { readZloty } from '../read-zloty.ts'

interface Draft {
  code: string
  kind: 'percent' | 'amount'
  value: string
  /** None of them: every plan. */
  products: readonly number[]
  /** The last day on which it works; empty forever. */
  lastDay: string
  uses: string
  oncePerUser: boolean
}

const EMPTY: Draft = { code: '', kind: 'percent', value: '', products: [], lastDay: '', uses: '', oncePerUser: true }
const FIELDS = ['code', 'value', 'product_ids', 'valid_to', 'max_uses'] as const
type FieldErrors = Partial<Record<(typeof FIELDS)[number], string | undefined>>

/** Makes a discount code, or changes one for payments that begin from now on. */
export function CodeForm({ products, code }: { products: readonly AdminProduct[]; code?: AdminDiscountCode }) {
  const [draft, setDraft] = useState<Draft>(() => (code ? draftOf(code) : EMPTY))
  const [errors, setErrors] = useState<FieldErrors>({})
  const queryClient = useQueryClient()
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const save = useExclusiveMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) =>
      code ? adminCall(updateDiscountCode, { params: { id: code.id }, body }) : adminCall(createDiscountCode, { body }),
    onSuccess: async (saved) => {
      toast.success(code ? `Kod ${saved.code} zmieniony.` : `Kod ${saved.code} działa.`)
      if (!code) setDraft(EMPTY)
      await queryClient.invalidateQueries({ queryKey: [listDiscountCodes.path] })
    },
    onError: (error) => {
      if (isApiError(error, 400)) setErrors(Object.fromEntries(FIELDS.map((field) => [field, error.fieldMessage(field)])))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = bodyOf(draft)
    const found: FieldErrors = {
      ...(draft.code.trim() === '' && { code: REQUIRED }),
      ...(body.value < 1 && { value: draft.kind === 'percent' ? 'Podaj procent od 1 do 100.' : 'Podaj kwotę, na przykład 10,00.' }),
      ...(body.max_uses !== null && !(body.max_uses >= 1) && { max_uses: 'Podaj liczbę całkowitą albo zostaw puste.' }),
    }
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget)
    else save.mutate(body)
  }
  const toggle = (id: number) =>
    change({ products: draft.products.includes(id) ? draft.products.filter((each) => each !== id) : [...draft.products, id] })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 *:min-w-0 md:grid-cols-2">
        <Field label="Kod" error={errors.code} help="Litery bez polskich znaków, cyfry i myślniki." required>
          <Input value={draft.code} maxLength={40} onChange={(event) => change({ code: event.target.value.toUpperCase() })} />
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <div className="mb-1 w-32 max-w-full">
            <Segmented
              label="Rodzaj zniżki"
              value={draft.kind}
              onChange={(kind) => change({ kind })}
              options={[
                { value: 'percent', label: '%' },
                { value: 'amount', label: 'zł' },
              ]}
            />
          </div>
          <Field label="Zniżka" error={errors.value} required className="min-w-[min(7rem,100%)] flex-1">
            <Input
              inputMode="decimal"
              unit={draft.kind === 'percent' ? '%' : 'zł'}
              value={draft.value}
              onChange={(event) => change({ value: event.target.value })}
            />
          </Field>
        </div>
        <Field label="Ostatni dzień" error={errors.valid_to} help="Puste: bez końca.">
          <Input type="date" value={draft.lastDay} onChange={(event) => change({ lastDay: event.target.value })} />
        </Field>
        <Field label="Ile razy w sumie" error={errors.max_uses} help="Puste: bez ograniczenia.">
          <Input inputMode="numeric" value={draft.uses} onChange={(event) => change({ uses: event.target.value })} />
        </Field>
      </div>
      <fieldset className="min-w-0">
        <legend className="text-[0.9375rem] font-bold">Plany</legend>
        <p className="text-small text-muted">Żaden nie zaznaczony: każdy plan.</p>
        <div className="grid *:min-w-0 md:grid-cols-2">
          {products.map(({ id, name }) => (
            <Checkbox key={id} checked={draft.products.includes(id)} onChange={() => toggle(id)}>
              {name}
            </Checkbox>
          ))}
        </div>
        {errors.product_ids && <p className="text-small font-semibold text-danger">{errors.product_ids}</p>}
      </fieldset>
      <Checkbox checked={draft.oncePerUser} onChange={(event) => change({ oncePerUser: event.target.checked })}>
        Raz na konto
      </Checkbox>
      {save.isError && !isApiError(save.error, 400) && (
        <Banner tone="late" role="alert">
          Nie udało się zapisać kodu. Spróbuj ponownie.
        </Banner>
      )}
      <Button
        type="submit"
        variant={code ? 'outline' : 'primary'}
        className="max-w-full self-start wrap-anywhere"
        busy={save.isPending}
        busyLabel="Zapisywanie..."
      >
        {code ? 'Zapisz zmiany' : 'Utwórz kod'}
      </Button>
    </form>
  )
}

function draftOf({ code, kind, value, product_ids, valid_to, max_uses, once_per_user }: AdminDiscountCode): Draft {
  return {
    code,
    kind,
    value: kind === 'percent' ? String(value) : toMoney(value).replace('.', ','),
    products: product_ids ?? [],
    // Its end is the first moment after the day.
    lastDay: valid_to === null ? '' : isoDay(new Date(Date.parse(valid_to) - 1)),
    uses: max_uses === null ? '' : String(max_uses),
    oncePerUser: once_per_user,
  }
}

function bodyOf({ code, kind, value, products, lastDay, uses, oncePerUser }: Draft) {
  const percent = /^\d{1,3}$/.test(value.trim()) ? Number(value) : 0
  return {
    code: code.trim(),
    kind,
    value: kind === 'percent' ? percent : (readZloty(value) ?? 0),
    product_ids: products.length > 0 ? [...products] : null,
    valid_to: lastDay === '' ? null : dayAfter(lastDay).toISOString(),
    max_uses: uses.trim() === '' ? null : /^\d{1,7}$/.test(uses.trim()) ? Number(uses) : 0,
    once_per_user: oncePerUser,
  }
}

/** The moment at which a day is over where the administrator is. */
function dayAfter(day: string): Date {
  const moment = new Date(`${day}T00:00:00`)
  moment.setDate(moment.getDate() + 1)
  return moment
}

function isoDay(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${day}`
}
