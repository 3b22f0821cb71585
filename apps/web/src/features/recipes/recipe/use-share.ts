import { shareRecipe, stopSharingRecipe } from '@spizarka/contract/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { paths } from '../../../lib/paths.ts'
import { recipeQuery } from '../../../lib/recipes/use-recipe.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { shareOrCopy } from './share-or-copy.ts'

/** Shares the address of a recipe by the device's share sheet or by copying it, and stops sharing. */
export function useShare({ id, title, source, share_url }: { id: string; title: string; source: string; share_url: string | null }) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey })
  const share = useMutation({
    mutationFn: async () => {
      // What everybody may read has its address already.
      const address = source === 'base' ? paths.publishedRecipe(id) : (share_url ?? (await call(shareRecipe, { params: { id } })).share_url)
      await shareOrCopy(title, new URL(address, window.location.origin).href)
    },
    onSuccess: refresh,
    onError: () => toast.error('Nie udało się udostępnić przepisu. Spróbuj ponownie.'),
  })
  const stop = useMutation({
    mutationFn: () => call(stopSharingRecipe, { params: { id } }),
    onSuccess: async () => {
      await refresh()
      toast.success('Adres już nie działa.')
    },
    onError: () => toast.error('Nie udało się wyłączyć udostępniania. Spróbuj ponownie.'),
  })
  return { share: () => !share.isPending && share.mutate(), stop: () => !stop.isPending && stop.mutate() }
}
