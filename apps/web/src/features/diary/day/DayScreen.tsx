import { readDiaryDay } from '@spizarka/contract/diary'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CopyPlus, Plus, SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { addDays, formatWholeDay } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useOnline } from '../../../lib/hooks/use-online.ts'
import { usePageTurns } from '../../../lib/hooks/use-page-turns.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { paths } from '../../../lib/paths.ts'
import { REPLACE_SYNC } from '../../../lib/replace-sync.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { offlineCopies } from '../../../lib/storage/offline-copy.ts'
import { storedDay, storedDays } from '../../../lib/storage/stored-days.ts'
import { formatTime, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { AddMethods } from '../add/AddMethods.tsx'
import { DiaryTabs } from '../DiaryTabs.tsx'
import { mealOf, useDayOfAddress, writableDays } from '../days.ts'
import { EntrySheet } from '../entry/EntrySheet.tsx'
import type { Copying } from './CopyForm.tsx'
import { DayPicker } from './DayPicker.tsx'
import { DaySummary } from './DaySummary.tsx'
import { LastDays } from './LastDays.tsx'
import { Meals } from './Meals.tsx'
import { WatchCards } from './WatchCards.tsx'

/** /calories: what was eaten on a day, compared with the target and what the conditions of the profile watch. */
export function DayScreen() {
  const day = useDayOfAddress()
  const navigate = useNavigate()
  const open = (next: string) => {
    const { first, last } = writableDays()
    if (next < first || next > last) return
    fireAndForget(() => navigate(next === today() ? paths.calories : paths.caloriesOf(next), REPLACE_SYNC))()
  }
  const turning = usePageTurns((by) => open(addDays(day, by)))
  const meal = mealOf()
  return (
    <>
      <title>Kalorie – Spiżarka</title>
      <PageHeader
        title="Kalorie"
        subtitle={<span className="max-md:hidden">{uppercaseFirstLetter(formatWholeDay(day))}</span>}
        actions={
          <>
            <Link
              to={paths.calorieTarget}
              aria-label="Twój cel"
              className="grid size-11 place-items-center rounded-pill bg-card hover:bg-sunken md:hidden"
            >
              <SlidersHorizontal aria-hidden className="size-5" />
            </Link>
            <span className="max-md:hidden">
              <ButtonLink to={paths.calorieTarget} variant="outline" icon={<SlidersHorizontal aria-hidden className="size-5" />}>
                Twój cel
              </ButtonLink>
            </span>
            <span className="max-md:hidden">
              <ButtonLink to={paths.addMeal(day, meal)} icon={<Plus aria-hidden className="size-5" />}>
                Dodaj posiłek
              </ButtonLink>
            </span>
          </>
        }
      />
      <section ref={turning} aria-label="Dziennik" className="page gap-6!">
        <div className="lg:max-w-100">
          <DiaryTabs current="Dzień" />
        </div>
        <DayContent day={day} onDay={open} />
      </section>
    </>
  )
}

function uppercaseFirstLetter(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
}

/** A day as the server says it, or as it was last read here where there is no network. */
function useDay(day: string) {
  const query = useQuery({ ...endpointQuery(readDiaryDay, { params: { day } }), staleTime: 0 })
  const { data, dataUpdatedAt, isError } = query
  useEffect(() => {
    if (data && isOfThisWeek(data.day)) offlineCopies.save(storedDay(data.day), data, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  usePrefetchedWeek(query.isSuccess)
  const copy = isError ? offlineCopies.find(storedDay(day), readDiaryDay) : undefined
  const kept = copy?.data.day === day ? copy : undefined
  return { ...query, shown: data ?? kept?.data, keptSince: isError ? (data ? dataUpdatedAt : kept?.savedAt) : undefined }
}

/** Today and the six days before it. */
function isOfThisWeek(day: string): boolean {
  return day <= today() && day > addDays(today(), -storedDays.length)
}

/** Reads the days of this week that are not kept yet once the one on the screen is there: without a network all of them can be turned to. */
function usePrefetchedWeek(isReady: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReady) return
    fireAndForget(async () => {
      for (let back = 1; back < storedDays.length; back++) {
        const day = addDays(today(), -back)
        if (offlineCopies.find(storedDay(day), readDiaryDay)?.data.day === day) continue
        const read = await queryClient
          .fetchQuery({ ...endpointQuery(readDiaryDay, { params: { day } }), retry: false })
          .catch(() => undefined)
        // There is no network any more, or too many calls: the next opening goes on.
        if (!read) return
        offlineCopies.save(storedDay(day), read, Date.now())
      }
    })()
  }, [isReady, queryClient])
}

function DayContent({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { shown, keptSince, isError, isFetching, refetch } = useDay(day)
  const online = useOnline()
  const [opened, setOpened] = useState<string>()
  const [copying, setCopying] = useState<Copying>()
  const entries = shown?.meals.flatMap((meal) => meal.entries) ?? []
  return (
    <div className="grid min-w-0 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,22.75rem)]">
      {keptSince !== undefined && (
        <div className="desk:col-span-2">
          <Banner>Brak połączenia. Widzisz dzień z&nbsp;godziny {formatTime(new Date(keptSince).toISOString())}.</Banner>
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-6">
        {/* Stays while another day is read, so that whoever turns the days keeps the focus. */}
        <Card pad="lg" className="flex flex-col gap-5">
          <DayPicker day={day} onDay={onDay} />
          {shown ? (
            <DaySummary day={shown} />
          ) : isError ? (
            <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
              {online
                ? 'Nie udało się wczytać dziennika. Spróbuj ponownie.'
                : 'Brak połączenia z\u00a0serwerem. Sprawdź internet i\u00a0spróbuj ponownie.'}
            </ErrorPanel>
          ) : (
            <>
              <Skeleton className="mx-auto aspect-square w-46 max-w-full rounded-pill" />
              <SkeletonRows rows={4} label="Ładowanie dziennika…" />
            </>
          )}
        </Card>
        {shown && (
          <>
            <div className="md:hidden">
              <ButtonLink to={paths.addMeal(day, mealNow(day))} size="lg" full icon={<Plus aria-hidden className="size-5" />}>
                Dodaj posiłek
              </ButtonLink>
            </div>
            <div className="contents lg:hidden">
              <WatchCards day={shown} />
            </div>
            <section aria-labelledby="posilki" className="flex flex-col gap-3">
              <h2 id="posilki" className="text-h3">
                Posiłki
              </h2>
              <Meals
                day={shown}
                onOpen={({ id }) => setOpened(id)}
                onCopy={(meal) => setCopying({ title: `Skopiuj: ${MEAL_TYPES[meal].toLocaleLowerCase('pl')}`, from: day, meal })}
              />
              <div>
                <Button
                  variant={entries.length === 0 ? 'outline' : 'ghost'}
                  icon={<CopyPlus aria-hidden className="size-5" />}
                  onClick={() => setCopying({ title: 'Skopiuj z\u00a0innego dnia', to: day })}
                >
                  Skopiuj z&nbsp;innego dnia
                </Button>
              </div>
            </section>
          </>
        )}
      </div>
      {shown && (
        <div className="flex min-w-0 flex-col gap-6">
          <div className="contents max-lg:hidden">
            <WatchCards day={shown} />
          </div>
          <LastDays until={day} />
          <div className="max-lg:hidden">
            <AddMethods day={day} meal={mealNow(day)} />
          </div>
        </div>
      )}
      <EntrySheet key={opened} entry={entries.find(({ id }) => id === opened)} onClose={() => setOpened(undefined)} />
      <CopySheet copying={copying} onClose={() => setCopying(undefined)} />
    </div>
  )
}

function mealNow(day: string): MealType {
  return day === today() ? mealOf() : 'breakfast'
}

const CopyForm = lazyPart(async () => (await import('./CopyForm.tsx')).CopyForm)

/** Asks for the other day of a copy, and makes it. */
function CopySheet({ copying, onClose }: { copying: Copying | undefined; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog open={copying !== undefined} onClose={onClose} busy={busy} title={copying?.title}>
      {copying && <CopyForm key={copying.title} copying={copying} busy={busy} onBusy={setBusy} onDone={onClose} />}
    </Dialog>
  )
}
