import { type Pricing, validateDiscountCode } from '@spizarka/contract/discount-codes'
import type { SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { describePaymentFailure } from './use-order.ts'

export interface AcceptedCode {
  code: string
  /** The server's words. */
  message: string
  pricing: Pricing
}

interface DiscountCodeProps {
  product: SubscriptionProduct
  accepted: AcceptedCode | undefined
  onAccept: (accepted: AcceptedCode | undefined) => void
}

/** A code is typed in capitals, checked by the server, and taken off again. */
export function DiscountCode({ product, accepted, onAccept }: DiscountCodeProps) {
  const [code, setCode] = useState('')
  const check = useExclusiveMutation({
    mutationFn: (typed: string) => call(validateDiscountCode, { query: { code: typed, product_id: product.id } }),
    onSuccess: ({ message, pricing }, typed) => onAccept({ code: typed, message, pricing }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code !== '' && !accepted) check.mutate(code)
  }
  const type = (text: string) => {
    setCode(text.toLocaleUpperCase('pl').replace(/\s/g, ''))
    check.reset()
  }
  const remove = () => {
    onAccept(undefined)
    type('')
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start gap-2.5">
        <Field
          label="Twój kod"
          className="min-w-40 flex-1"
          error={check.isError ? describePaymentFailure(check.error, 'Błąd walidacji kodu') : undefined}
          help={helpOf(check.isPending, check.isError || accepted !== undefined)}
        >
          <Input
            data-autofocus
            value={code}
            readOnly={accepted !== undefined || check.isPending}
            placeholder="np. KUCHNIA20"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={50}
            className="font-bold tracking-wide placeholder:font-normal"
            onChange={(event) => type(event.target.value)}
          />
        </Field>
        {accepted ? (
          <Button variant="outline" className="mt-6.5 min-h-13!" onClick={remove}>
            Usuń
          </Button>
        ) : (
          <button
            type="submit"
            disabled={code === ''}
            aria-busy={check.isPending || undefined}
            className="mt-6.5 min-h-13 rounded-2xl bg-brand-soft px-5 font-bold text-brand-ink hover:brightness-97 disabled:bg-disabled disabled:text-on-disabled"
          >
            Sprawdź
          </button>
        )}
      </div>
      <p role="status" className={accepted ? 'flex items-center gap-2 font-semibold text-ok-ink' : 'sr-only'}>
        {accepted && (
          <>
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            {accepted.message}
          </>
        )}
      </p>
    </form>
  )
}

function helpOf(checking: boolean, settled: boolean): string | undefined {
  if (checking) return 'Sprawdzamy kod…'
  return settled ? undefined : 'Litery zamienimy na wielkie.'
}
