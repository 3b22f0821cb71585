import { readPantrySummary } from '@spizarka/contract/pantry'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { formatToday } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ShelfArt } from '../../ui/art/ShelfArt.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FabLink } from '../../ui/Fab.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { CookNow } from './CookNow.tsx'
import { FirstStepsCard } from './FirstStepsCard.tsx'
import { PointsCard } from './PointsCard.tsx'
import { UseSoonShelf } from './UseSoonShelf.tsx'
import { useFirstSteps } from './use-first-steps.ts'
import { useWelcome } from './use-welcome.ts'

export interface HomeScreenProps {
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
      <PageHead
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
