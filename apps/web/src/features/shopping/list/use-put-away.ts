import { putShoppingAway } from '@spizarka/contract/shopping'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { paths } from '../../../lib/paths.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { listsHere } from '../replica/lists-here.ts'

/** Takes what was bought to the review that puts it into the pantry, once the server knows all that was ticked. */
export function usePutAway(id: string): { start: () => void; busy: boolean } {
  const navigate = useNavigate()
  const making = useExclusiveMutation({
    mutationFn: async () => {
      await listsHere().sender.sync(id)
      return call(putShoppingAway, { params: { id } })
    },
    onSuccess: ({ session_id }) => navigate(paths.review(session_id)),
    onError: (error) => toast.error(isApiError(error) ? (error.detail ?? NO_CONNECTION) : NO_CONNECTION),
  })
  return { start: () => making.mutate(), busy: making.isPending }
}
