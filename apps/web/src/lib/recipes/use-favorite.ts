import { markFavorite, unmarkFavorite } from '@spizarka/contract/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { call } from '../api/call.ts'
import { invalidateRecipes } from './recipe-changed.ts'

/** The heart of a recipe: shows the tap at once, and takes it back when the server does not. */
export function useFavorite({ id, is_favorite }: { id: string; is_favorite: boolean }) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: (wanted: boolean) => call(wanted ? markFavorite : unmarkFavorite, { params: { id } }),
    onError: () => toast.error('Nie udało się zmienić ulubionych. Spróbuj ponownie.'),
    onSuccess: () => invalidateRecipes(queryClient),
  })
  const isFavorite = mutation.isPending ? mutation.variables : is_favorite
  return {
    isFavorite,
    toggle: () => {
      if (!mutation.isPending) mutation.mutate(!isFavorite)
    },
  }
}
