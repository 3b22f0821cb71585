import { type Recipe, rateRecipe } from '@spizarka/contract/recipes'
import { useQueryClient } from '@tanstack/react-query'
import { ChefHat } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { invalidateRecipes } from '../../../lib/recipes/recipe-changed.ts'
import { Stars } from '../../../lib/recipes/Stars.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

/** One's own stars, which can be changed; whoever has not cooked it yet is told what is missing then. */
export function OwnRating({ recipe: { id, my_rating, is_cooked } }: { recipe: Recipe }) {
  const queryClient = useQueryClient()
  const rate = useExclusiveMutation({
    mutationFn: (rating: number) => call(rateRecipe, { params: { id }, body: { rating } }),
    onSuccess: () => invalidateRecipes(queryClient),
    onError: (failure) => toast.error((isApiError(failure) && failure.detail) || 'Nie udało się zapisać oceny. Spróbuj ponownie.'),
  })
  const given = (rate.isPending ? rate.variables : my_rating) ?? 0
  return (
    <div className="m-4 mt-0 flex flex-col gap-2 rounded-2xl bg-sunken p-4 first:mt-4">
      <Stars legend="Twoja ocena" given={given} onGive={rate.mutate} look="wide" />
      {is_cooked ? (
        <div className="self-start">
          <Badge tone="ok" icon={<ChefHat aria-hidden />}>
            ugotowane
          </Badge>
        </div>
      ) : (
        <p className="text-small text-muted">Najlepiej ocenić po ugotowaniu. Bez tego przy ocenie nie będzie znaczka „ugotowane”.</p>
      )}
    </div>
  )
}
