import type { Pricing } from '@spizarka/contract/discount-codes'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { type PaidPlan, PERIOD_DAYS, type SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { TicketPercent } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addDays } from '../../../lib/days.ts'
import { useOnline } from '../../../lib/hooks/use-online.ts'
import { paths } from '../../../lib/paths.ts'
import { PLAN_DETAILS } from '../../../lib/plans/plan-details.ts'
import { groszeOf, percentOff } from '../../../lib/plans/prices.ts'
import { formatDay, formatGrosze, formatMoney, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { type AcceptedCode, DiscountCode } from './DiscountCode.tsx'
import { describePaymentFailure, useOrder } from './use-order.ts'

export interface Choice {
  product: SubscriptionProduct
  /** What is left of the plan one has is taken off its price. */
  upgrade: boolean
  /** How much that is today, where it is known. */
  credit?: string | null
}

interface OrderDialogProps {
  /** What can be ordered, the first of them at first. */
  choices: readonly [Choice, ...Choice[]]
  /** Whether it was opened by a discount code. */
  withCode: boolean
  onClose: () => void
}

/** The last step before the paywall: what is bought, for how much, how it goes on, and the button that obliges to pay. */
export function OrderDialog({ choices, withCode, onClose }: OrderDialogProps) {
  const [chosen, setChosen] = useState(choices[0])
  const [asksForCode, setAsksForCode] = useState(withCode)
  const [accepted, setAccepted] = useState<AcceptedCode>()
  const order = useOrder()
  const isOnline = useOnline()
  const { product, upgrade, credit } = chosen
  const choose = (plan: PaidPlan) => {
    setChosen(choices.find((choice) => choice.product.plan_type === plan) ?? chosen)
    // A code holds for the product that it was checked with.
    setAccepted(undefined)
    order.reset()
  }
  const reason = !isOnline ? 'Do zapłaty potrzeba internetu.' : asksForCode && !accepted ? 'Najpierw sprawdź kod.' : undefined

  return (
    <Dialog
      open
      onClose={onClose}
      busy={order.leaving}
      title={asksForCode ? 'Kod rabatowy' : 'Zamówienie'}
      footer={
        <div className="flex flex-col gap-2">
          {order.isError && <FormError>{describePaymentFailure(order.error, 'Wystąpił błąd podczas inicjowania płatności.')}</FormError>}
          <Button
            variant="plum"
            size="lg"
            full
            busy={order.leaving}
            busyLabel="Przechodzimy do płatności..."
            reason={reason}
            onClick={() => order.mutate({ product, code: accepted?.code })}
          >
            Zamawiam z&nbsp;obowiązkiem zapłaty
          </Button>
          {asksForCode && !accepted && (
            <Button variant="ghost" full onClick={() => setAsksForCode(false)}>
              Zamów bez kodu za {formatMoney(product.price)}
            </Button>
          )}
          {!asksForCode && (
            <Button variant="ghost" full icon={<TicketPercent aria-hidden />} onClick={() => setAsksForCode(true)}>
              Mam kod rabatowy
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {choices.length > 1 ? (
          <Segmented
            label="Plan"
            value={product.plan_type}
            onChange={choose}
            options={choices.map((choice) => ({ value: choice.product.plan_type, label: PLAN_DETAILS[choice.product.plan_type].name }))}
          />
        ) : null}
        <p className="-mt-2 text-muted">
          {product.name}, {formatMoney(product.price)}
        </p>
        {asksForCode && <DiscountCode key={product.id} product={product} accepted={accepted} onAccept={setAccepted} />}
        <Summary {...chosen} pricing={accepted?.pricing} />
        {upgrade && !credit && (
          <p className="text-small">
            Odejmiemy opłacone, a&nbsp;niewykorzystane dni obecnego planu. Dokładną kwotę zobaczysz, zanim zapłacisz.
          </p>
        )}
        <Terms product={product} />
      </div>
    </Dialog>
  )
}

interface SummaryProps extends Choice {
  pricing: Pricing | undefined
}

/** What is to be paid now, and how it comes about. */
function Summary({ product, pricing, upgrade, credit }: SummaryProps) {
  const left = groszeOf(pricing?.discounted_amount ?? product.price) - groszeOf(credit ?? '0.00')
  return (
    <dl className="flex flex-col divide-y divide-line rounded-2xl bg-sunken px-4 py-1">
      {pricing && (
        <>
          <Line name="Cena">
            <s className="text-muted">{formatMoney(pricing.original_amount)}</s>
          </Line>
          <Line name={nameOfDiscount(pricing)}>
            <strong className="text-ok-ink">−{formatMoney(pricing.discount_amount)}</strong>
          </Line>
          <Line name="Najniższa cena z 30 dni">{formatMoney(product.lowest_price_30_days)}</Line>
        </>
      )}
      {credit && <Line name="Niewykorzystane dni obecnego planu">−{formatMoney(credit)}</Line>}
      <Line name={<strong>{upgrade && !credit ? 'Najwyżej zapłacisz teraz' : 'Zapłacisz teraz'}</strong>}>
        <strong className="text-lead">{formatGrosze(Math.max(left, 0))}</strong>
      </Line>
    </dl>
  )
}

/** Rabat 20%, where it is a whole per cent of the price. */
function nameOfDiscount(pricing: Pricing): string {
  const percent = percentOff(pricing)
  return percent === undefined ? 'Rabat' : `Rabat ${percent}%`
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt>{name}</dt>
      <dd className="ml-auto tabular-nums">{children}</dd>
    </div>
  )
}

/** What the law wants said before somebody orders: renewal, end, withdrawal, and that it begins at once. */
function Terms({ product: { billing_cycle: cycle, price } }: { product: SubscriptionProduct }) {
  const days = PERIOD_DAYS[cycle]
  return (
    <div className="flex flex-col gap-2 text-small text-muted">
      <p>
        {withHardSpaces(
          `Odnawia się co ${days} dni za ${formatMoney(price)}, pierwszy raz ${formatDay(addDays(today(), days - 1))}. Przypomnimy 7 dni wcześniej. Zrezygnujesz w każdej chwili i korzystasz do końca opłaconego okresu.`,
        )}
      </p>
      <p>
        {withHardSpaces(
          'Zamawiając, prosisz, by plan działał od razu. Przez 14 dni możesz odstąpić od umowy: zwrócimy pieniądze za niewykorzystane dni.',
        )}{' '}
        <Link to={paths.terms} className="font-semibold text-ink underline underline-offset-3">
          Regulamin
        </Link>
      </p>
    </div>
  )
}
