import { type AdminPayment, listPaymentsAsAdmin, refundPaymentAsAdmin } from '@spizarka/contract/admin-payments'
import { LIMITS } from '@spizarka/contract/limits'
import { toGrosze, toMoney } from '@spizarka/contract/money'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { formatMoney } from '../../../lib/text/format.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { adminCall } from '../admin-call.ts'
import { readZloty } from '../read-zloty.ts'

interface FormErrors {
  amount?: string | undefined
  reason?: string | undefined
}

/** Gives a payment back, all that is left of it or a part, with a reason for the log; it is asked about first. */
export function RefundForm({ payment }: { payment: AdminPayment }) {
  const left = toGrosze(payment.amount) - toGrosze(payment.refunded)
  const [amount, setAmount] = useState(toMoney(left).replace('.', ','))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<FormErrors>({})
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const key = useIdempotencyKey()
  const grosze = readZloty(amount)
  const refund = useExclusiveMutation({
    mutationFn: (body: { amount_grosze: number; reason: string }) =>
      adminCall(refundPaymentAsAdmin, { params: { id: payment.id }, body, idempotencyKey: key.keyFor(JSON.stringify([payment.id, body])) }),
    onSuccess: async () => {
      key.succeeded()
      toast.success('Zwrot jest zlecony operatorowi.')
      await queryClient.invalidateQueries({ queryKey: [listPaymentsAsAdmin.path] })
    },
    onError: (error) => {
      if (isApiError(error, 400)) setErrors({ amount: error.fieldMessage('amount_grosze'), reason: error.fieldMessage('reason') })
    },
    onSettled: () => setAsking(false),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found: FormErrors = {
      ...((grosze === undefined || grosze === 0 || grosze > left) && { amount: `Podaj kwotę do ${formatMoney(toMoney(left))}.` }),
      ...(reason.trim() === '' && { reason: REQUIRED }),
    }
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget)
    else setAsking(true)
  }
  const refusal =
    refund.isError && !isApiError(refund.error, 400)
      ? (isApiError(refund.error) && refund.error.detail) || 'Nie udało się zlecić zwrotu. Spróbuj ponownie: pieniądze wrócą jeden raz.'
      : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 className="text-h4">Zwrot</h2>
      <Field label="Kwota" error={errors.amount} required className="max-w-48">
        <Input inputMode="decimal" unit="zł" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label="Powód" help="Zostaje w dzienniku." error={errors.reason} counter={[reason.length, LIMITS.awardReason]} required>
        <Input value={reason} maxLength={LIMITS.awardReason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {refusal && (
        <Banner tone="late" role="alert">
          {refusal}
        </Banner>
      )}
      <Button type="submit" variant="outline" className="max-w-full self-start wrap-anywhere">
        Zwróć pieniądze
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Zwrócić ${formatMoney(toMoney(grosze ?? 0))}?`}
        confirmLabel="Zwróć"
        busyLabel="Zlecanie..."
        busy={refund.isPending}
        onConfirm={() => refund.mutate({ amount_grosze: grosze ?? 0, reason: reason.trim() })}
        onCancel={() => setAsking(false)}
      >
        <p>
          Do faktury powstanie korekta, a kupujący dostanie ją mailem.
          {grosze === left && ' Wraca wszystko, co zostało: jeśli ta płatność opłaca bieżący okres, plan się skończy.'}
        </p>
      </ConfirmDialog>
    </form>
  )
}
