import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../api/endpoint-query.ts'
import { queryClient } from '../query-client.ts'
import { formatMoney } from '../text/format.ts'
import type { ChosenPlan } from './chosen-plan.ts'
import { findProduct } from './prices.ts'

/** What the chosen plan costs today, as /plany says it; nothing where that cannot be read. */
export function ChosenPlanPrice({ chosen: { plan, cycle } }: { chosen: ChosenPlan }) {
  // Around the screens of guests there is no client.
  const { data } = useQuery(endpointQuery(listSubscriptionProducts), queryClient)
  const product = data && findProduct(data, plan, cycle)
  return product && `Cena: ${formatMoney(product.price)} ${cycle === 'yearly' ? 'za rok' : 'za miesiąc'}, z\u00a0podatkiem VAT.`
}
