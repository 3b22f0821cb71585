import { type ModerationFigures, readModerationFigures } from '@spizarka/contract/moderation'
import { DECISION_REASONS } from '@spizarka/contract/publications'
import { HELD_FOR, REPORT_REASONS } from '@spizarka/contract/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { formatNumber, today } from '../../../lib/text/format.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { adminQuery } from '../admin-call.ts'

/** Months that can be looked back at. */
const MONTHS = 24

/** /admin/moderation: what the yearly report of the Digital Services Act is made from, a month at a time. */
export function FiguresScreen() {
  const [months] = useState(() => latestMonths(today()))
  const [month, setMonth] = useState(months[0] ?? '')
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...adminQuery(readModerationFigures, { query: { month } }),
    placeholderData: keepPreviousData,
  })
  return (
    <AdminPage title="Moderacja w liczbach" back={{ to: paths.adminPublications, label: 'Wróć do publikacji' }}>
      <Field label="Miesiąc" className="max-w-64">
        <Select value={month} onChange={({ target }) => setMonth(target.value)}>
          {months.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </Select>
      </Field>
      {isLoadingError && (
        <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
          Nie udało się wczytać liczb.
        </ErrorPanel>
      )}
      {!data && !isLoadingError && <SkeletonRows rows={6} />}
      {data && (
        <div className="grid items-start gap-4 *:min-w-0 md:grid-cols-2">
          {partsOf(data).map(({ title, figures }) => (
            <Figures key={title} title={title} figures={figures} />
          ))}
        </div>
      )}
    </AdminPage>
  )
}

type Figure = readonly [name: string, value: number | null, unit?: string]

function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <Card pad="lg">
      <h2 className="mb-2 text-h4">{title}</h2>
      <dl className="divide-y divide-line">
        {figures.map(([name, value, unit]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2">
            <dt>{name}</dt>
            <dd className="font-bold whitespace-nowrap tabular-nums">
              {value === null ? 'brak' : `${formatNumber(value)}${unit === undefined ? '' : `\u00a0${unit}`}`}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function partsOf(figures: ModerationFigures): { title: string; figures: readonly Figure[] }[] {
  return [
    {
      title: 'Publikacje',
      figures: [
        ['Wysłane', figures.submitted],
        ['Opublikowane', figures.approved],
        ['Do poprawy', figures.changes_requested],
        ['Odrzucone', figures.rejected],
        ['Usunięte po zgłoszeniu', figures.removed],
        ['Wycofane przez autorów', figures.withdrawn],
        ['Odwołania', figures.appeals],
        ['Odwołania uwzględnione', figures.appeals_granted],
        ['Do decyzji, mediana', figures.median_hours, 'godz.'],
      ],
    },
    {
      title: 'Zgłoszenia i komentarze',
      figures: [
        ['Zgłoszenia czytelników', figures.reports],
        ['Wstrzymane przez automat', figures.reports_by_machine],
        ['Treść została', figures.reports_kept],
        ['Treść usunięta', figures.reports_removed],
        ['Do decyzji, mediana', figures.median_report_hours, 'godz.'],
        ['Nowe komentarze', figures.comments],
      ],
    },
    { title: 'Powody decyzji', figures: namedBy(DECISION_REASONS, figures.by_reason) },
    { title: 'Powody zgłoszeń', figures: namedBy(REPORT_REASONS, figures.reports_by_reason) },
    { title: 'Co wstrzymał automat', figures: namedBy(HELD_FOR, figures.held_for) },
  ]
}

function namedBy<Key extends string>(names: Readonly<Record<Key, string>>, counts: Readonly<Record<Key, number>>): Figure[] {
  return (Object.keys(names) as Key[]).map((key) => [names[key].charAt(0).toUpperCase() + names[key].slice(1), counts[key]])
}

const monthName = new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` as `listopad 2026` */
function nameOf(month: string): string {
  return monthName.format(new Date(`${month}-01T00:00:00Z`))
}

/** The month of a day and those before it, `YYYY-MM`, latest first. */
function latestMonths(day: string): string[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return Array.from({ length: MONTHS }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 'YYYY-MM'.length))
}
