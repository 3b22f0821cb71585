import { COSTS } from '@spizarka/contract/limits'
import { listPointHistory } from '@spizarka/contract/points'
import { illustrateRecipe } from '@spizarka/contract/recipe-sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { invalidateRecipes } from '../../../lib/recipes/recipe-changed.ts'
import { StillCooking, useRecipeSession } from '../../../lib/recipes/use-recipe-session.ts'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { spendPoints } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { toast } from '../../../ui/toast.ts'

const NOT_SENT = 'Nie udało się zamówić obrazka. Spróbuj ponownie.'
const FAILED = 'Nie udało się przygotować obrazka. Punkty wróciły na Twoje konto.'
const LATE = 'Obrazek powstaje dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'

/** Orders a picture of a dish for its points and follows it until it is there; what went wrong is said in a toast. */
export function useIllustrate(id: string) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  const [sessionId, setSessionId] = useState<string>()
  const { data: made, error } = useRecipeSession(sessionId)
  const order = useMutation({
    mutationFn: () => call(illustrateRecipe, { params: { id }, idempotencyKey: idempotency.keyFor(id) }),
    onSuccess: ({ session_id }) => {
      idempotency.succeeded()
      spendPoints(COSTS.recipeImage)
      setSessionId(session_id)
      toast.success('Rysujemy danie. Obrazek pokaże się tu za chwilę.')
      return queryClient.invalidateQueries({ queryKey: [listPointHistory.path], refetchType: 'none' })
    },
    onError: (failure) => toast.error((isApiError(failure, 402) && failure.detail) || NOT_SENT),
  })

  useEffect(() => {
    if (!made) return
    starts(() => invalidateRecipes(queryClient))()
    toast.success('Obrazek gotowy.')
  }, [made, queryClient])
  useEffect(() => {
    if (!error) return
    if (error instanceof StillCooking) toast.error(LATE)
    else {
      // Its points have come back.
      starts(reloadUser)()
      toast.error((isApiError(error) && error.error) || FAILED)
    }
  }, [error])

  const busy = order.isPending || (sessionId !== undefined && !made && !error)
  return { busy, start: () => !busy && order.mutate() }
}
