import { type Recipe, rateRecipe } from '@spizarka/contract/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { call } from '../../../lib/api/call.ts'
import { recipeQuery } from '../../../lib/recipes/use-recipe.ts'
import { Card } from '../../../ui/Card.tsx'
import { toast } from '../../../ui/toast.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** How good it was, in stars; the kitchen proposes what is liked more often. */
export function Rating({ recipe: { id, my_rating } }: { recipe: Recipe }) {
  const name = useId()
  const queryClient = useQueryClient()
  const rate = useMutation({
    mutationFn: (rating: number) => call(rateRecipe, { params: { id }, body: { rating } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey }),
    onError: () => toast.error('Nie udało się zapisać oceny. Spróbuj ponownie.'),
  })
  const given = (rate.isPending ? rate.variables : my_rating) ?? 0
  return (
    <Card>
      <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
        <legend className="float-left font-semibold">Jak smakowało?</legend>
        <div className="flex flex-wrap">
          {STARS.map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                aria-label={`${stars} z 5`}
                checked={given === stars}
                onChange={() => rate.mutate(stars)}
              />
              <Star aria-hidden className={clsx('size-6', stars <= given ? 'fill-honey text-honey' : 'text-control')} />
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  )
}
