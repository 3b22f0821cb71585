import type { Plan } from '@spizarka/contract/accounts'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { POINTS } from '@spizarka/contract/limits'
import type { SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { formatMoney, formatNumber } from '../text/format.ts'
import { PLAN_DETAILS } from './plan-details.ts'
import { describeYear, groszeOf } from './prices.ts'

interface PaidPlanCardProps {
  product: SubscriptionProduct
  /** The same plan paid for by the month, which a year is compared with. */
  monthly?: SubscriptionProduct | undefined
  /** The first that should be looked at. */
  standsOut?: boolean
  /** At the upper edge: "polecany". */
  flag?: string | undefined
  /** Under the name: "teraz płacisz miesięcznie". */
  note?: string | undefined
  /** Buttons, and what is said about them. */
  children: ReactNode
}

/** A plan that costs money: what it is, what it costs, what it gives, and the way to it. */
export function PaidPlanCard({ product, monthly, standsOut = false, flag, note, children }: PaidPlanCardProps) {
  const { name, Icon } = PLAN_DETAILS[product.plan_type]
  const yearly = product.billing_cycle === 'yearly'
  const { price, lowest_price_30_days: lowest } = product
  return (
    <Card pad="lg" className={clsx('relative flex flex-col gap-4', standsOut && 'border-2! border-plum!')}>
      {flag && <p className="absolute -top-3.5 right-5 rounded-pill bg-plum-fill px-3 py-1 text-caption font-bold text-white">{flag}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="grid size-13 shrink-0 place-items-center rounded-2xl bg-plum-soft text-plum-ink [&_svg]:size-6">
          <Icon />
        </span>
        <div className="min-w-24 flex-1">
          <h3 className="text-h2">{note && yearly ? `${name} rocznie` : name}</h3>
          {note && <p className="text-small text-muted">{note}</p>}
        </div>
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-[2.125rem] leading-10 font-extrabold tabular-nums">{formatMoney(price)}</span>
          <span className="text-muted">{yearly ? 'za rok' : 'za miesiąc'}</span>
        </p>
        {yearly && <p className="text-small text-muted">{withHardSpaces(describeYear(product, monthly))}</p>}
        {groszeOf(lowest) > groszeOf(price) && (
          <p className="text-small text-muted">Najniższa cena z 30 dni przed obniżką: {formatMoney(lowest)}.</p>
        )}
      </div>
      <Benefits plan={product.plan_type}>
        <strong>{formatNumber(product.ai_points_granted)} punktów AI</strong> co miesiąc
      </Benefits>
      <div className="mt-auto flex flex-col gap-2">{children}</div>
    </Card>
  )
}

/** What a plan gives, its points first. */
function Benefits({ plan, children }: { plan: Plan; children: ReactNode }) {
  return (
    <ul role="list" className="flex flex-col gap-2">
      <Benefit>{children}</Benefit>
      {PLAN_DETAILS[plan].benefits.map((benefit) => (
        <Benefit key={benefit}>{withHardSpaces(benefit)}</Benefit>
      ))}
    </ul>
  )
}

function Benefit({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

/** The plan that everybody has at first. */
export function FreePlanCard({ className, children }: { className?: string; children: ReactNode }) {
  const { name, Icon } = PLAN_DETAILS.free
  return (
    <Card pad="lg" className={clsx('flex flex-col gap-4 bg-sunken!', className)}>
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="grid size-13 shrink-0 place-items-center rounded-2xl bg-ok-soft text-ok-ink [&_svg]:size-6">
          <Icon />
        </span>
        <h3 className="flex-1 text-h2">{name}</h3>
        <p className="text-h4 font-bold">0&nbsp;zł</p>
      </div>
      <Benefits plan="free">
        <strong>{POINTS.activation} punktów AI</strong> na start
      </Benefits>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}
