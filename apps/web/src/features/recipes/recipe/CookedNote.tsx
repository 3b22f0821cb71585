import { undoConsumption } from '@spizarka/contract/consumption'
import { listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import type { Recipe } from '@spizarka/contract/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChefHat } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { formatMoment } from '../../../lib/format.ts'
import { invalidateRecipes } from '../../../lib/recipes/recipe-changed.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'

const FAILURE = 'Nie udało się cofnąć. Spróbuj ponownie.'

/** It was cooked within a day: what it took can be put back, whatever changed since. */
export function CookedNote({ consumption: { id, created_at } }: { consumption: NonNullable<Recipe['last_consumption']> }) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      invalidateRecipes(queryClient),
      ...[listPantry, readPantrySummary].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    ])
  const undo = useMutation({
    mutationFn: () => call(undoConsumption, { params: { id } }),
    onSuccess: ({ shortfalls }) => {
      const names = shortfalls.map(({ product_name }) => product_name)
      if (names.length > 0) toast.error(`Cofnięte, ale nie wszystko wróciło: ${names.join(', ')}.`)
      else toast.success('Cofnięte. Produkty wróciły do spiżarni.')
      return refresh()
    },
    onError: (error) => {
      toast.error((isApiError(error, 409) && error.detail) || FAILURE)
      return refresh()
    },
  })
  return (
    <Banner
      tone="ok"
      icon={<ChefHat aria-hidden />}
      action={
        <Button variant="outline" size="sm" busy={undo.isPending} busyLabel="Cofanie..." onClick={() => undo.mutate()}>
          Cofnij
        </Button>
      }
    >
      Ugotowane {formatMoment(created_at)}.
    </Banner>
  )
}
