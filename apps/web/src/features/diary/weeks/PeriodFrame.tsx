import type { DiarySummary } from '@spizarka/contract/diary'
import { Download, Plus, Printer, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { DiaryTabs } from '../DiaryTabs.tsx'
import { mealOf } from '../days.ts'
import { downloadDiary, type useSummary } from './periods.ts'

/** The head of the diary over a period, and what to look at it by. */
export function PeriodFrame({ current, subtitle, children }: { current: 'Tydzień' | 'Trend'; subtitle: string; children: ReactNode }) {
  const [now] = useState(() => new Date())
  return (
    <>
      <title>{`Kalorie: ${current.toLocaleLowerCase('pl')} – Spiżarka`}</title>
      <PageHeader
        title="Kalorie"
        subtitle={<span className="max-md:hidden">{subtitle}</span>}
        actions={
          <>
            <ButtonLink to={paths.calorieTarget} variant="outline" icon={<SlidersHorizontal aria-hidden className="size-5" />}>
              Twój cel
            </ButtonLink>
            <span className="max-md:hidden">
              <ButtonLink to={paths.addMeal(today(), mealOf(now))} icon={<Plus aria-hidden className="size-5" />}>
                Dodaj posiłek
              </ButtonLink>
            </span>
          </>
        }
      />
      <div className="page gap-6!">
        <div className="lg:max-w-100">
          <DiaryTabs current={current} />
        </div>
        {children}
      </div>
    </>
  )
}

interface PeriodLoadedProps {
  summary: ReturnType<typeof useSummary>
  /** In the genitive: `tygodnia`. */
  what: string
  children: (summary: DiarySummary) => ReactNode
}

/** A period once it is there; until then that it is loading, or that it could not be. */
export function PeriodLoaded({ summary, what, children }: PeriodLoadedProps) {
  if (summary.data) return children(summary.data)
  return summary.isError ? (
    <ErrorPanel onRetry={fireAndForget(() => summary.refetch())} busy={summary.isFetching}>
      Nie udało się wczytać {what}.
    </ErrorPanel>
  ) : (
    <SkeletonRows rows={5} label={`Ładowanie ${what}…`} />
  )
}

/** The same period to take along: a file for a spreadsheet, a page for a doctor or a dietitian. */
export function ExportButtons({ from, to, what }: { from: string; to: string; what: string }) {
  const download = fireAndForget(async () => {
    try {
      await downloadDiary(from, to)
    } catch {
      toast.error('Nie udało się pobrać pliku. Spróbuj ponownie.')
    }
  })
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <div>
        <h2 className="text-h3">Pobierz {what}</h2>
        <p className="text-small text-muted">Plik do arkusza albo strona do wydruku dla lekarza lub dietetyka.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" icon={<Download aria-hidden className="size-5" />} onClick={download}>
          Plik CSV
        </Button>
        <ButtonLink to={paths.printCalories(from, to)} variant="outline" icon={<Printer aria-hidden className="size-5" />}>
          Do wydruku
        </ButtonLink>
      </div>
    </Card>
  )
}
