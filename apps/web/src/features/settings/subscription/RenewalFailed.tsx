import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import type { Subscription } from '@spizarka/contract/subscription'
import type { PaidPlan, SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { Clock, CreditCardX, X } from 'lucide-react'
import { addDays } from '../../../lib/days.ts'
import { PLAN_DETAILS } from '../../../lib/plans/plan-details.ts'
import { formatDay, formatMoney } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { describePaymentFailure, useOrder } from './use-order.ts'

/** Days after the first failed charge on which it is tried again. */
const TRIES_AFTER = [0, 1, 3, 7] as const

interface Try {
  day: string
  state: 'declined' | 'next' | 'last'
}

/** The failed tries and those to come, from how many failed and when the next is. */
export function triesOf(attempts: number, nextOn: string): Try[] {
  const first = addDays(nextOn, -(TRIES_AFTER[attempts] ?? 0))
  return TRIES_AFTER.map((after, index) => ({
    day: addDays(first, after),
    state: index < attempts ? 'declined' : index === TRIES_AFTER.length - 1 ? 'last' : 'next',
  }))
}

const WORDS = {
  declined: { tone: 'late', icon: <X aria-hidden />, text: 'odrzucona' },
  next: { tone: 'neutral', icon: <Clock aria-hidden />, text: 'kolejna próba' },
  last: { tone: 'neutral', icon: <Clock aria-hidden />, text: 'ostatnia próba' },
} as const

interface RenewalFailedProps {
  plan: PaidPlan
  subscription: Subscription
  /** What is renewed, where it is still sold. */
  product: SubscriptionProduct | undefined
}

/** A renewal that was not paid: the tries, what happens if none succeeds, and what to do. */
export function RenewalFailed({ plan, subscription, product }: RenewalFailedProps) {
  const { attempts, next_charge_on: nextOn, next_amount: amount } = subscription
  if (nextOn === null || amount === null) return null
  const tries = triesOf(attempts, nextOn)
  const declined = tries.findLast(({ state }) => state === 'declined')
  const last = tries.at(-1)
  return (
    <section aria-labelledby="nieoplacone" className="overflow-hidden rounded-card border-2 border-danger bg-card shadow-card">
      <div className="flex items-start gap-3 bg-late-soft p-5 text-late-ink">
        <CreditCardX aria-hidden className="mt-0.5 size-6 shrink-0" />
        <div>
          <h2 id="nieoplacone" className="text-h4">
            Nie udało się pobrać {formatMoney(amount)}
          </h2>
          {declined && <p className="text-small">Bank odrzucił płatność {formatDay(declined.day)}.</p>}
        </div>
      </div>
      <div className="flex flex-col gap-4 p-5">
        <ol className="flex flex-col gap-2">
          {tries.map(({ day, state }) => (
            <li key={day} className="flex flex-wrap items-center justify-between gap-2">
              {formatDay(day)}
              <Badge tone={WORDS[state].tone} icon={WORDS[state].icon}>
                {WORDS[state].text}
              </Badge>
            </li>
          ))}
        </ol>
        <p>
          {PLAN_DETAILS[plan].name} działa do <strong>{last && formatDay(last.day)}</strong>. Jeśli żadna próba się nie uda, konto przejdzie
          na Free. Nic nie zniknie: spiżarnia ponad {LIMITS.freePantryProducts} produktów zostanie, nie dodasz tylko nowych.
        </p>
        {product && <PayNow product={product} amount={amount} isCharging={subscription.is_charging} />}
      </div>
    </section>
  )
}

interface PayNowProps {
  product: SubscriptionProduct
  amount: string
  isCharging: boolean
}

/** Pays for the period at once: by any means, or with a card that is charged from now on. */
function PayNow({ product, amount, isCharging }: PayNowProps) {
  const order = useOrder()
  const pay = (changesCard: boolean) => {
    if (!order.leaving) order.mutate({ product, changesCard })
  }
  const isChanging = order.leaving && order.variables?.changesCard === true
  if (isCharging) return <Banner>Właśnie pobieramy tę płatność z&nbsp;Twojej karty. Jeśli się nie uda, zapłacisz tutaj.</Banner>
  return (
    <div className="flex flex-col gap-2">
      {order.isError && (
        <Banner tone="late" role="alert">
          {describePaymentFailure(order.error, 'Wystąpił błąd podczas inicjowania płatności.')}
        </Banner>
      )}
      <Button size="lg" full busy={order.leaving && !isChanging} busyLabel="Przechodzimy do płatności..." onClick={() => pay(false)}>
        Zapłać teraz {formatMoney(amount)}
      </Button>
      <Button variant="ghost" full busy={isChanging} busyLabel="Przechodzimy do płatności..." onClick={() => pay(true)}>
        Zmień kartę
      </Button>
      <p className="text-center text-small text-balance text-muted">
        {withHardSpaces('Nowa karta od razu opłaci ten okres, a potem z niej będziemy pobierać kolejne.')}
      </p>
    </div>
  )
}
