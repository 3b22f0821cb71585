import { COSTS, POINTS } from '@spizarka/contract/limits'
import { readOnboarding } from '@spizarka/contract/onboarding'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { listRecipes } from '@spizarka/contract/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChartPie, ChevronRight, Footprints, type LucideIcon, Plus, ShoppingBasket, Sparkles, WandSparkles } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { formatPointsInWords, formatToday } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { RecipeCard } from '../../lib/recipes/RecipeCard.tsx'
import { useSession } from '../../lib/session/session.ts'
import { ShelfArt } from '../../ui/art/ShelfArt.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { FabLink } from '../../ui/button/Fab.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Row, Rows } from '../../ui/layout/Row.tsx'
import { UseSoonShelf } from './UseSoonShelf.tsx'

interface HomeScreenProps {
  /** Lists that wait for review; nothing when none does. */
  waitingLists: ReactNode
  /** The ways of adding products. */
  quickAdd: ReactNode
}

/** The start of someone who is signed in: what to use first, what waits, how to go on. */
export function HomeScreen({ waitingLists, quickAdd }: HomeScreenProps) {
  const { data: pantry } = useQuery(endpointQuery(readPantrySummary))
  const empty = pantry?.products === 0 && pantry.spices === 0
  const firstSteps = useFirstSteps()
  const welcome = useWelcome(empty && firstSteps?.untouched === true)
  if (welcome) return <Navigate to={paths.onboarding} replace />
  return (
    <>
      <title>Start – Spiżarka</title>
      <PageHeader
        title="Co ugotuję dziś?"
        subtitle={`Dzień dobry. Jest ${formatToday()}.`}
        actions={
          <span className="max-md:hidden">
            <ButtonLink to={paths.addProducts} icon={<Plus aria-hidden className="size-5" />}>
              Dodaj produkty
            </ButtonLink>
          </span>
        }
      />
      <div className="page max-md:pb-24! lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start">
        <div className="contents lg:flex lg:flex-col lg:gap-8">
          {empty ? (
            <EmptyState
              picture={<ShelfArt />}
              title="Półki jeszcze puste"
              text="Dodaj kilka produktów, a od razu podpowiemy, co z nich ugotować."
            >
              {quickAdd}
            </EmptyState>
          ) : (
            <>
              <UseSoonShelf />
              <CookNow />
              <section aria-labelledby="dodaj" className="flex flex-col gap-3">
                <h2 id="dodaj" className="text-h2">
                  Po zakupach
                </h2>
                {quickAdd}
              </section>
            </>
          )}
        </div>
        <div className="contents lg:flex lg:flex-col lg:gap-8">
          <div className="flex flex-col gap-8 max-lg:order-first empty:hidden">
            {waitingLists}
            {firstSteps && <FirstStepsCard steps={firstSteps} />}
          </div>
          <PointsCard />
          <ComingSoon />
        </div>
      </div>
      <FabLink to={paths.addProducts} icon={<Plus aria-hidden className="size-6" />}>
        Dodaj
      </FabLink>
    </>
  )
}

const WELCOME_SHOWN = ['welcome-shown']

/**
 * Whether to lead to the welcome of the first steps: once in a session. The welcome says itself that it has been seen, but whoever is
 * quicker than that answer, or gets none, must not be led back again and again.
 */
function useWelcome(due: boolean): boolean {
  const queryClient = useQueryClient()
  const [shown] = useState(() => queryClient.getQueryData<true>(WELCOME_SHOWN) ?? false)
  const lead = due && !shown
  useEffect(() => {
    if (lead) queryClient.setQueryData<true>(WELCOME_SHOWN, true)
  }, [lead, queryClient])
  return lead
}

/** Invites to finish the first steps where they were left. */
function FirstStepsCard({ steps: { next, left, total } }: { steps: FirstSteps }) {
  return (
    <Link
      to={paths.onboardingStep(next)}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-3 shadow-card hover:bg-sunken"
    >
      <span className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-ok-soft text-ok-ink">
          <Footprints className="size-6" />
        </span>
        <span className="flex min-w-24 flex-1 flex-col">
          <span className="font-bold">Dokończ pierwsze kroki</span>
          <span className="text-small text-muted">
            {plural(left, ['Został', 'Zostały', 'Zostało'])} {left} {plural(left, ['krok', 'kroki', 'kroków'])}
          </span>
        </span>
        <Badge tone="brand">+{POINTS.onboardingBonus} pkt</Badge>
        <ChevronRight aria-hidden className="size-5 text-muted" />
      </span>
      <ProgressBar label="Pierwsze kroki" value={total - left} max={total} nearAt={2} />
    </Link>
  )
}

/** The balance of AI points, and the way to its history. */
function PointsCard() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Link
      to={paths.points}
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card hover:bg-sunken"
    >
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-ink">
        <Sparkles className="size-6" />
      </span>
      <span className="flex min-w-24 flex-1 flex-col">
        <span className="font-bold tabular-nums">{formatPointsInWords(user.ai_points)} AI</span>
        <span className="text-small text-muted">Historia i cennik</span>
      </span>
      <ChevronRight aria-hidden className="size-5 text-muted" />
    </Link>
  )
}

const UPCOMING_FEATURES: readonly { to: string; title: string; text: string; Icon: LucideIcon }[] = [
  { to: paths.shoppingLists, title: 'Zakupy', text: 'Lista bez tego, co już stoi w spiżarni.', Icon: ShoppingBasket },
  { to: paths.calories, title: 'Dziś na talerzu', text: 'Kalorie i składniki bez liczenia.', Icon: ChartPie },
]

/** What is on its way, without pretending that it is here. */
function ComingSoon() {
  return (
    <section aria-labelledby="wkrotce" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="wkrotce" className="text-h2">
          Szykujemy
        </h2>
        <Badge tone="brand">wkrótce</Badge>
      </div>
      <Rows>
        {UPCOMING_FEATURES.map(({ to, title, text, Icon }) => (
          <Row
            key={to}
            className="relative hover:bg-sunken"
            start={
              <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
                <Icon className="size-6" />
              </span>
            }
            title={
              <Link
                to={to}
                className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
              >
                {title}
              </Link>
            }
            detail={<span className="text-small text-muted">{text}</span>}
            end={<ChevronRight aria-hidden className="size-5 text-muted" />}
          />
        ))}
      </Rows>
    </section>
  )
}

/** What is left of the first steps; undefined while unknown and when they are done. */
function useFirstSteps() {
  const { data } = useQuery(endpointQuery(readOnboarding))
  if (!data || data.finished) return undefined
  return {
    next: data.current_step,
    left: data.steps.filter(({ outcome }) => outcome === null).length,
    total: data.steps.length,
    /** Nobody has as much as seen them. */
    untouched: data.steps.every(({ outcome }) => outcome === null),
  }
}

type FirstSteps = NonNullable<ReturnType<typeof useFirstSteps>>

const MAX_SHOWN = 3

/** Recipes of which most is at home, and the way to a new one. */
function CookNow() {
  const { data, isError, isFetching, refetch } = useQuery(
    endpointQuery(listRecipes, { query: { ordering: '-pantry_match', page_size: MAX_SHOWN } }),
  )
  return (
    <section aria-labelledby="ugotuj" className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id="ugotuj" className="text-h2">
          Ugotuj teraz
        </h2>
        <Link to={paths.recipes} className="-my-2 inline-flex min-h-11 items-center gap-1 font-bold text-brand-ink">
          Przepisy
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      </div>
      {isError && (
        <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
          Nie udało się wczytać przepisów.
        </ErrorPanel>
      )}
      {!data && !isError && <SkeletonRows rows={2} label="Ładowanie przepisów…" />}
      {data && data.results.length > 0 && (
        <ul role="list" className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3">
          {data.results.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} to={paths.recipe(recipe.id)} level={3} />
            </li>
          ))}
        </ul>
      )}
      {data?.results.length === 0 && (
        <p className="text-pretty text-muted">
          Ułożymy danie z&nbsp;tego, co masz. Gotowe pomysły to&nbsp;
          <Link to={paths.publishedRecipes} className="font-bold text-brand-ink underline">
            Przepisy Spiżarka
          </Link>
          .
        </p>
      )}
      <ButtonLink
        to={paths.generateRecipe}
        variant="soft"
        size="lg"
        cost={COSTS.recipe}
        icon={<WandSparkles aria-hidden className="size-5" />}
      >
        Ułóż nowy przepis
      </ButtonLink>
    </section>
  )
}
