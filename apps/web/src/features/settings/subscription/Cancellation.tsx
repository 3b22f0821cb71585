import { LIMITS } from '@spizarka/contract/limits'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { cancelSubscription, resumeSubscription } from '@spizarka/contract/subscription'
import type { PaidPlan } from '@spizarka/contract/subscription-products'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, type LucideIcon, MailCheck, Package, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { PLAN_DETAILS } from '../../../lib/plans/plan-details.ts'
import { formatDay, formatPointsInWords, formatProducts, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { lastDayBefore } from './plan-standing.ts'
import { describePaymentFailure } from './use-order.ts'
import { usePlanChange } from './use-plan-change.ts'

interface CancellationProps {
  plan: PaidPlan
  /** The first day that is not paid for. */
  endsOn: string
  points: number
}

const FAILED = 'Wystąpił błąd podczas anulowania subskrypcji.'

/** Where the renewal is ended: the first of two taps. */
export function CancelBox({ plan, endsOn, onAsk }: Omit<CancellationProps, 'points'> & { onAsk: () => void }) {
  const { name } = PLAN_DETAILS[plan]
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <h2 className="text-h3">Rezygnacja z&nbsp;odnawiania</h2>
      <p className="text-muted">
        {isOver(endsOn) ? (
          `${name} skończy się od razu i\u00a0konto przejdzie na Free.`
        ) : (
          <>
            {name} działa do <strong className="text-ink">{formatDay(lastDayBefore(endsOn))}</strong>, potem konto przechodzi na Free.
          </>
        )}{' '}
        Przepisy, listy i&nbsp;spiżarnia zostają. Potwierdzimy <span className="whitespace-nowrap">e-mailem</span> do 24&nbsp;godzin.
      </p>
      <Button variant="outline" full className="mt-auto text-danger!" aria-haspopup="dialog" onClick={onAsk}>
        Zrezygnuj z&nbsp;odnawiania
      </Button>
    </Card>
  )
}

/** While a failed renewal is tried again the plan outlives what was paid for. */
function isOver(endsOn: string): boolean {
  return endsOn <= today()
}

/** The result, and the second tap; what was paid for stays to its end. */
export function CancelDialog({ plan, endsOn, points, onClose }: CancellationProps & { onClose: () => void }) {
  const { name } = PLAN_DETAILS[plan]
  const cancel = usePlanChange((idempotencyKey) => call(cancelSubscription, { idempotencyKey }), {
    done: ({ message }) => message,
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} busy={cancel.isPending} title="Zrezygnować z&nbsp;odnawiania?">
      <div className="flex flex-col gap-4">
        <ul role="list" className="flex flex-col gap-3">
          <Consequence Icon={CalendarCheck}>
            {isOver(endsOn) ? (
              `${name} skończy się od razu.`
            ) : (
              <>
                {name} działa do <strong>{formatDay(lastDayBefore(endsOn))}</strong>.
              </>
            )}{' '}
            Nic już nie pobierzemy.
          </Consequence>
          <Consequence Icon={Sparkles}>
            {formatPointsInWords(points)} {plural(points, ['zostaje', 'zostają', 'zostaje'])} na koncie.
          </Consequence>
          <ProductsOverLimit />
          <Consequence Icon={MailCheck}>Potwierdzenie wyślemy e-mailem do 24&nbsp;godzin.</Consequence>
        </ul>
        {cancel.isError && <FormError>{describePaymentFailure(cancel.error, FAILED)}</FormError>}
        <Button variant="danger" size="lg" full busy={cancel.isPending} busyLabel="Wysyłanie..." onClick={() => cancel.mutate()}>
          Zrezygnuj z&nbsp;odnawiania
        </Button>
        <Button variant="outline" size="lg" full onClick={onClose}>
          Zostaję przy {name}
        </Button>
      </div>
    </Dialog>
  )
}

/** What a pantry that is too big for Free will be like, where it is. */
function ProductsOverLimit() {
  const { data } = useQuery(endpointQuery(readPantrySummary))
  const limit = LIMITS.freePantryProducts
  if (!data || data.products <= limit) return null
  return (
    <Consequence Icon={Package}>
      Masz {formatProducts(data.products)}. Na Free zostaną, ale nowych nie dodasz, dopóki będzie ich ponad {limit}.
    </Consequence>
  )
}

function Consequence({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-herb" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

interface ResumeBoxProps extends Omit<CancellationProps, 'points'> {
  /** It replaces the tapped button, so it takes the focus. */
  justCancelled: boolean
}

/** Takes a cancellation back while the paid period lasts. */
export function ResumeBox({ plan, endsOn, justCancelled }: ResumeBoxProps) {
  const { name } = PLAN_DETAILS[plan]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justCancelled) heading.current?.focus()
  }, [justCancelled])
  const resume = usePlanChange((idempotencyKey) => call(resumeSubscription, { idempotencyKey }), { done: ({ message }) => message })
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Zmiana zdania?
      </h2>
      <p className="text-muted">
        Do {formatDay(lastDayBefore(endsOn))} możesz jednym stuknięciem wrócić do odnawiania. Teraz nic nie zapłacisz, {name} będzie trwać
        dalej.
      </p>
      {resume.isError && (
        <FormError>{describePaymentFailure(resume.error, 'Nie udało się wznowić odnawiania. Spróbuj ponownie.')}</FormError>
      )}
      <Button variant="plum" full className="mt-auto" busy={resume.isPending} busyLabel="Wysyłanie..." onClick={() => resume.mutate()}>
        Wznów odnawianie
      </Button>
    </Card>
  )
}
