import { listPublicationQueue, listReports } from '@spizarka/contract/moderation'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { PageHeaderAfterContext } from '../../../ui/layout/PageHeader.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { adminQuery } from '../admin-call.ts'
import { DraftsProvider } from './drafts.tsx'
import { UndoBar } from './UndoBar.tsx'

export type Queue = 'waiting' | 'appeals' | 'reports'

const ADDRESSES: Record<Queue, string> = {
  waiting: paths.adminPublications,
  appeals: `${paths.adminPublications}?show=appeals`,
  reports: paths.adminReports,
}

interface ModerationFrameProps {
  queue: Queue
  title?: string
  subtitle?: ReactNode
  back?: { to: string; label: string }
  /** One thing of the queue is open on a phone: the way back leads to the others. */
  withoutQueues?: boolean
  children: ReactNode
}

/** A page of moderators: what waits, which queue is shown, and the way back from what was decided last; one thing alone needs no menu. */
export function ModerationFrame({ queue, title = 'Publikacje', subtitle, back, withoutQueues = false, children }: ModerationFrameProps) {
  const navigate = useNavigate()
  const counts = useQueueCounts()
  const page = (
    <AdminPage title={title} subtitle={subtitle} {...(back && { back })}>
      {!withoutQueues && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <div className="min-w-[min(20rem,100%)] flex-1 lg:max-w-140">
            <Segmented
              label="Kolejka"
              value={queue}
              onChange={fireAndForget((next: Queue) => navigate(ADDRESSES[next]))}
              options={[
                { value: 'waiting', label: 'Czekają', count: counts.waiting },
                { value: 'appeals', label: 'Odwołania', count: counts.appeals, tone: 'late' },
                { value: 'reports', label: 'Zgłoszone', count: counts.reports, tone: 'late' },
              ]}
            />
          </div>
          <Link to={paths.adminModerationFigures} className="inline-flex min-h-11 items-center font-bold text-brand-ink underline">
            Moderacja w liczbach
          </Link>
        </div>
      )}
      <UndoBar />
      {children}
    </AdminPage>
  )
  return <DraftsProvider>{withoutQueues ? <PageHeaderAfterContext value={null}>{page}</PageHeaderAfterContext> : page}</DraftsProvider>
}

const COUNT_ONLY = { page_size: 1 }
const select = ({ count }: { count: number }) => count

/** How many there are in each queue; nothing while nobody knows. */
function useQueueCounts(): Record<Queue, number> {
  const waiting = useQuery({ ...adminQuery(listPublicationQueue, { query: COUNT_ONLY }), select })
  const appeals = useQuery({ ...adminQuery(listPublicationQueue, { query: { ...COUNT_ONLY, ...APPEALS } }), select })
  const reports = useQuery({ ...adminQuery(listReports, { query: COUNT_ONLY }), select })
  return { waiting: waiting.data ?? 0, appeals: appeals.data ?? 0, reports: reports.data ?? 0 }
}

/** Removed recipes whose authors appealed; a rejected one waits with the others. */
export const APPEALS = { state: 'removed', appealed: 'true' } as const
