import { listBroadcasts, sendBroadcast } from '@spizarka/contract/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { toast } from '../../../ui/toast.ts'
import { adminCall } from '../admin-call.ts'

/** Sends a notice to everybody; another try after a failure sends it once. */
export function useSendBroadcast({ onSent, onSettled }: { onSent: () => void; onSettled: () => void }) {
  const queryClient = useQueryClient()
  const key = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: (body: { title: string; message: string }) =>
      adminCall(sendBroadcast, { body, idempotencyKey: key.keyFor(JSON.stringify(body)) }),
    onSuccess: async () => {
      key.succeeded()
      onSent()
      toast.success('Ogłoszenie jest w drodze.')
      await queryClient.invalidateQueries({ queryKey: [listBroadcasts.path] })
    },
    onError: () => toast.error('Nie udało się wysłać ogłoszenia. Spróbuj ponownie.'),
    onSettled,
  })
}
