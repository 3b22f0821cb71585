import { type AdminUser, awardPointsAsAdmin } from '@spizarka/contract/admin'
import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import { formatNumber, formatPointsChange } from '../../../lib/format.ts'
import { REQUIRED } from '../../../lib/texts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { toast } from '../../../ui/toast.ts'
import { adminCall } from '../admin-call.ts'
import { useUserChange } from './use-user-change.ts'

const EMPTY = { amount: '', reason: '' }

/** Points given or taken, with a reason that the user reads in their ledger. */
export function AwardPoints({ user }: { user: AdminUser }) {
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<typeof EMPTY>>({})
  const key = useIdempotencyKey()
  const award = useUserChange((body: { amount: number; reason: string }) =>
    adminCall(awardPointsAsAdmin, {
      params: { id: String(user.id) },
      body,
      idempotencyKey: key.keyFor(JSON.stringify([user.id, body])),
    }),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = readAmount(form.amount)
    const reason = form.reason.trim()
    const found = {
      ...(amount === undefined && { amount: `Podaj liczbę całkowitą różną od zera, najwyżej ${formatNumber(LIMITS.awardedPoints)}.` }),
      ...(reason === '' && { reason: REQUIRED }),
    }
    flushSync(() => setErrors(found))
    if (amount === undefined || reason === '') return focusFirstInvalid(event.currentTarget)
    award.mutate(
      { amount, reason },
      {
        onSuccess: () => {
          key.succeeded()
          setForm(EMPTY)
          toast.success(`Zapisane: ${formatPointsChange(amount)}.`)
        },
        onError: (error) => {
          if (isApiError(error, 400)) setErrors({ amount: error.fieldMessage('amount'), reason: error.fieldMessage('reason') })
        },
      },
    )
  }
  return (
    <Card pad="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-h3">Punkty</h2>
        <Field label="Ile punktów" error={errors.amount} help="Ze znakiem minus, aby odjąć." required className="max-w-60">
          <Input inputMode="text" unit="pkt" value={form.amount} onChange={(event) => setForm({ ...form, amount: event.target.value })} />
        </Field>
        <Field
          label="Powód"
          error={errors.reason}
          help="Użytkownik przeczyta go w historii punktów."
          counter={[form.reason.length, LIMITS.awardReason]}
          required
        >
          <Input
            value={form.reason}
            maxLength={LIMITS.awardReason}
            onChange={(event) => setForm({ ...form, reason: event.target.value })}
          />
        </Field>
        {award.isError && !isApiError(award.error, 400) && (
          <Banner tone="late" role="alert">
            Nie udało się zmienić punktów. Spróbuj ponownie: punkty zmienią się jeden raz.
          </Banner>
        )}
        <Button type="submit" className="max-w-full self-start wrap-anywhere" busy={award.isPending} busyLabel="Zapisywanie...">
          Zmień punkty
        </Button>
      </form>
    </Card>
  )
}

/** A whole number other than 0 within the limit; a true minus sign is a minus. */
function readAmount(text: string): number | undefined {
  const plain = text.replace(/\s/g, '').replace('−', '-')
  const amount = Number(plain)
  return /^[+-]?\d+$/.test(plain) && amount !== 0 && Math.abs(amount) <= LIMITS.awardedPoints ? amount : undefined
}
