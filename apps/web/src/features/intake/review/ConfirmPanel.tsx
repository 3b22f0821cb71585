import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { confirmItems } from '@spizarka/contract/intake'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { starts } from '../../../lib/starts.ts'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { Problem } from '../Problem.tsx'
import { isPantryLimit } from '../pantry-limit.ts'
import { LimitDialog } from './LimitDialog.tsx'
import { useConfirmItems } from './use-confirm-items.ts'

type Confirmation = ResponseOf<typeof confirmItems>

export interface ConfirmPanelProps {
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

  const send = () =>
    confirm.mutate(undefined, {
      onSuccess: starts(({ bonus_awarded }: Confirmation) =>
        navigate(paths.pantry, { replace: true, state: { bonusAwarded: bonus_awarded } }),
      ),
      onError: (error) => setLimitOpen(isPantryLimit(error)),
    })

  const controls = (
    <>
      {confirm.isError && !isPantryLimit(confirm.error) && <Problem>{describeFailure(confirm.error)}</Problem>}
      <Button
        size="lg"
        full
        busy={confirm.isPending || confirm.isSuccess}
        busyLabel="Dodawanie..."
        reason={confirm.isPending || confirm.isSuccess ? undefined : reason}
        reasonPlacement="above"
        onClick={send}
      >
        Zatwierdź i dodaj do spiżarni
      </Button>
      <LimitDialog open={limitOpen} onClose={() => setLimitOpen(false)} />
    </>
  )
  return wide ? <Card className="flex flex-col gap-3 shadow-raised!">{controls}</Card> : <StickyBar>{controls}</StickyBar>
}

function describeFailure(error: unknown): string {
  const changed = isApiError(error, 409) ? error.detail : undefined
  return changed ?? 'Wystąpił błąd podczas dodawania produktów do spiżarni.'
}
