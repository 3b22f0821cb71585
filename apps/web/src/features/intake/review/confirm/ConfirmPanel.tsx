import type { ResponseOf } from '@spizarka/contract/endpoint'
import { confirmItems, listIntakeSessions, undoConfirmation } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { listPantry, listPantryHistory, readPantrySummary } from '@spizarka/contract/pantry'
import { listPointHistory } from '@spizarka/contract/points'
import { useQueryClient } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { use, useState } from 'react'
import { isApiError, isPantryLimit } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../../lib/fire-and-forget.ts'
import { useOfflineReason } from '../../../../lib/hooks/use-online.ts'
import { useWideScreen } from '../../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../../lib/paths.ts'
import { useNavigate } from '../../../../lib/router/ScreenRoutes.tsx'
import { creditReview } from '../../../../lib/session/session.ts'
import { formatPointsChange, formatProducts } from '../../../../lib/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../../../ui/feedback/Dialog.tsx'
import { FormError } from '../../../../ui/feedback/FormError.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { StickyBar } from '../../../../ui/layout/StickyBar.tsx'
import { EditNotSaved, OpenEditsContext, pendingItemsKey, saveOpenEdits } from '../use-pending-items.ts'

type Confirmation = ResponseOf<typeof confirmItems>

interface ConfirmPanelProps {
  sessionId: string
  /** Why the list cannot be confirmed yet. */
  reason: string | undefined
}

/** Confirms the list: at the thumb on a phone, beside the problems on a wide screen. */
export function ConfirmPanel({ sessionId, reason }: ConfirmPanelProps) {
  const navigate = useNavigate()
  const confirm = useConfirmItems(sessionId)
  const [limitOpen, setLimitOpen] = useState(false)
  const wide = useWideScreen()
  const offline = useOfflineReason()

  const undo = useUndoConfirmation(sessionId)
  const send = () =>
    confirm.mutate(undefined, {
      onSuccess: fireAndForget(async (confirmation: Confirmation) => {
        await navigate(paths.pantry, { replace: true, state: { bonusAwarded: confirmation.bonus_awarded } })
        // A bonus is announced by the pantry screen instead.
        if (!confirmation.already_confirmed && confirmation.bonus_awarded === 0) toast.added(describeAdded(confirmation), undo)
      }),
      onError: (error) => setLimitOpen(isPantryLimit(error)),
    })

  const controls = (
    <>
      {confirm.isError && !isPantryLimit(confirm.error) && !(confirm.error instanceof EditNotSaved) && (
        <FormError>{describeFailure(confirm.error)}</FormError>
      )}
      <Button
        size="lg"
        full
        busy={confirm.isPending || confirm.isSuccess}
        busyLabel="Dodawanie..."
        reason={confirm.isPending || confirm.isSuccess ? undefined : (reason ?? offline)}
        reasonPlacement="above"
        onClick={send}
      >
        Zatwierdź i dodaj do spiżarni
      </Button>
      <LimitDialog open={limitOpen} onClose={() => setLimitOpen(false)} />
    </>
  )
  return wide ? <Card className="flex flex-col gap-3">{controls}</Card> : <StickyBar>{controls}</StickyBar>
}

function describeFailure(error: unknown): string {
  const changed = isApiError(error, 409) ? error.detail : undefined
  return changed ?? 'Wystąpił błąd podczas dodawania produktów do spiżarni.'
}

/** Dodano 5 produktów · +2 pkt; for a receipt whose list had put everything away already, what else changed. */
function describeAdded({ added_count: count, review_reward: reward }: Confirmation): string {
  return `${count > 0 ? `Dodano ${formatProducts(count)}` : 'Ceny zapisane, reszta już tu była'}${reward > 0 ? ` · ${formatPointsChange(reward)}` : ''}`
}

const INVALIDATED = [listPantry, listPantryHistory, readPantrySummary, listIntakeSessions, listPointHistory]

/** Puts the list into the pantry, and credits here what the server has credited. */
function useConfirmItems(sessionId: string) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  const edits = use(OpenEditsContext)
  return useExclusiveMutation({
    mutationFn: async () => {
      await saveOpenEdits(edits)
      return call(confirmItems, { params: { sessionId }, idempotencyKey: idempotency.keyFor(sessionId) })
    },
    onSuccess: async ({ bonus_awarded, review_reward }) => {
      creditReview(bonus_awarded, review_reward)
      await Promise.all(INVALIDATED.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
    },
    onError: async (error) => {
      // The pantry has changed since the list was read: some items need a decision now.
      if (isApiError(error, 409)) await queryClient.invalidateQueries({ queryKey: pendingItemsKey(sessionId) })
    },
  })
}

/** Takes the confirmed list off the shelves again, and shows it as it waits for review. */
function useUndoConfirmation(sessionId: string): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return fireAndForget(async () => {
    try {
      await call(undoConfirmation, { params: { sessionId } })
      queryClient.removeQueries({ queryKey: pendingItemsKey(sessionId) })
      await navigate(paths.review(sessionId))
    } catch (error) {
      toast.error(isApiError(error) ? (error.detail ?? UNDO_FAILED) : UNDO_FAILED)
    }
    await Promise.all(INVALIDATED.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  })
}

const UNDO_FAILED = 'Nie udało się cofnąć dodania. Zobacz historię spiżarni.'

/** The Free plan holds no more products. */
function LimitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Limit spiżarni osiągnięty"
      footer={
        <ButtonLink to={paths.subscription} variant="plum" icon={<Crown aria-hidden className="size-5" />}>
          Zobacz plany
        </ButtonLink>
      }
    >
      <p className="text-muted">
        W planie Free mieści się {LIMITS.freePantryProducts} produktów. W Premium nie ma limitu. Twoja lista zaczeka: usuń coś ze spiżarni
        albo z listy i spróbuj ponownie.
      </p>
    </Dialog>
  )
}
