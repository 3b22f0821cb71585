import { listPublicationQueue, listReports, readQueuedPublication, undoDecision, undoReportDecision } from '@spizarka/contract/moderation'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useScreenKeys } from '../../../lib/keys/screen-keys.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { adminCall } from '../admin-call.ts'
import { type LastDecision, lastDecision, useLastDecision } from './last-decision.ts'

const UNDOS: Readonly<Record<LastDecision['about'], (id: string) => Promise<unknown>>> = {
  publication: (id) => adminCall(undoDecision, { params: { id } }),
  report: (id) => adminCall(undoReportDecision, { params: { id } }),
}

/** What was decided last, and for a minute the way back. */
export function UndoBar() {
  const decision = useLastDecision()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const undo = useExclusiveMutation({
    mutationFn: ({ about, id }: LastDecision) => UNDOS[about](id),
    onSuccess: async (_, { about, id }) => {
      lastDecision.forget()
      toast.success(about === 'publication' ? 'Cofnięte. Przepis znów czeka.' : 'Cofnięte. Zgłoszenie znów czeka.')
      await (about === 'publication' ? invalidateQueue(queryClient) : queryClient.invalidateQueries({ queryKey: [listReports.path] }))
      await navigate(about === 'publication' ? paths.adminPublication(id) : paths.adminReport(id))
    },
    onError: (error) => toast.error((isApiError(error) && error.detail) || 'Nie udało się cofnąć decyzji. Spróbuj ponownie.'),
  })
  const takeBack = () => {
    if (decision) undo.mutate(decision)
  }
  useScreenKeys([{ key: 'c', meaning: 'w moderacji: cofnij ostatnią decyzję, przez minutę', press: takeBack }])
  return (
    // Always there: a live region that appears together with its text is not announced.
    <div role="status" className="empty:hidden">
      {decision && (
        <Banner
          tone="ok"
          action={
            <Button variant="outline" size="sm" busy={undo.isPending} busyLabel="Cofanie..." onClick={takeBack}>
              Cofnij
              <span aria-hidden className="text-muted tabular-nums">
                {decision.secondsLeft} s
              </span>
            </Button>
          }
        >
          {decision.words}
        </Banner>
      )}
    </div>
  )
}

/** The queue and its texts are out of date. */
export function invalidateQueue(client: ReturnType<typeof useQueryClient>): Promise<unknown> {
  const read = [listPublicationQueue.path, readQueuedPublication.path]
  return Promise.all(read.map((path) => client.invalidateQueries({ queryKey: [path] })))
}
