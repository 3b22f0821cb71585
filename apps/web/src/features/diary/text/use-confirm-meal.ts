import { deleteDiaryEntry } from '@spizarka/contract/diary'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { confirmMeal, type MealItem, type readMealSession } from '@spizarka/contract/meal-texts'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { today } from '../../../lib/text/format.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { describeFailure, refreshDiaryAndPantry } from '../diary-changes.ts'
import { mealDraft } from './meal-draft.ts'
import { type Corrections, correctedMeal } from './meal-review.ts'

interface Reviewed {
  meal_type: MealType
  items: readonly MealItem[]
  corrections: Corrections
  takes: boolean
}

/** Writes a meal as it was corrected; leads to its day, where all of it can be taken back for 8 s. */
export function useConfirmMeal(sessionId: string, { day }: Pick<ResponseOf<typeof readMealSession>, 'day'>) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const takeBack = async (ids: readonly string[]) => {
    try {
      for (const id of ids) await call(deleteDiaryEntry, { params: { id } })
    } catch (error) {
      toast.error(describeFailure(error, 'Nie udało się cofnąć.'))
    }
    await refreshDiaryAndPantry(client)
  }
  const send = async ({ meal_type, items, corrections, takes }: Reviewed) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { day, meal_type, ...correctedMeal(items, corrections), deduct_from_pantry: takes }
      const { entries, deducted } = await call(confirmMeal, {
        params: { sessionId },
        body,
        idempotencyKey: idempotency.keyFor(JSON.stringify(body)),
      })
      mealDraft.forget()
      await refreshDiaryAndPantry(client)
      const taken =
        deducted.length === 0
          ? ''
          : ` Ze spiżarni: ${deducted.length}\u00a0${plural(deducted.length, ['produkt', 'produkty', 'produktów'])}.`
      toast.added(
        `Zapisane: ${MEAL_TYPES[meal_type].toLocaleLowerCase('pl')}.${taken}`,
        fireAndForget(() => takeBack(entries.map(({ id }) => id))),
      )
      await navigate(day === today() ? paths.calories : paths.caloriesOf(day), { replace: true })
    } catch (error) {
      setProblem(describeFailure(error, 'Nie udało się zapisać posiłku. Spróbuj ponownie.'))
      setBusy(false)
    }
  }
  return { busy, problem, send }
}
