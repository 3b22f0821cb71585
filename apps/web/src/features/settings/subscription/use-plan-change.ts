import { listInvoices } from '@spizarka/contract/invoices'
import { listPointHistory } from '@spizarka/contract/points'
import { readSubscription } from '@spizarka/contract/subscription'
import { useQueryClient } from '@tanstack/react-query'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** Changes the subscription once, however often it is tapped; plan, points and what hangs on them are read again. */
export function usePlanChange<Answer>(
  change: (idempotencyKey: string) => Promise<Answer>,
  { done, onDone }: { done: (answer: Answer) => string; onDone?: () => void },
) {
  const queryClient = useQueryClient()
  const keys = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: () => change(keys.keyFor('')),
    onSuccess: async (answer) => {
      keys.succeeded()
      // What follows is drawn from the answers to these: nothing flickers back meanwhile.
      const changed = [readSubscription, listPointHistory, listInvoices]
      await Promise.all([reloadUser(), ...changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))])
      toast.success(done(answer))
      onDone?.()
    },
  })
}
