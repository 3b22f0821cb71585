import { COSTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { PointMovement } from '@spizarka/contract/points'
import { Hourglass, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, formatPoints } from '../../lib/format.ts'
import { groupByDay } from '../../lib/group-by-day.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { starts } from '../../lib/starts.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rows } from '../../ui/Row.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { MovementRow } from './MovementRow.tsx'
import { usePointHistory } from './use-point-history.ts'

/** /points: the balance, every movement that led to it, and what things cost. */
export function PointsScreen() {
  const { user } = useSession()
  const history = usePointHistory()
  const reserved = history.data?.reduce((sum, { pending, amount }) => (pending ? sum - amount : sum), 0) ?? 0
  return (
    <>
      <title>Punkty AI – Spiżarka</title>
      <PageHead title="Punkty AI" back={{ to: paths.home, label: 'Wróć na start' }} />
      <div className="page lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start">
        <div className="lg:order-2">{user && <Balance points={user.ai_points} reserved={reserved} />}</div>
        <div className="lg:row-span-2">
          <Ledger history={history} />
        </div>
        <div className="lg:order-3">
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
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div>
          <p className="text-muted">Do wykorzystania</p>
          <p className="font-display leading-none font-[650]">
            <span className="text-display tabular-nums">{formatNumber(points)}</span>{' '}
            <span className="ml-1.5 text-h3">{plural(points, ['punkt', 'punkty', 'punktów'])}</span>
          </p>
        </div>
        <span aria-hidden className="grid size-13 shrink-0 place-items-center rounded-2xl bg-brand-soft text-brand-ink">
          <Sparkles className="size-6" />
        </span>
      </div>
      {reserved > 0 && (
        <Banner
          icon={<Hourglass aria-hidden />}
          title={`${formatNumber(reserved)} ${plural(reserved, ['zarezerwowany', 'zarezerwowane', 'zarezerwowanych'])}`}
          role="status"
        >
          praca w toku, w razie kłopotu wrócą
        </Banner>
      )}
      <p className="text-muted">{describeReach(points)}</p>
    </Card>
  )
}

function describeReach(points: number): string {
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
      <h2 id="historia" className="text-h3">
        Historia
      </h2>
      <Segmented label="Pokaż" value={view} onChange={setView} options={OPTIONS} />
      {history.isPending && <SkeletonRows label="Ładowanie historii…" />}
      {history.isError && (
        <ErrorPanel onRetry={starts(history.refetch)} busy={history.isFetching}>
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
      {history.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          busy={history.isFetchingNextPage}
          busyLabel="Ładowanie..."
          onClick={starts(() => history.fetchNextPage())}
        >
          Pokaż starsze
        </Button>
      )}
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
