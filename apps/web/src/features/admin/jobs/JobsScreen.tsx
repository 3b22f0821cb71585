import { type FailedJob, JOB_WORDS, type JobKind, listFailedJobs, readJobHealth, retryFailedJob } from '@spizarka/contract/admin'
import { plural } from '@spizarka/contract/plural'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { ADMIN_PAGE_SIZE, adminCall, adminQuery } from '../admin-call.ts'

/** /admin/jobs: how background work stands, and what was given up. */
export function JobsScreen() {
  return (
    <AdminPage title="Zadania">
      <FailedJobs />
      <JobHealth />
    </AdminPage>
  )
}

/** What a kind of work does; one without words yet goes by its name. */
function wordsOf(name: string): string {
  return JOB_WORDS[name] ?? name
}

const REFRESH_MS = 10_000

/** Every kind of background work: what waits, what runs, what failed. */
function JobHealth() {
  const wide = useWideScreen()
  const { data, isLoadingError, isFetching, refetch } = useQuery({ ...adminQuery(readJobHealth), refetchInterval: REFRESH_MS })
  return (
    <section aria-labelledby="kolejki" className="flex flex-col gap-3">
      <h2 id="kolejki" className="text-h2">
        Kolejki
      </h2>
      {isLoadingError && (
        <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
          Nie udało się wczytać kolejek.
        </ErrorPanel>
      )}
      {!data && !isLoadingError && <SkeletonRows />}
      {data && (
        <Rows label="Kolejki">
          {data.map((kind) => (
            <Row
              key={kind.name}
              title={wordsOf(kind.name)}
              detail={
                <>
                  <code className="max-w-full text-caption font-normal text-muted wrap-anywhere">{kind.name}</code>
                  {!wide && <Counts kind={kind} />}
                </>
              }
              end={wide && <Counts kind={kind} />}
            />
          ))}
        </Rows>
      )}
    </section>
  )
}

function Counts({ kind: { queued, active, failed, waiting_seconds } }: { kind: JobKind }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={queued > 0 ? 'soon' : 'neutral'}>czeka: {queued}</Badge>
      <Badge tone={active > 0 ? 'ok' : 'neutral'}>działa: {active}</Badge>
      <Badge tone={failed > 0 ? 'late' : 'neutral'}>nieudane: {failed}</Badge>
      {waiting_seconds > 0 && <Badge>najstarsze od {formatWaiting(waiting_seconds)}</Badge>}
    </span>
  )
}

const MINUTE = 60
const HOUR = 3600

/** How long a job has waited: 40 s, 12 min, 3 h. */
function formatWaiting(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${seconds}\u00a0s`
  return seconds < 2 * HOUR ? `${Math.floor(seconds / MINUTE)}\u00a0min` : `${Math.floor(seconds / HOUR)}\u00a0h`
}

/** Jobs that were given up, newest first. */
function FailedJobs() {
  const list = usePages({
    path: listFailedJobs.path,
    read: (page, signal) => adminCall(listFailedJobs, { query: { page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <section aria-labelledby="nieudane" className="flex flex-col gap-3">
      <h2 id="nieudane" className="text-h2">
        Nieudane
      </h2>
      <PagedList label="Nieudane zadania" list={list} empty="Żadne zadanie nie czeka na ponowienie.">
        {(job) => <FailedJobRow key={job.id} job={job} />}
      </PagedList>
    </section>
  )
}

/** One job that was given up, and another try. */
function FailedJobRow({ job }: { job: FailedJob }) {
  const queryClient = useQueryClient()
  const retry = useExclusiveMutation({
    mutationFn: () => adminCall(retryFailedJob, { params: { id: job.id } }),
    onSuccess: () => toast.success('Zadanie wraca do kolejki.'),
    onError: (error) => toast.error(isApiError(error, 404) ? 'Tego zadania nie da się już ponowić.' : 'Nie udało się ponowić zadania.'),
    onSettled: () => Promise.all([listFailedJobs, readJobHealth].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))),
  })
  return (
    <Row
      title={wordsOf(job.name)}
      detail={
        <span className="text-small text-muted">
          {job.error}, {job.tries} {plural(job.tries, ['próba', 'próby', 'prób'])}, {formatMoment(job.failed_at)}
        </span>
      }
      end={
        <Button
          variant="outline"
          aria-label={`Ponów: ${wordsOf(job.name)}`}
          size="sm"
          icon={<RotateCw aria-hidden />}
          busy={retry.isPending}
          busyLabel="Ponawianie..."
          onClick={() => retry.mutate()}
        >
          Ponów
        </Button>
      }
    />
  )
}
