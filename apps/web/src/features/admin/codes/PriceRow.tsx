import { type AdminProduct, changeProductPrice, listProductPrices } from '@spizarka/contract/admin-payments'
import { toMoney } from '@spizarka/contract/money'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { formatDay, formatMoney, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { adminCall } from '../admin-call.ts'
import { readZloty } from '../read-zloty.ts'

/** The least that a plan may cost, in grosze. */
const MIN_PRICE_GROSZE = 100

/** What a product costs, what it cost before, and another price from now on. */
export function PriceRow({ product: { id, name, prices } }: { product: AdminProduct }) {
  const [current, ...before] = prices
  const [price, setPrice] = useState('')
  const [error, setError] = useState<string>()
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const grosze = readZloty(price) ?? 0
  const change = useExclusiveMutation({
    mutationFn: () => adminCall(changeProductPrice, { params: { id: String(id) }, body: { amount_grosze: grosze } }),
    onSuccess: async () => {
      toast.success(`${name}: ${formatMoney(toMoney(grosze))} od teraz.`)
      await queryClient.invalidateQueries({ queryKey: [listProductPrices.path] })
    },
    onError: (failure) =>
      setError((isApiError(failure, 400) && failure.fieldMessage('amount_grosze')) || 'Nie udało się zmienić ceny. Spróbuj ponownie.'),
    onSettled: () => setAsking(false),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isPrice = grosze >= MIN_PRICE_GROSZE
    setError(isPrice ? undefined : `Podaj cenę, co najmniej ${formatMoney(toMoney(MIN_PRICE_GROSZE))}.`)
    if (isPrice) setAsking(true)
  }
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="text-h4">{name}</h3>
        <span className="font-bold tabular-nums">{current && formatMoney(current.amount)}</span>
      </div>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field label="Nowa cena z VAT" error={error} className="min-w-[min(9rem,100%)] flex-1">
          <Input inputMode="decimal" unit="zł" value={price} onChange={(event) => setPrice(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline">
          Zmień cenę
        </Button>
      </form>
      {before.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-small font-semibold text-brand-ink">Poprzednie ceny</summary>
          <ul role="list" className="flex flex-col gap-1 text-small">
            {before.map(({ amount, valid_from, valid_to }) => (
              <li key={valid_from} className="flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">
                  {dayOf(valid_from)} – {valid_to === null ? 'dziś' : dayOf(valid_to)}
                </span>
                <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ConfirmDialog
        open={asking}
        title={`${name}: ${formatMoney(toMoney(grosze))}?`}
        confirmLabel="Zmień cenę"
        busyLabel="Zmienianie..."
        busy={change.isPending}
        onConfirm={() => change.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>
          Nowa cena obowiązuje od teraz dla nowych zakupów. Kto ma plan, płaci tak jak dotąd. Przy obniżce pokazujemy też najniższą cenę z
          30 dni przed nią.
        </p>
      </ConfirmDialog>
    </li>
  )
}

function dayOf(timestamp: string): string {
  return formatDay(today(new Date(timestamp)))
}
