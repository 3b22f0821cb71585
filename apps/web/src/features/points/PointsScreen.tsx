import type { ResponseOf } from '@spizarka/contract/endpoint'
import { COSTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { listPointHistory, type MovementObject, type PointMovement, type PointReason } from '@spizarka/contract/points'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import {
  BadgeCheck,
  ChartPie,
  CookingPot,
  Crown,
  Gift,
  Hourglass,
  Image,
  ListPlus,
  type LucideIcon,
  PartyPopper,
  ReceiptText,
  RotateCcw,
  ScanBarcode,
  ShoppingBasket,
  Smartphone,
  Sprout,
  UserCog,
} from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { groupByDay } from '../../lib/pages/group-by-day.ts'
import { ShowMore } from '../../lib/pages/ShowMore.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatNumber, formatPoints, formatTime } from '../../lib/text/format.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Segmented } from '../../ui/form/Segmented.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Row, Rows } from '../../ui/layout/Row.tsx'

/** /points: the balance, every movement that led to it, and what things cost. */
export function PointsScreen() {
  const { user } = useSession()
  const history = usePointHistory()
  const reserved = history.data?.reduce((sum, { pending, amount }) => (pending ? sum - amount : sum), 0) ?? 0
  return (
    <>
      <title>Punkty AI – Spiżarka</title>
      <PageHeader title="Punkty AI" back={{ to: paths.home, label: 'Wróć na start' }} />
      <div className="page desk:grid desk:grid-cols-[minmax(0,1fr)_22.5rem] desk:items-start">
        <div className="desk:order-2">{user && <Balance points={user.ai_points} reserved={reserved} />}</div>
        <div className="desk:row-span-2">
          <Ledger history={history} />
        </div>
        <div className="desk:order-3">
          <PriceList />
        </div>
      </div>
    </>
  )
}

/** What can be spent, what is reserved for work under way, and how far it goes. */
function Balance({ points, reserved }: { points: number; reserved: number }) {
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between">
        <p className="text-muted">Do wykorzystania</p>
        <ButtonLink to={paths.subscription} variant="soft" size="sm" className="-mt-0.5 -mr-2 ml-auto">
          Zdobądź więcej
        </ButtonLink>
        <div className="-mt-1 w-full">
          <p className="font-display leading-none font-[650]">
            <span className="text-display tabular-nums">{formatNumber(points)}</span>{' '}
            <span className="ml-1.5 text-h3">{plural(points, ['punkt', 'punkty', 'punktów'])}</span>
          </p>
        </div>
      </div>
      {reserved > 0 && (
        <Banner
          icon={<Hourglass aria-hidden />}
          title={`${formatNumber(reserved)} ${plural(reserved, ['punkt jest zarezerwowany', 'punkty są zarezerwowane', 'punktów jest zarezerwowanych'])}`}
          role="status"
        >
          praca w toku, w razie kłopotu wrócą
        </Banner>
      )}
      <p className="text-muted">{describeAffordable(points)}</p>
    </Card>
  )
}

function describeAffordable(points: number): string {
  const recipes = Math.floor(points / COSTS.recipe)
  const receipts = Math.floor(points / COSTS.receiptIntake)
  const inReceipts = `${receipts} ${plural(receipts, ['paragon', 'paragony', 'paragonów'])}`
  if (recipes > 0) return `Wystarczy na ${recipes} ${plural(recipes, ['przepis', 'przepisy', 'przepisów'])} albo ${inReceipts}.`
  if (receipts > 0) return `Wystarczy na ${inReceipts}.`
  return points >= COSTS.textIntake ? 'Wystarczy na listę tekstową.' : 'Ręcznie dodasz produkty bez punktów.'
}

const VIEWS = {
  all: { label: 'Wszystko', shows: () => true },
  gained: { label: 'Zdobyte', shows: ({ amount }: PointMovement) => amount > 0 },
  spent: { label: 'Wydane', shows: ({ amount }: PointMovement) => amount < 0 },
} as const
type View = keyof typeof VIEWS

const OPTIONS = (['all', 'gained', 'spent'] as const).map((value) => ({ value, label: VIEWS[value].label }))

/** Every movement of the points, by day. */
function Ledger({ history }: { history: ReturnType<typeof usePointHistory> }) {
  const [view, setView] = useState<View>('all')
  const days = groupByDay(history.data?.filter(VIEWS[view].shows) ?? [])
  return (
    <section aria-labelledby="historia" className="flex flex-col gap-4">
      <h2 id="historia" className="sr-only">
        Historia
      </h2>
      <Segmented label="Pokaż" value={view} onChange={setView} options={OPTIONS} />
      {history.isPending && <SkeletonRows label="Ładowanie historii…" />}
      {history.isError && (
        <ErrorPanel onRetry={fireAndForget(history.refetch)} busy={history.isFetching}>
          Nie udało się wczytać historii punktów.
        </ErrorPanel>
      )}
      {history.isSuccess && days.length === 0 && <p className="py-4 text-center text-muted">Tu nie ma jeszcze żadnych punktów.</p>}
      {days.map(({ day, heading, entries }) => (
        <section key={day} aria-label={heading} className="flex flex-col gap-2">
          <h3 className="font-sans! text-small font-bold tracking-normal! text-muted">{heading}</h3>
          <Rows>
            {entries.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </Rows>
        </section>
      ))}
      <ShowMore list={history}>Pokaż starsze</ShowMore>
    </section>
  )
}

const PRICES = [
  ['Przepis', COSTS.recipe],
  ['Lista zakupów', COSTS.shoppingList],
  ['Paragon', COSTS.receiptIntake],
  ['Analiza posiłku', COSTS.consumptionAnalysis],
  ['Kody kreskowe', COSTS.barcodeIntake],
  ['Lista tekstowa', COSTS.textIntake],
  ['Zdjęcie dania', COSTS.recipeImage],
  ['Dodawanie ręczne', COSTS.manual],
] as const

function PriceList() {
  return (
    <section aria-labelledby="cennik" className="rounded-card bg-sunken p-5">
      <h2 id="cennik" className="text-h4">
        Co ile kosztuje
      </h2>
      <dl className="mt-2">
        {PRICES.map(([action, cost]) => (
          <div key={action} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{action}</dt>
            <dd className="font-bold whitespace-nowrap tabular-nums">{formatPoints(cost)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const ICONS: Record<PointReason, LucideIcon> = {
  activation: Gift,
  text_intake: ListPlus,
  text_intake_refund: RotateCcw,
  receipt_intake: ReceiptText,
  receipt_intake_refund: RotateCcw,
  barcode_intake: ScanBarcode,
  barcode_intake_refund: RotateCcw,
  recipe_compose: CookingPot,
  recipe_compose_refund: RotateCcw,
  recipe_picture: Image,
  recipe_picture_refund: RotateCcw,
  shopping_list: ShoppingBasket,
  shopping_list_refund: RotateCcw,
  meal_analysis: ChartPie,
  meal_analysis_refund: RotateCcw,
  review_reward: BadgeCheck,
  pantry_limit_bonus: PartyPopper,
  onboarding_bonus: Sprout,
  pwa_install_reward: Smartphone,
  plan_grant: Crown,
  plan_grant_returned: RotateCcw,
  admin_award: UserCog,
}

/** One movement of the points: what for, when, how many. */
function MovementRow({ movement }: { movement: PointMovement }) {
  const { amount, pending, reason, object, description } = movement
  const to = object && addressOf(object)
  const when = pending ? 'zarezerwowane, w toku' : formatTime(movement.created_at)
  const Icon = pending ? Hourglass : ICONS[reason]
  const gained = amount > 0
  return (
    <Row
      className={clsx('relative pr-2', to && 'hover:bg-sunken')}
      start={
        <span
          aria-hidden
          className={clsx(
            'grid size-11 shrink-0 place-items-center rounded-tile [&_svg]:size-5.5',
            pending ? 'bg-soon-soft text-soon-ink' : gained ? 'bg-ok-soft text-ok-ink' : 'bg-sunken text-muted',
          )}
        >
          <Icon />
        </span>
      }
      title={
        to ? (
          <Link
            to={to}
            className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            {object.name}
          </Link>
        ) : (
          (object?.name ?? description)
        )
      }
      detail={<span className="text-small text-muted">{object ? `${description}, ${when}` : when}</span>}
      end={
        <span className={clsx('text-[1.0625rem] font-bold tabular-nums', gained && 'text-ok-ink')}>
          {gained ? '+' : ''}
          {formatNumber(amount)}
          <span className="sr-only"> pkt</span>
        </span>
      }
    />
  )
}

function addressOf({ kind, id }: MovementObject): string | undefined {
  if (id === null) return undefined
  return kind === 'recipe' ? paths.recipe(id) : paths.review(id)
}

/** The ledger, newest first, a page at a time. */
function usePointHistory() {
  return useInfiniteQuery({
    queryKey: [listPointHistory.path],
    queryFn: ({ pageParam, signal }) => call(listPointHistory, { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ResponseOf<typeof listPointHistory>, pages) => (last.next === null ? undefined : pages.length + 1),
    select: ({ pages }) => withoutRepeats(pages.flatMap(({ results }) => results)),
    // Points move in many places: what is opened shows them as they are.
    staleTime: 0,
  })
}

// A movement made between two pages pushes the last row of one to the top of the next.
function withoutRepeats(movements: PointMovement[]): PointMovement[] {
  return [...new Map(movements.map((movement) => [movement.id, movement])).values()]
}
