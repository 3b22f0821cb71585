import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { COSTS, POINTS } from '@spizarka/contract/limits'
import { type BillingCycle, listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { paths } from '../../lib/paths.ts'
import { CycleChoice } from '../../lib/plans/CycleChoice.tsx'
import { withChosenPlan } from '../../lib/plans/chosen-plan.ts'
import { FreePlanCard, PaidPlanCard } from '../../lib/plans/PlanCard.tsx'
import { PLAN_NAMES } from '../../lib/plans/plan-names.ts'
import { describePlansFailure, findProduct } from '../../lib/plans/prices.ts'
import { queryClient } from '../../lib/query-client.ts'
import { Navigate } from '../../lib/router/links.tsx'
import { useLocation } from '../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'

/** /plany: what the plans give and cost, for whoever has no account yet; members choose theirs in the settings. */
export function ComparePlansScreen() {
  const { status } = useSession()
  return status === 'user' ? <Navigate to={paths.subscription} replace /> : <ComparePlans />
}

const WHAT_POINTS_ARE = `Punktami AI płacisz za pracę kuchni: przepis z tego, co masz, kosztuje ${COSTS.recipe}, lista zakupów ${COSTS.shoppingList}, przeczytany paragon ${COSTS.receiptIntake}. Gdy coś się nie uda, punkty wracają.`

function ComparePlans() {
  const { search } = useLocation()
  // As it stood where the visitor comes from.
  const [cycle, setCycle] = useState<BillingCycle>(paths.plans + search === paths.plansByMonth ? 'monthly' : 'yearly')
  // Around the screens of guests there is no client.
  const { data: products, error, isFetching, refetch } = useQuery(endpointQuery(listSubscriptionProducts), queryClient)
  return (
    <>
      <title>Plany i ceny – Spiżarka</title>
      <meta
        name="description"
        content="Ile kosztuje Spiżarka: Free, Premium i Premium Super. Co daje każdy plan i jak z niego zrezygnować."
      />
      <PageHeader title="Porównaj plany" subtitle="Zaczynasz bez opłat" back={{ to: paths.home, label: 'Wróć', returns: true }} />
      <div className="page">
        <div className="mx-auto w-full max-w-120">
          <CycleChoice value={cycle} onChange={setCycle} />
        </div>
        <p className="mx-auto max-w-160 text-center text-muted">{withHardSpaces(WHAT_POINTS_ARE)}</p>
        {error && !products && (
          <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
            {describePlansFailure(error)}
          </ErrorPanel>
        )}
        {!products && !error && <SkeletonRows rows={3} label="Ładowanie planów…" />}
        <h2 className="sr-only">Plany</h2>
        <div className="grid grid-cols-1 gap-6 desk:grid-cols-3">
          <FreePlanCard>
            <ButtonLink to={paths.register} size="lg" full>
              Zacznij z&nbsp;{POINTS.activation} punktami
            </ButtonLink>
          </FreePlanCard>
          {products
            ?.filter(({ billing_cycle }) => billing_cycle === cycle)
            .map((product) => (
              <PaidPlanCard
                key={product.id}
                product={product}
                monthly={findProduct(products, product.plan_type, 'monthly')}
                standsOut={product.plan_type === 'premium'}
              >
                <ButtonLink
                  to={withChosenPlan(paths.register, { plan: product.plan_type, cycle })}
                  variant={product.plan_type === 'premium' ? 'plum' : 'outline'}
                  size="lg"
                  full
                >
                  Wybierz {withHardSpaces(PLAN_NAMES[product.plan_type])}
                </ButtonLink>
              </PaidPlanCard>
            ))}
        </div>
        <Banner>
          {withHardSpaces(
            'Ceny z podatkiem VAT. Płatny plan odnawia się co 30 albo 365 dni, przypominamy 7 dni wcześniej. Rezygnujesz w dwóch stuknięciach i korzystasz do końca opłaconego okresu.',
          )}{' '}
          <Link to={paths.terms} className="font-semibold text-ink underline underline-offset-3">
            Regulamin
          </Link>
        </Banner>
      </div>
    </>
  )
}
