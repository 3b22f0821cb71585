import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { readSubscription, type Subscription } from '@spizarka/contract/subscription'
import { listSubscriptionProducts, type SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { PLAN_DETAILS } from '../../../lib/plans/plan-details.ts'
import { describePlansFailure, findProduct } from '../../../lib/plans/prices.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { CancelBox, CancelDialog, ResumeBox } from './Cancellation.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { PlanOffers } from './PlanOffers.tsx'
import { RenewalFailed } from './RenewalFailed.tsx'
import { Withdrawal } from './Withdrawal.tsx'

/** /settings/subscription: the plan one has, what goes with it, and the others. */
export function SubscriptionScreen() {
  const { user } = useSession()
  const products = useQuery(endpointQuery(listSubscriptionProducts))
  // What was bought or ended elsewhere is seen when the screen is opened.
  const subscription = useQuery({ ...endpointQuery(readSubscription), staleTime: 0 })
  const plan = subscription.data?.plan ?? user?.plan
  const failed = [products, subscription].filter(({ data, isError }) => isError && !data)
  return (
    <SettingsPage wide title="Subskrypcja" subtitle={plan && `Teraz: ${PLAN_DETAILS[plan].name}`}>
      {failed.length > 0 ? (
        <ErrorPanel
          onRetry={() => failed.forEach(({ refetch }) => fireAndForget(refetch)())}
          busy={products.isFetching || subscription.isFetching}
        >
          {describePlansFailure(failed[0]?.error)}
        </ErrorPanel>
      ) : products.data && subscription.data ? (
        <Plans products={products.data} subscription={subscription.data} points={user?.ai_points ?? 0} />
      ) : (
        <SkeletonRows label="Ładowanie planów…" />
      )}
    </SettingsPage>
  )
}

interface PlansProps {
  products: readonly SubscriptionProduct[]
  subscription: Subscription
  points: number
}

/** In the order in which it matters: what is wrong, what one has, what one can have, and the ways out. */
function Plans({ products, subscription, points }: PlansProps) {
  const { plan, state, current_period_end: endsOn, can_withdraw_until: withdrawUntil } = subscription
  const wide = useWideScreen()
  const [isCancelling, setIsCancelling] = useState(false)
  const offers = <PlanOffers plan={plan} subscription={subscription} products={products} />
  if (plan === 'free') {
    return (
      <>
        {state === 'ended' && <Banner>Poprzedni plan się skończył. Spiżarnia, przepisy i&nbsp;listy zostały.</Banner>}
        {offers}
        <RenewalTerms />
      </>
    )
  }
  const canCancel = subscription.renews && endsOn !== null
  const cancel = canCancel && <CancelBox plan={plan} endsOn={endsOn} onAsk={() => setIsCancelling(true)} />
  return (
    <>
      {state === 'past_due' && (
        <RenewalFailed plan={plan} subscription={subscription} product={products.find(({ id }) => id === subscription.product_id)} />
      )}
      <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-2">
        <CurrentPlan
          plan={plan}
          subscription={subscription}
          points={points}
          monthlyPoints={findProduct(products, plan, 'monthly')?.ai_points_granted}
        />
        {wide && cancel}
        {state === 'cancelled' && endsOn !== null && <ResumeBox plan={plan} endsOn={endsOn} justCancelled={isCancelling} />}
      </div>
      {offers}
      {!wide && cancel}
      {withdrawUntil !== null && <Withdrawal plan={plan} subscription={subscription} until={withdrawUntil} />}
      <RenewalTerms />
      {/* Not in its box, which has another place on a screen that is turned. */}
      {canCancel && isCancelling && <CancelDialog plan={plan} endsOn={endsOn} points={points} onClose={() => setIsCancelling(false)} />}
    </>
  )
}

/** How every plan goes on and ends, before anything is tapped. */
function RenewalTerms() {
  return (
    <Banner>
      {withHardSpaces(
        'Opłata odnawia się automatycznie co 30 dni albo co 365 dni. Przypomnimy 7 dni wcześniej. Po rezygnacji korzystasz do końca opłaconego okresu. Po powiadomieniu o odnowieniu masz 14 dni na odstąpienie.',
      )}{' '}
      <Link to={paths.terms} className="font-semibold text-ink underline underline-offset-3">
        Regulamin
      </Link>
    </Banner>
  )
}
