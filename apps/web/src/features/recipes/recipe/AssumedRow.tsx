import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import { markStaple, readStaples } from '@spizarka/contract/staples'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { House } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { invalidateRecipes } from '../../../lib/recipes/recipe-changed.ts'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

interface AssumedRowProps {
  ingredients: readonly RecipeIngredient[]
  factor: number
}

/** The shelf of what goes in by the pinch. */
export const SPICES = 'spices'

/** What one always has at home, in one row; "Nie mam" opens it, to say of each that it has run out. */
export function AssumedRow({ ingredients, factor }: AssumedRowProps) {
  const [open, setOpen] = useState(false)
  const mark = useMarkStaple()
  const words = ingredients.map((ingredient) => describe(ingredient, factor))
  if (!open) {
    // How much salt and pepper is told by the steps, and here once the row is opened.
    const brief = ingredients.map((ingredient, place) => (ingredient.category === SPICES ? ingredient.name : (words[place] ?? '')))
    return (
      <li className="flex min-h-12.5 flex-wrap items-center gap-x-3 bg-sunken py-1.5 pr-1.5 pl-4">
        <AssumedWords words={[...new Set(brief)].join(', ')} />
        <Button variant="ghost" size="sm" aria-label="Nie mam czegoś z tego" aria-expanded={false} onClick={() => setOpen(true)}>
          Nie mam
        </Button>
      </li>
    )
  }
  return ingredients.map(({ name, stock, is_water: isWater }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- one food may stand in two lines, and none is moved
    <li key={place} className="flex min-h-12 flex-wrap items-center gap-x-3 bg-sunken py-1 pr-1.5 pl-4">
      <AssumedWords words={words[place] ?? name} reason={isWater ? 'z kranu' : undefined} />
      {stock?.staple_id && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Nie mam: ${name}`}
          onClick={() => stock.staple_id && !mark.isPending && mark.mutate({ foodId: stock.staple_id, name, ranOut: true })}
        >
          Nie mam
        </Button>
      )}
    </li>
  ))
}

function AssumedWords({ words, reason = 'zakładamy, że masz' }: { words: string; reason?: string | undefined }) {
  return (
    <p className="flex min-w-24 flex-1 flex-col leading-5">
      <span className="font-semibold wrap-break-word">{withHardSpaces(words)}</span>
      <span className="flex items-center gap-1.5 text-small text-muted">
        <House aria-hidden className="size-4 shrink-0" />
        {reason}
      </span>
    </p>
  )
}

function describe(ingredient: RecipeIngredient, factor: number): string {
  const amount = ingredientAmount(ingredient, factor)
  return amount === null ? ingredient.name : `${ingredient.name} (${amount})`
}

interface Marked {
  foodId: string
  name: string
  ranOut: boolean
}

/** Marks what one always has as run out, with a way back; recipes are counted again. */
function useMarkStaple() {
  const client = useQueryClient()
  const mark = useMutation({
    mutationFn: ({ foodId, ranOut }: Marked) => call(markStaple, { params: { foodId }, body: { ran_out: ranOut } }),
    onSuccess: (staples, { foodId, name, ranOut }) => {
      if (ranOut) toast.undo(`Zapisane: ${name} się skończyło.`, () => mark.mutate({ foodId, name, ranOut: false }))
      client.setQueryData([readStaples.path], staples)
      fireAndForget(() => invalidateRecipes(client))()
    },
    onError: () => toast.error('Nie udało się zapisać zmiany. Spróbuj ponownie.'),
  })
  return mark
}
