import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { listsHere } from '../../../lib/shopping/replica/lists-here.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** Why what was bought cannot be put away now: the list waits on the phone, the pantry is the server's. */
export const NEEDS_NETWORK = 'Przenoszenie potrzebuje internetu. Lista poczeka w\u00a0telefonie, przeniesiesz, gdy wróci zasięg.'

/** Leads to where the bought things are put into the pantry, once the server knows all that was ticked. */
export function usePutAway(id: string): { start: () => void; busy: boolean } {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    if (busy) return
    setBusy(true)
    try {
      await listsHere().sender.sync(id)
      await navigate(paths.shoppingToPantry(id))
    } catch {
      toast.error(NO_CONNECTION)
    } finally {
      setBusy(false)
    }
  }
  return { start: fireAndForget(start), busy }
}
