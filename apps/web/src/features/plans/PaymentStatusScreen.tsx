import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { listInvoices } from '@spizarka/contract/invoices'
import { readPantrySummary } from '@spizarka/contract/pantry'
import type { PaymentStatus } from '@spizarka/contract/payments'
import { listPointHistory } from '@spizarka/contract/points'
import { readSubscription } from '@spizarka/contract/subscription'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowRight, Check, Clock, CreditCardX, Info, RotateCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { paths } from '../../lib/paths.ts'
import { orderMemory, type RememberedOrder } from '../../lib/plans/order-memory.ts'
import { PLAN_DETAILS } from '../../lib/plans/plan-details.ts'
import { useSearchParams } from '../../lib/router/links.tsx'
import { useParams } from '../../lib/router/ScreenRoutes.tsx'
import { reloadUser } from '../../lib/session/keep-session.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatMoney, formatNumber, formatPointsInWords } from '../../lib/text/format.ts'
import { NO_CONNECTION } from '../../lib/text/texts.ts'
import { DishCard } from '../../ui/art/DishCard.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Badge, type BadgeTone } from '../../ui/feedback/Badge.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../ui/layout/StickyBar.tsx'
import { MAX_ATTEMPTS, type PaymentOutcome, usePaymentStatus } from './use-payment-status.ts'

/** /payment-status/{id} and ?session_id=: what happened to a payment, and on to where one came from. */
export function PaymentStatusScreen() {
  const { sessionId: inPath } = useParams()
  const [search] = useSearchParams()
  const sessionId = inPath ?? (search.get('session_id') || undefined)
  const { outcome, status, error, attempt, checkAgain } = usePaymentStatus(sessionId)
  useRefreshOncePaid(outcome === 'completed')
  const order = sessionId === undefined ? undefined : orderMemory.find(sessionId)
  return (
    <>
      <title>Płatność – Spiżarka</title>
      <PageHeader title="Płatność" back={{ to: order?.from ?? paths.home, label: 'Zamknij', sign: 'cross' }} />
      <div className="page page-narrow">
        <Outcome outcome={outcome} error={error} pointsBefore={order?.points} />
        {outcome === 'checking' && <AttemptsNote attempt={attempt} />}
        {outcome === 'completed' && <PointsGained before={order?.points} />}
        {sessionId !== undefined && outcome !== 'error' && (
          <Details sessionId={sessionId} status={status} product={order?.product} outcome={outcome} />
        )}
        {outcome === 'failed' && (
          <Banner>Najczęściej pomaga inna karta albo BLIK. Limit płatności w&nbsp;internecie sprawdzisz w&nbsp;aplikacji banku.</Banner>
        )}
        {outcome === 'unconfirmed' && (
          <Banner tone="soon" icon={<TriangleAlert aria-hidden />}>
            Jeśli bank pobrał pieniądze, nie płać drugi raz. Płatność została przerwana?{' '}
            <Link to={paths.subscription} className="font-bold underline underline-offset-3">
              Zamów plan jeszcze raz
            </Link>
            . Gdyby opłata przyszła podwójnie, drugą zwrócimy.
          </Banner>
        )}
      </div>
      <Actions outcome={outcome} order={order} onCheckAgain={fireAndForget(checkAgain)} />
    </>
  )
}

/** Plan, points and what hangs on them, as they are after the payment: the badge in the bar changes at once. */
function useRefreshOncePaid(paid: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!paid) return
    fireAndForget(reloadUser)()
    for (const { path } of [readSubscription, readPantrySummary, listPointHistory, listInvoices])
      fireAndForget(() => queryClient.invalidateQueries({ queryKey: [path] }))()
  }, [paid, queryClient])
}

interface OutcomeProps {
  outcome: PaymentOutcome
  error: Error | null
  /** The balance before the order, where it is known. */
  pointsBefore: number | undefined
}

function Outcome({ outcome, error, pointsBefore }: OutcomeProps) {
  const { user } = useSession()
  const plan = user && PLAN_DETAILS[user.plan].name
  const gained = pointsBefore === undefined ? 0 : (user?.ai_points ?? 0) - pointsBefore
  const { picture, title, text } = describeOutcome({ outcome, plan, error, gained })
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {picture}
      {/* Only the result is announced, not every try. */}
      <div
        role={outcome === 'error' ? 'alert' : 'status'}
        aria-live={outcome === 'checking' ? 'off' : undefined}
        className="flex flex-col gap-2"
      >
        <h2 className="text-h2">{title}</h2>
        <p className="max-w-100 text-balance text-muted">{text}</p>
      </div>
    </div>
  )
}

interface OutcomeText {
  outcome: PaymentOutcome
  plan: string | null
  error: Error | null
  /** Points that came with it, as far as is known. */
  gained: number
}

function describeOutcome({ outcome, plan, error, gained }: OutcomeText): { picture: ReactNode; title: string; text: ReactNode } {
  switch (outcome) {
    case 'checking':
      return {
        picture: (
          <Sign tone="bg-brand-soft text-brand-ink">
            <Spinner />
          </Sign>
        ),
        title: 'Sprawdzamy płatność',
        text: 'Bank zwykle odpowiada w\u00a0kilka sekund. Nie płać drugi raz.',
      }
    case 'completed':
      return {
        picture: <PaidPicture />,
        title: plan === null || plan === PLAN_DETAILS.free.name ? 'Opłacone' : `${plan} jest Twoje`,
        text: `${gained > 0 ? formatPointsInWords(gained) : 'Punkty są'} już na koncie. Smacznego gotowania.`,
      }
    case 'failed':
      return {
        picture: (
          <Sign tone="bg-late-soft text-late-ink">
            <CreditCardX aria-hidden />
          </Sign>
        ),
        title: 'Płatność się nie udała',
        text: `Twój plan się nie zmienił${plan ? `: nadal ${plan}` : ''}. Jeśli bank pobrał pieniądze, wrócą na Twoje konto.`,
      }
    case 'unconfirmed':
      return {
        picture: (
          <Sign tone="bg-soon-soft text-soon-ink">
            <Clock aria-hidden />
          </Sign>
        ),
        title: 'Jeszcze nie potwierdzona',
        text: 'Bank potrzebuje więcej czasu, czasem do 24\u00a0godzin. Damy znać e-mailem.',
      }
    case 'unknown':
      return {
        picture: (
          <Sign tone="bg-sunken text-muted">
            <Info aria-hidden />
          </Sign>
        ),
        title: 'Brakuje numeru płatności',
        text: 'Nie wiemy, o\u00a0którą płatność chodzi. Sprawdź Subskrypcję.',
      }
    case 'error':
      return {
        picture: (
          <Sign tone="bg-late-soft text-late-ink">
            <CreditCardX aria-hidden />
          </Sign>
        ),
        title: 'Nie udało się sprawdzić płatności',
        text: isApiError(error) ? (error.error ?? error.detail ?? 'Spróbuj ponownie za chwilę. Nie płać drugi raz.') : NO_CONNECTION,
      }
  }
}

function Sign({ tone, children }: { tone: string; children: ReactNode }) {
  return <span className={clsx('grid size-24 place-items-center rounded-pill [&_svg]:size-10', tone)}>{children}</span>
}

function PaidPicture() {
  return (
    <span className="relative">
      <span className="block size-32 overflow-hidden rounded-pill border-4 border-card shadow-card">
        <DishCard kind="cake" seed="opłacone" />
      </span>
      <span className="absolute right-0 bottom-0 grid size-11 place-items-center rounded-pill border-4 border-paper bg-herb-fill text-white">
        <Check aria-hidden strokeWidth={3} className="size-5" />
      </span>
    </span>
  )
}

function AttemptsNote({ attempt }: { attempt: number }) {
  return (
    <div className="mx-auto flex w-full max-w-60 flex-col gap-2">
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: MAX_ATTEMPTS }, (_, index) => (
          <span key={index} className={clsx('h-1.5 flex-1 rounded-pill', index < attempt ? 'bg-brand-fill' : 'bg-sunken')} />
        ))}
      </div>
      <p className="text-center text-small text-muted tabular-nums">
        próba {attempt} z&nbsp;{MAX_ATTEMPTS}
      </p>
    </div>
  )
}

/** What the plan has brought: how the balance has grown, where it is known what it was, and what is open now. */
function PointsGained({ before }: { before: number | undefined }) {
  const { ai_points: now = 0, plan = 'free' } = useSession().user ?? {}
  const grown = before !== undefined && now > before
  return (
    <Card className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>Twoje punkty</span>
        <strong className="text-lead tabular-nums">
          {grown && (
            <>
              <span aria-hidden>
                {formatNumber(before)} <ArrowRight strokeWidth={2.5} className="inline size-4" />{' '}
              </span>
              <span className="sr-only">było {formatPointsInWords(before)}, jest </span>
            </>
          )}
          {formatNumber(now)}
        </strong>
      </p>
      {plan !== 'free' && (
        <p className="flex items-start gap-3 text-small">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb" />
          {withHardSpaces(PLAN_DETAILS[plan].inShort)}
        </p>
      )}
    </Card>
  )
}

const STATUS_BADGES: Record<PaymentOutcome, { tone: BadgeTone; text: string }> = {
  checking: { tone: 'soon', text: 'oczekuje' },
  completed: { tone: 'ok', text: 'opłacone' },
  failed: { tone: 'late', text: 'nieudana' },
  unconfirmed: { tone: 'soon', text: 'czeka na bank' },
  unknown: { tone: 'neutral', text: 'nieznana' },
  error: { tone: 'neutral', text: 'nieznana' },
}

interface DetailsProps {
  sessionId: string
  status: PaymentStatus | undefined
  /** What was ordered, where this device remembers. */
  product: string | undefined
  outcome: PaymentOutcome
}

function Details({ sessionId, status, product, outcome }: DetailsProps) {
  const badge = STATUS_BADGES[outcome]
  return (
    <Card pad="none">
      <dl className="divide-y divide-line px-4">
        {product !== undefined && <Detail name="Plan">{product}</Detail>}
        {status && <Detail name="Kwota">{formatMoney(status.amount)}</Detail>}
        {status && <Detail name="Waluta">{status.currency}</Detail>}
        <Detail name="Status">
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </Detail>
        {status && <Detail name="Zamówienie">{status.p24_order_id ?? 'jeszcze bez numeru'}</Detail>}
        <Detail name="Sesja">
          <span className="text-small">{status?.p24_session_id ?? sessionId}</span>
        </Detail>
      </dl>
    </Card>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}

interface ActionsProps {
  outcome: PaymentOutcome
  order: RememberedOrder | undefined
  onCheckAgain: () => void
}

function Actions({ outcome, order, onCheckAgain }: ActionsProps) {
  const kitchen = order?.from ?? paths.home
  switch (outcome) {
    case 'checking':
      return (
        <StickyBar>
          <Button size="lg" full reason="Przycisk odblokuje się po sprawdzeniu.">
            Wróć do kuchni
          </Button>
        </StickyBar>
      )
    case 'completed':
      return (
        <StickyBar>
          <ButtonLink to={order?.from ?? paths.generateRecipe} size="lg" full>
            {order?.from === undefined ? 'Ułóż pierwszy przepis' : 'Wróć do kuchni'}
          </ButtonLink>
          <ButtonLink to={paths.invoices} variant="ghost" full>
            Pobierz fakturę
          </ButtonLink>
        </StickyBar>
      )
    case 'failed':
      return (
        <StickyBar>
          <ButtonLink to={paths.subscription} size="lg" full>
            Spróbuj ponownie
          </ButtonLink>
          <ButtonLink to={paths.help} variant="ghost" full>
            Napisz do pomocy
          </ButtonLink>
        </StickyBar>
      )
    case 'unknown':
      return (
        <StickyBar>
          <ButtonLink to={paths.subscription} size="lg" full>
            Sprawdź Subskrypcję
          </ButtonLink>
        </StickyBar>
      )
    default:
      return (
        <StickyBar>
          <Button variant="outline" size="lg" full icon={<RotateCw aria-hidden />} onClick={onCheckAgain}>
            Sprawdź jeszcze raz
          </Button>
          <ButtonLink to={kitchen} variant="ghost" full>
            Wróć do kuchni
          </ButtonLink>
        </StickyBar>
      )
  }
}
