import { listReports, type ModeratedReport } from '@spizarka/contract/moderation'
import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { useScreenKeys } from '../../../lib/keys/screen-keys.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { useNavigate, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'
import { describeReason } from './describe-reason.ts'
import { ModerationFrame } from './ModerationFrame.tsx'
import { OpenReport } from './OpenReport.tsx'
import { ReporterBadge } from './ReporterBadge.tsx'
import { useStayOnOpened } from './use-stay-on-opened.ts'
import { describeWait } from './wait.ts'

/** /admin/reports and /admin/reports/{id}: what readers, guests and the machine report; on a phone the list or one of them. */
export function ReportsScreen() {
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const state = search.get('state') === 'decided' ? 'decided' : 'open'
  const suffix = state === 'decided' ? '?state=decided' : ''
  const wide = useWideScreen()
  const navigate = useNavigate()
  const list = usePages({
    path: listReports.path,
    filter: state,
    read: (page, signal) => adminCall(listReports, { query: { state, page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: (report) => report.id,
  })
  const rows = list.data?.rows ?? []
  const opened = rows.find((report) => report.id === id) ?? (wide ? rows[0] : undefined)
  const place = opened ? rows.indexOf(opened) : -1
  const open = (next: ModeratedReport | undefined) =>
    fireAndForget(async () => {
      await navigate(next ? paths.adminReport(next.id) + suffix : paths.adminReports + suffix, { replace: true })
    })()
  useStayOnOpened(wide, () => id === undefined && open(rows[0]))
  const step = (by: number) => {
    const next = place === -1 ? rows[0] : rows[place + by]
    if (next) open(next)
  }
  useScreenKeys([
    { key: 'j', meaning: 'w moderacji: następne', press: () => step(1) },
    { key: 'k', meaning: 'w moderacji: poprzednie', press: () => step(-1) },
  ])
  const detail = opened && <OpenReport key={opened.id} report={opened} onDecided={() => open(rows[place + 1] ?? rows[place - 1])} />
  if (!wide && detail)
    return (
      <ModerationFrame
        queue="reports"
        withoutQueues
        title="Zgłoszenie"
        subtitle={`${place + 1} z ${list.data?.count ?? rows.length}, ${describeWait(opened.created_at)} temu`}
        back={{ to: paths.adminReports + suffix, label: 'Wróć do zgłoszeń' }}
      >
        {detail}
      </ModerationFrame>
    )
  return (
    <ModerationFrame queue="reports" title="Zgłoszenia">
      <div className={clsx(wide && rows.length > 0 && 'grid grid-cols-1 gap-6 desk:grid-cols-[20rem_minmax(0,1fr)] desk:items-start')}>
        <div className="flex min-w-0 flex-col gap-3">
          <div role="group" aria-label="Pokaż" className="flex flex-wrap gap-2">
            <FilterChip on={state === 'open'} onClick={() => setSearch({}, { replace: true })}>
              Otwarte
            </FilterChip>
            <FilterChip on={state === 'decided'} onClick={() => setSearch({ state: 'decided' }, { replace: true })}>
              Rozpatrzone
            </FilterChip>
          </div>
          <PagedList
            label="Zgłoszenia"
            list={list}
            loading="Ładowanie zgłoszeń…"
            failure="Nie udało się wczytać zgłoszeń."
            empty={state === 'open' ? 'Nie ma otwartych zgłoszeń.' : 'Nie ma rozpatrzonych zgłoszeń.'}
          >
            {(report) => <ReportRow key={report.id} report={report} isOpen={report.id === opened?.id} suffix={suffix} />}
          </PagedList>
          {wide && state === 'open' && (
            <p className="text-small text-muted">Klawisze: J, K następne i&nbsp;poprzednie · Z&nbsp;zostaw · U&nbsp;usuń · ?&nbsp;lista</p>
          )}
        </div>
        {wide && detail}
      </div>
    </ModerationFrame>
  )
}

/** One report: what it is about, why, and who tells. */
function ReportRow({ report, isOpen, suffix }: { report: ModeratedReport; isOpen: boolean; suffix: string }) {
  const { id, kind, target, created_at, open_reports } = report
  return (
    <Row
      className={clsx('relative', isOpen ? 'bg-brand-soft' : 'hover:bg-sunken')}
      title={
        <Link
          to={paths.adminReport(id) + suffix}
          aria-current={isOpen || undefined}
          className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
        >
          {kind === 'comment' ? `Komentarz: ${target?.title ?? 'usunięty'}` : (target?.title ?? 'Przepis usunięty')}
        </Link>
      }
      detail={
        <>
          <span className="text-small text-muted">
            {describeReason(report)}, {describeWait(created_at)} temu
          </span>
          <span className="flex flex-wrap gap-1.5">
            <ReporterBadge report={report} />
            {open_reports > 1 && (
              <Badge tone="late">
                {open_reports}&nbsp;{plural(open_reports, ['zgłoszenie', 'zgłoszenia', 'zgłoszeń'])}
              </Badge>
            )}
          </span>
        </>
      }
    />
  )
}
