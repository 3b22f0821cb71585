import { useState } from 'react'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { describeFailure, type NewEntry, useDiaryChanges } from '../diary-changes.ts'

/** Adds an entry once, however often it is sent, and keeps what went wrong. `onBusy` hears when it begins and ends. */
export function useAddEntry({ onBusy, onAdded }: { onBusy: (busy: boolean) => void; onAdded: () => void }) {
  const { add } = useDiaryChanges()
  const idempotency = useIdempotencyKey()
  const [problem, setProblem] = useState<string>()

  const addEntry = async (entry: NewEntry) => {
    onBusy(true)
    try {
      await add(entry, idempotency.keyFor(JSON.stringify(entry)))
      idempotency.succeeded()
      onAdded()
    } catch (error) {
      setProblem(describeFailure(error, 'Nie udało się zapisać. Spróbuj ponownie.'))
    } finally {
      onBusy(false)
    }
  }
  return { addEntry, problem }
}
