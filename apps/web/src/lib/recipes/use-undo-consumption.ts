import { undoConsumption } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/feedback/toast.ts'
import { isApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { useExclusiveMutation } from '../api/use-exclusive-mutation.ts'
import { invalidateCooking } from './recipe-changed.ts'

export type UndoneConsumption = ResponseOf<typeof undoConsumption>

const FAILURE = 'Nie udało się cofnąć. Spróbuj ponownie.'

/** Puts back what a cooking took, and says in a toast how that went, also to someone who has moved on to another screen. */
export function useUndoConsumption(id: string, onUndone?: (undone: UndoneConsumption) => void) {
  const queryClient = useQueryClient()
  return useExclusiveMutation({
    mutationFn: () => call(undoConsumption, { params: { id } }),
    onSuccess: (undone) => {
      const names = undone.shortfalls.map(({ product_name }) => product_name)
      if (names.length > 0) toast.error(`Cofnięte, ale nie w całości: ${names.join(', ')}.`)
      else toast.success('Cofnięte. Produkty wróciły do spiżarni.')
      onUndone?.(undone)
      return invalidateCooking(queryClient)
    },
    onError: (error) => {
      toast.error((isApiError(error, 409) && error.detail) || FAILURE)
      return invalidateCooking(queryClient)
    },
  })
}
