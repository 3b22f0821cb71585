import { POINTS } from '@spizarka/contract/limits'
import { readOnboarding } from '@spizarka/contract/onboarding'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Footprints, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { paths } from '../../lib/paths.ts'
import { showBadge } from '../../lib/push/badge.ts'
import { Navigate } from '../../lib/router/links.tsx'
import { formatToday } from '../../lib/text/format.ts'
import { ShelfArt } from '../../ui/art/ShelfArt.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ComposeCard } from './ComposeCard.tsx'
import { ShoppingCard, type ShoppingCardProps } from './ShoppingCard.tsx'
import { TodayDishes } from './TodayDishes.tsx'
import { UseSoonShelf } from './UseSoonShelf.tsx'

interface HomeScreenProps extends ShoppingCardProps {
  /** Lists that wait for review; nothing when none does. */
  waitingLists: ReactNode
  /** What was eaten today against the target. */
  today: ReactNode
  /** The ways of adding products. */
  quickAdd: ReactNode
}

/** The start of someone who is signed in: what to use first, what waits, how to go on. */
export function HomeScreen({ waitingLists, today, quickAdd, nextItems }: HomeScreenProps) {
  const { data: pantry } = useQuery(endpointQuery(readPantrySummary))
  useBadge(pantry?.ends_today)
  const empty = pantry?.products === 0 && pantry.spices === 0
  const firstSteps = useFirstSteps()
  const welcome = useWelcome(empty && firstSteps?.untouched === true)
  if (welcome) return <Navigate to={paths.onboarding} replace />
  return (
    <>
      <title>Start – Spiżarka</title>
      <PageHeader
        title="Co ugotuję dziś?"
        subtitle={uppercaseFirstLetter(formatToday())}
        actions={
          // Nothing at home: the four ways themselves are below.
          !empty && (
            <span className="max-md:hidden">
              <ButtonLink to={paths.addProducts} variant="outline" icon={<Plus aria-hidden className="size-5" />}>
                Dodaj produkty
              </ButtonLink>
            </span>
          )
        }
      />
      <div className="page">
        <div className="flex flex-col gap-4 empty:hidden lg:grid desk:grid-cols-2 lg:items-end lg:gap-6">
          {waitingLists}
          {firstSteps && <FirstStepsCard steps={firstSteps} />}
        </div>
        {empty ? (
          <>
            <EmptyState
              picture={<ShelfArt />}
              title="Półki jeszcze puste"
              text="Dodaj kilka produktów, a od razu podpowiemy, co z nich ugotować."
            >
              {quickAdd}
            </EmptyState>
            <ShoppingCard nextItems={nextItems} />
            {today}
          </>
        ) : (
          <>
            <UseSoonShelf />
            <TodayDishes
              after={
                <div className="grid gap-8 desk:grid-cols-2 lg:gap-6">
                  <ComposeCard />
                  <section aria-labelledby="dodaj" className="flex flex-col gap-3">
                    <h2 id="dodaj" className="text-h3">
                      Po zakupach
                    </h2>
                    {quickAdd}
                  </section>
                </div>
              }
              aside={
                <>
                  {today}
                  <ShoppingCard nextItems={nextItems} />
                </>
              }
            />
          </>
        )}
      </div>
    </>
  )
}

/** What ends today, as a number on the icon of the installed app. */
function useBadge(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) fireAndForget(showBadge)(count)
  }, [count])
}

function uppercaseFirstLetter(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
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
          <span className="flex flex-wrap items-center gap-x-2 text-small text-muted">
            {plural(left, ['Został', 'Zostały', 'Zostało'])} {left} {plural(left, ['krok', 'kroki', 'kroków'])}
            <Badge tone="brand">+{POINTS.onboardingBonus} pkt</Badge>
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 text-muted" />
      </span>
      <ProgressBar label="Pierwsze kroki" value={total - left} max={total} nearAt={2} />
    </Link>
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
