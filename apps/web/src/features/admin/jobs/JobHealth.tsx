import { type JobKind, readJobHealth } from '@spizarka/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { starts } from '../../../lib/starts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Row, Rows } from '../../../ui/Row.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { adminQuery } from '../admin-call.ts'
import { formatWaiting } from './format-waiting.ts'

const REFRESH_MS = 10_000

/** Every kind of background work: what waits, what runs, what failed. */
export function JobHealth() {
  const { data, isLoadingError, isFetching, refetch } = useQuery({ ...adminQuery(readJobHealth), refetchInterval: REFRESH_MS })
  return (
    <section aria-labelledby="kolejki" className="flex flex-col gap-3">
      <h2 id="kolejki" className="text-h2">
        Kolejki
      </h2>
      {isLoadingError && (
        <ErrorPanel onRetry={starts(refetch)} busy={isFetching}>
          Nie udało się wczytać kolejek.
        </ErrorPanel>
      )}
      {!data && !isLoadingError && <SkeletonRows />}
      {data && (
        <Rows label="Kolejki">
          {data.map((kind) => (
            <Row key={kind.name} title={<code className="wrap-anywhere">{kind.name}</code>} detail={<Counts kind={kind} />} />
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
