import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useUndoConsumption } from '../../../lib/recipes/use-undo-consumption.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { TOAST_DURATION, toast } from '../../../ui/toast.ts'
import { ConsumptionDone } from './ConsumptionDone.tsx'
import { ConsumptionUndone } from './ConsumptionUndone.tsx'
import { keepOutcome, type Outcome, useOutcome } from './outcome.ts'

/** /consumptions/{id}: what came of a cooking that has just been confirmed, with the way back; later the list knows it. */
export function DoneScreen() {
  const { consumptionId = '' } = useParams()
  const outcome = useOutcome(consumptionId)
  return outcome ? <DonePage key={consumptionId} outcome={outcome} /> : <Navigate to={paths.consumptions} replace />
}

function DonePage({ outcome: { confirmed, undone } }: { outcome: Outcome }) {
  const queryClient = useQueryClient()
  const { mutate } = useUndoConsumption(confirmed.id, (taken) => keepOutcome(queryClient, { confirmed, undone: taken }))
  useOfferedUndo(confirmed.created_at, mutate)
  const { title, recipe_id } = confirmed
  const back = recipe_id === null ? paths.recipes : paths.recipe(recipe_id)
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      <PageHead
        title={undone ? 'Cofnięte' : 'Smacznego!'}
        subtitle={withHardSpaces(title)}
        back={{ to: back, label: 'Wróć do przepisu' }}
      />
      <div className="page page-narrow">
        {undone ? <ConsumptionUndone undone={undone} back={back} /> : <ConsumptionDone confirmed={confirmed} back={back} />}
      </div>
    </>
  )
}

/** "Cofnij" for 8 s after the cooking was confirmed, not again when the screen is opened once more. */
function useOfferedUndo(confirmedAt: string, undo: () => void): void {
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  useEffect(() => {
    if (Date.now() - Date.parse(confirmedAt) < TOAST_DURATION.undo) toast.undo('Odjęte ze spiżarni.', () => latest.current())
  }, [confirmedAt])
}
