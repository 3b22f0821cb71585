import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { type Subscription, withdrawFromSubscription } from '@spizarka/contract/subscription'
import type { PaidPlan } from '@spizarka/contract/subscription-products'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { PLAN_DETAILS } from '../../../lib/plans/plan-details.ts'
import { CYCLE_NAMES } from '../../../lib/plans/prices.ts'
import { useSession } from '../../../lib/session/session.ts'
import { formatDay, formatMoney } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { describePaymentFailure } from './use-order.ts'
import { usePlanChange } from './use-plan-change.ts'

/** Whose paid days are over has nothing to get back. */
const NOTHING = '0.00'

interface WithdrawalProps {
  plan: PaidPlan
  subscription: Subscription
  /** The last day of it. */
  until: string
}

/** Withdrawing from the contract within its fourteen days: what comes back is said before, and confirmed in a second step. */
export function Withdrawal({ plan, subscription, until }: WithdrawalProps) {
  const [asked, setAsked] = useState(false)
  const { user } = useSession()
  const withdraw = usePlanChange((idempotencyKey) => call(withdrawFromSubscription, { idempotencyKey }), {
    done: ({ message }) => message,
    onDone: () => setAsked(false),
  })
  const close = () => {
    setAsked(false)
    withdraw.reset()
  }
  const { name } = PLAN_DETAILS[plan]
  const { billing_cycle: cycle, withdrawal_refund: refund } = subscription
  const hasRefund = refund !== null && refund !== NOTHING
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <h2 className="text-h3">Odstąpienie od umowy</h2>
      <p className="text-muted">
        Do <strong className="text-ink">{formatDay(until)}</strong> możesz odstąpić bez podania przyczyny.
        {hasRefund && (
          <>
            {' '}
            Dziś zwrócimy <strong className="text-ink">{formatMoney(refund)}</strong> za niewykorzystane dni.
          </>
        )}
        {refund === NOTHING && ' Nie ma opłaconych, a\u00a0niewykorzystanych dni, więc zwrotu nie będzie.'}
      </p>
      <Button variant="outline" full className="mt-auto" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Odstąp od umowy tutaj
      </Button>
      {asked && (
        <Dialog open onClose={close} busy={withdraw.isPending} title="Odstąpienie od umowy">
          <div className="flex flex-col gap-4">
            <dl className="flex flex-col divide-y divide-line rounded-2xl bg-sunken px-4 py-1">
              <Fact name="Umowa">{cycle ? `${name}, ${CYCLE_NAMES[cycle]}` : name}</Fact>
              <Fact name="Konto">{user?.email}</Fact>
              {refund !== null && <Fact name="Zwrot">{formatMoney(refund)}</Fact>}
            </dl>
            <p className="text-muted">
              {name} skończy się od razu, a&nbsp;niewydane punkty z&nbsp;tego zakupu znikną. Spiżarnia, przepisy i&nbsp;listy zostają.{' '}
              {hasRefund && withHardSpaces('Pieniądze wrócą tą samą drogą, najpóźniej w 14 dni. ')}
              Potwierdzenie wyślemy e-mailem.
            </p>
            {withdraw.isError && (
              <FormError>{describePaymentFailure(withdraw.error, 'Nie udało się odstąpić od umowy. Spróbuj ponownie.')}</FormError>
            )}
            <Button variant="danger" size="lg" full busy={withdraw.isPending} busyLabel="Wysyłanie..." onClick={() => withdraw.mutate()}>
              Potwierdzam odstąpienie od umowy
            </Button>
            <Button variant="outline" size="lg" full onClick={close}>
              Zostaję przy {name}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: string | undefined }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
