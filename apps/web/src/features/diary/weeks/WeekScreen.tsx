import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, formatDays, isCalendarDay } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { REPLACE_SYNC } from '../../../lib/replace-sync.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { today } from '../../../lib/text/format.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { mergeWatched } from '../WatchedHeading.tsx'
import { NotCountedCard } from './NotCountedCard.tsx'
import { EnergyCard, MacrosCard, MealsCard } from './PeriodCards.tsx'
import { ExportButtons, PeriodFrame, PeriodLoaded } from './PeriodFrame.tsx'
import { useSummary } from './periods.ts'
import { WatchedCard } from './WatchedCard.tsx'
import { WeightCard } from './WeightCard.tsx'

const WEEK = 7
const TWELVE_WEEKS = 84

/** /calories/week: seven days, of which the last is today or another one. */
export function WeekScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = query.get('to') ?? ''
  const to = isCalendarDay(asked) && asked < today() ? asked : today()
  const from = addDays(to, 1 - WEEK)
  const summary = useSummary(from, to)
  const open = (end: string) => fireAndForget(() => navigate(end >= today() ? paths.caloriesWeek : paths.caloriesWeekOf(end), REPLACE_SYNC))
  const isLast = to === today()
  return (
    <PeriodFrame current="Tydzień" subtitle={`Tydzień: ${formatDays(from, to)}`}>
      <div className="flex items-center justify-between gap-2 desk:max-w-100">
        <IconButton
          label="Tydzień wcześniej"
          icon={<ChevronLeft aria-hidden className="size-6" />}
          look="soft"
          onClick={open(addDays(to, -WEEK))}
        />
        <p className="text-center" aria-live="polite">
          <strong className="block">{isLast ? 'Ostatnie 7 dni' : 'Tydzień'}</strong>
          <span className="text-small text-muted">{formatDays(from, to)}</span>
        </p>
        {isLast ? (
          <span className="size-11" />
        ) : (
          <IconButton
            label="Tydzień później"
            icon={<ChevronRight aria-hidden className="size-6" />}
            look="soft"
            onClick={open(addDays(to, WEEK))}
          />
        )}
      </div>
      <PeriodLoaded summary={summary} what="tygodnia">
        {(loaded) => (
          // What is watched comes second on a phone, as it does to the eye beside the energy where there is room.
          <div className="grid grid-cols-1 gap-6 desk:grid-cols-[1.45fr_1fr] desk:grid-rows-[auto_1fr] desk:items-start *:min-w-0">
            {loaded.days_with_entries === 0 ? (
              <EmptyState title="W tym tygodniu nie ma wpisów" text="Zapisz, co jesz, a tu zobaczysz średnie i to, co warto mieć na oku.">
                <ButtonLink to={paths.calories}>Otwórz dzień</ButtonLink>
              </EmptyState>
            ) : (
              <EnergyCard summary={loaded} />
            )}
            <div className="contents desk:flex desk:flex-col desk:gap-6 desk:col-start-2 desk:row-span-2 desk:row-start-1">
              {mergeWatched(loaded.watch).map((watched) => (
                <WatchedCard key={watched.rule + watched.nutrient} watched={watched} days={loaded.days.map(({ day }) => day)} by="day" />
              ))}
              {loaded.not_counted.map((notCounted) => (
                <NotCountedCard key={notCounted.rule} notCounted={notCounted} days={loaded.days} />
              ))}
              <div className="order-last desk:order-none">
                <WeightCard from={addDays(today(), -TWELVE_WEEKS)} title="12 tygodni" />
              </div>
            </div>
            <div className="flex flex-col gap-6">
              {loaded.days_with_entries > 0 && (
                <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
                  <MacrosCard summary={loaded} />
                  <MealsCard summary={loaded} />
                </div>
              )}
              <ExportButtons from={from} to={to} what="tydzień" />
            </div>
          </div>
        )}
      </PeriodLoaded>
    </PeriodFrame>
  )
}
