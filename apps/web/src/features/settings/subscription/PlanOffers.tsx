import type { Plan } from '@spizarka/contract/accounts'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { Subscription } from '@spizarka/contract/subscription'
import type { BillingCycle, SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { ChevronRight, Lock, TicketPercent } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CycleChoice } from '../../../lib/plans/CycleChoice.tsx'
import { findChosenPlan } from '../../../lib/plans/chosen-plan.ts'
import { FreePlanCard, PaidPlanCard } from '../../../lib/plans/PlanCard.tsx'
import { PLAN_DETAILS } from '../../../lib/plans/plan-details.ts'
import { findProduct } from '../../../lib/plans/prices.ts'
import { useLocation } from '../../../lib/router/ScreenRoutes.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { buttonStyle } from '../../../ui/button/ButtonContent.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Choice } from './OrderDialog.tsx'
import { availabilityOf, sortedForPlan } from './plan-standing.ts'

const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }))

interface PlanOffersProps {
  plan: Plan
  subscription: Subscription
  products: readonly SubscriptionProduct[]
}

/** The plans by the month or by the year, each with the way to it or the reason why there is none. */
export function PlanOffers({ plan, subscription, products }: PlanOffersProps) {
  const { search } = useLocation()
  // As it was chosen before there was an account.
  const [cycle, setCycle] = useState<BillingCycle>(() => findChosenPlan(search)?.cycle ?? 'yearly')
  const [order, setOrder] = useState<{ choices: [Choice, ...Choice[]]; withCode: boolean }>()
  // The same days are given back to whoever withdraws.
  const choiceOf = (product: SubscriptionProduct, upgrade: boolean): Choice => ({
    product,
    upgrade,
    credit: upgrade ? subscription.withdrawal_refund : null,
  })
  const shown = sortedForPlan(plan, products).filter(({ billing_cycle }) => billing_cycle === cycle)
  const [first, ...others] = shown.flatMap((product) => {
    const standing = availabilityOf(product, plan, subscription)
    return standing.kind === 'offered' ? [choiceOf(product, standing.upgrade)] : []
  })
  const isFree = plan === 'free'
  return (
    <section aria-labelledby="plany" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="plany" className={isFree ? 'sr-only' : 'text-h3'}>
          {isFree ? 'Plany' : 'Zmień plan'}
        </h2>
        {subscription.state !== 'past_due' && (
          <div className={isFree ? 'w-full lg:mx-auto lg:w-110' : 'w-full lg:w-96'}>
            <CycleChoice value={cycle} onChange={setCycle} />
          </div>
        )}
      </div>
      {subscription.state === 'past_due' ? (
        <Banner icon={<Lock aria-hidden />}>Plan zmienisz, gdy opłacisz obecny.</Banner>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-6 desk:grid-cols-2">
            {shown.map((product) => (
              <Offer
                key={product.id}
                product={product}
                monthly={findProduct(products, product.plan_type, 'monthly')}
                plan={plan}
                subscription={subscription}
                isFirst={product === first?.product}
                onChoose={(upgrade) => setOrder({ choices: [choiceOf(product, upgrade)], withCode: false })}
              />
            ))}
            {isFree && (
              <FreePlanCard className="desk:col-span-2">
                <Unavailable>Twój obecny plan</Unavailable>
              </FreePlanCard>
            )}
          </div>
          {first && (
            <Card pad="none">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOrder({ choices: [first, ...others], withCode: true })}
                className="flex min-h-16 w-full items-center gap-3 rounded-card px-4 text-left font-semibold hover:bg-sunken"
              >
                <TicketPercent aria-hidden className="size-6 shrink-0" />
                <span className="flex-1">Mam kod rabatowy</span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </button>
            </Card>
          )}
        </>
      )}
      {order && (
        <Suspense>
          <OrderDialog {...order} onClose={() => setOrder(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

interface OfferProps {
  product: SubscriptionProduct
  monthly: SubscriptionProduct | undefined
  plan: Plan
  subscription: Subscription
  isFirst: boolean
  onChoose: (upgrade: boolean) => void
}

function Offer({ product, monthly, plan, subscription, isFirst, onChoose }: OfferProps) {
  const standing = availabilityOf(product, plan, subscription)
  const { name } = PLAN_DETAILS[product.plan_type]
  const otherCycle = standing.kind === 'current' && standing.note !== undefined
  return (
    <PaidPlanCard
      product={product}
      monthly={monthly}
      standsOut={isFirst}
      flag={isFirst && plan === 'free' ? 'polecany' : undefined}
      note={otherCycle ? `teraz płacisz ${product.billing_cycle === 'yearly' ? 'miesięcznie' : 'rocznie'}` : undefined}
    >
      {standing.kind === 'offered' && (
        <>
          <Button variant={isFirst ? 'plum' : 'outline'} size="lg" full aria-haspopup="dialog" onClick={() => onChoose(standing.upgrade)}>
            Wybieram {name}
          </Button>
          {plan !== 'free' && <Note>Niewykorzystane punkty przechodzą do nowego planu.</Note>}
        </>
      )}
      {standing.kind === 'current' && (
        <>
          <Unavailable>Twój obecny plan</Unavailable>
          {standing.note && <Note>{standing.note}</Note>}
        </>
      )}
      {standing.kind === 'closed' && (
        <>
          <Unavailable>Wybieram {name}</Unavailable>
          <Note>{standing.reason}</Note>
        </>
      )}
    </PaidPlanCard>
  )
}

/** The button of a plan that cannot be chosen. */
function Unavailable({ children }: { children: ReactNode }) {
  return (
    <button type="button" disabled className={buttonStyle({ size: 'lg', full: true }, true)}>
      {children}
    </button>
  )
}

function Note({ children }: { children: string }) {
  return <p className="text-center text-small text-balance text-muted">{withHardSpaces(children)}</p>
}
