import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { localLists } from '../../../lib/shopping/replica/local-lists.ts'
import type { PutAwayCommand } from '../../../lib/shopping/replica/put-bought-away.ts'
import type { ShownList } from '../../../lib/shopping/replica/shown-list.ts'
import { whyItFailed } from '../../../lib/text/why-it-failed.ts'
import { toast } from '../../../ui/feedback/toast.ts'

const OFFLINE_TEXT = 'Kupione trafią do spiżarni, gdy wróci zasięg.'

/**
 * Leads to where the bought things are put into the pantry, once the server knows all that was ticked. Without a network they go there by
 * themselves when it is back, and `reason` says so.
 */
export function usePutAway({ id, putsAway }: Pick<ShownList, 'id' | 'putsAway'>): {
  start: () => void
  busy: boolean
  reason: string | undefined
} {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    if (busy) return
    setBusy(true)
    try {
      if (navigator.onLine) {
        await localLists().sender.sync(id)
        await navigate(paths.shoppingToPantry(id))
      } else {
        putAwayLater(id, { sessionId: null, edits: [] })
        await navigate(paths.shoppingList(id))
      }
    } catch (error) {
      if (isApiError(error)) toast.error(whyItFailed(error))
      else putAwayLater(id, { sessionId: null, edits: [] })
    } finally {
      setBusy(false)
    }
  }
  return { start: fireAndForget(start), busy, reason: putsAway ? OFFLINE_TEXT : undefined }
}

/** Has what was bought put away as soon as the server can be reached, says so and offers to take it back; `onUndo` takes back what goes with it. */
export function putAwayLater(id: string, command: Omit<PutAwayCommand, 'kind'>, onUndo: () => void = () => undefined): void {
  const { keeper } = localLists()
  const sent = keeper.command(id, { kind: 'put-away', ...command })
  toast.undo(OFFLINE_TEXT, () => {
    keeper.settleCommand(keeper.idOf(id), sent)
    onUndo()
  })
}
