import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { planOf } from '@spizarka/contract/plans'
import { plural } from '@spizarka/contract/plural'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { endpointQuery } from '../api/endpoint-query.ts'
import { paths } from '../paths.ts'
import { findProduct } from '../plans/prices.ts'
import { queryClient } from '../query-client.ts'
import { useSession } from '../session/session.ts'
import { formatMoney } from '../text/format.ts'
import { UPSELL_VARIANTS, type UpsellFeature, type UpsellVariant } from './upsell-variants.ts'

const POINTS = planOf('premium').monthlyPoints
/** Composed for a month's points. */
const RECIPES = Math.floor(POINTS / COSTS.recipe)

/** What Premium offers, starting from the feature just tried. */
export function UpsellSheet({ feature, onClose }: { feature: UpsellFeature | undefined; onClose: () => void }) {
  const variant = feature && UPSELL_VARIANTS[feature]
  // Around the screens of guests there is no client.
  const { data: products = [] } = useQuery(endpointQuery(listSubscriptionProducts), queryClient)
  const isGuest = useSession().status === 'guest'
  const monthly = findProduct(products, 'premium', 'monthly')
  return (
    <Dialog open={variant !== undefined} onClose={onClose} title={variant && <UpsellTitle {...variant} />}>
      {variant && (
        <div className="flex flex-col gap-4">
          <p className="text-muted">{variant.text}</p>
          <ul role="list" className="flex flex-col gap-2.5">
            <Benefit>
              <strong>{POINTS} punktów AI</strong> co miesiąc, to&nbsp;ok.&nbsp;{RECIPES}&nbsp;
              {plural(RECIPES, ['przepis', 'przepisy', 'przepisów'])}
            </Benefit>
            <Benefit>{variant.benefit}</Benefit>
            <Benefit>spiżarnia bez limitu produktów</Benefit>
            <Benefit>
              listy zakupów dla {LIMITS.shoppingPeople.free + 1}–{LIMITS.shoppingPeople.most} osób
            </Benefit>
          </ul>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-2xl bg-plum-soft px-4 py-3 text-plum-ink">
            <strong>Premium</strong>
            {monthly && (
              <span>
                <strong className="text-lead tabular-nums">{formatMoney(monthly.price)}</strong> miesięcznie
              </span>
            )}
          </p>
          <div className="flex flex-col gap-2">
            <ButtonLink to={isGuest ? paths.plans : paths.subscription} variant="plum" size="lg" full>
              Zobacz plany
            </ButtonLink>
            <Button variant="ghost" full className="text-ink!" onClick={onClose}>
              Nie teraz
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function UpsellTitle({ Icon, title }: UpsellVariant) {
  return (
    <>
      <span aria-hidden className="mb-3 grid size-14 place-items-center rounded-2xl bg-plum-soft text-plum-ink">
        <Icon className="size-7" />
      </span>
      {title}
    </>
  )
}

function Benefit({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb" />
      <span>{children}</span>
    </li>
  )
}
