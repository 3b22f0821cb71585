import { type FailedJob, listFailedJobs, readJobHealth, retryFailedJob } from '@spizarka/contract/admin'
import { plural } from '@spizarka/contract/plural'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { formatMoment } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { toast } from '../../../ui/toast.ts'
import { adminCall } from '../admin-call.ts'

/** One job that was given up, and another try. */
export function FailedJobRow({ job }: { job: FailedJob }) {
  const queryClient = useQueryClient()
  const retry = useExclusiveMutation({
    mutationFn: () => adminCall(retryFailedJob, { params: { id: job.id } }),
    onSuccess: () => toast.success('Zadanie wraca do kolejki.'),
    onError: (error) => toast.error(isApiError(error, 404) ? 'Tego zadania nie da się już ponowić.' : 'Nie udało się ponowić zadania.'),
    onSettled: () => Promise.all([listFailedJobs, readJobHealth].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))),
  })
  return (
    <Row
      title={<code className="wrap-anywhere">{job.name}</code>}
      detail={
        <span className="text-small text-muted">
          {job.error}, {job.tries} {plural(job.tries, ['próba', 'próby', 'prób'])}, {formatMoment(job.failed_at)}
        </span>
      }
      end={
        <Button
          variant="outline"
          aria-label={`Ponów: ${job.name}`}
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
