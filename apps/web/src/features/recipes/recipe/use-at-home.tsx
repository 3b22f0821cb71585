import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Circle, CircleCheck, CircleDashed, CircleFadingPlus, CircleHelp, CirclePlus, House, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { ingredientStock, pantryMatch, type StockStatus, standInWords } from '../../../lib/recipes/ingredient-stock.ts'
import { MatchBadge } from '../../../lib/recipes/MatchBadge.tsx'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'
import { formatDaysLeft } from '../../../lib/text/format.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { AssumedRow, SPICES } from './AssumedRow.tsx'
import type { AtHome } from './Ingredients.tsx'

/** What of a recipe's ingredients is at home for so many servings, and the ways to the shopping list for the rest. */
export function useAtHome(recipe: Recipe, servings: number): AtHome {
  const factor = servings / recipe.servings
  const list = useAddMissing(recipe, servings)
  const isToAdd = (each: RecipeIngredient) =>
    !each.optional && isMissing(ingredientStock(each, factor)?.status) && !list.isListed(recipe.ingredients.indexOf(each))
  const lacking = recipe.ingredients.filter(isToAdd).length
  return {
    match: (
      <span role="status">
        <MatchBadge match={pantryMatch(recipe, factor)} />
      </span>
    ),
    isAssumed: ({ stock, is_water }) => stock?.status === 'assumed' && !is_water,
    renderAssumed: (ingredients) => <AssumedRow ingredients={ingredients} factor={factor} />,
    isPlainSpice: (ingredient) => isPlainSpice(ingredient, factor),
    describe: (ingredient) => {
      const place = recipe.ingredients.indexOf(ingredient)
      return list.isListed(place) ? ON_LIST : describeStock(ingredient, factor, () => list.mutate([place]))
    },
    after: lacking > 1 && (
      <Button
        variant="soft"
        icon={<ListPlus aria-hidden className="size-5" />}
        busy={list.isPending && list.variables === undefined}
        busyLabel="Dopisywanie..."
        onClick={() => list.mutate(undefined)}
      >
        Dodaj brakujące do listy
      </Button>
    ),
  }
}

/** Puts what is missing on the shopping list: all of it, or these places among the ingredients; knows which it has put there, for so many servings. */
function useAddMissing(recipe: Recipe, servings: number) {
  const queryClient = useQueryClient()
  const [listed, setListed] = useState<readonly { place: number; servings: number }[]>([])
  const factor = servings / recipe.servings
  const adding = useExclusiveMutation({
    // Code that is needed once somebody has decided to buy; it shows the result itself.
    mutationFn: async (places: readonly number[] | undefined) => {
      const { addMissingToList } = await import('../../../lib/shopping/add-to-list.ts')
      const lacking = [...recipe.ingredients.keys()].filter((place) => {
        const ingredient = recipe.ingredients[place]
        return ingredient && !ingredient.optional && isMissing(ingredientStock(ingredient, factor)?.status)
      })
      const added = (places ?? lacking).map((place) => ({ place, servings }))
      const onUndone = () => setListed((old) => old.filter((each) => !added.includes(each)))
      if (await addMissingToList(queryClient, recipe, servings, { places, onUndone })) setListed((old) => [...old, ...added])
    },
    onError: () => toast.error(NO_CONNECTION),
  })
  return { ...adding, isListed: (place: number) => listed.some((each) => each.place === place && each.servings === servings) }
}

/** What was missing and has been put on the list. */
const ON_LIST: ReturnType<AtHome['describe']> = {
  beside: null,
  under: <span className="text-small text-muted">na liście</span>,
  end: <CircleCheck aria-hidden className="ml-2 size-6 shrink-0 text-herb" />,
}

function isPlainSpice(ingredient: RecipeIngredient, factor: number): boolean {
  const stock = ingredientStock(ingredient, factor)
  if (ingredient.category !== SPICES || stock?.status !== 'have') return false
  return stock.daysLeft === null && ingredient.replaces === null && standInWords(ingredient) === undefined
}

function isMissing(status: StockStatus | undefined): boolean {
  return status === 'missing' || status === 'partly'
}

/** Words are in the row where the sign alone would not say enough. */
const LOOKS: Record<StockStatus, { icon: typeof CircleCheck; colour: string; words: string }> = {
  have: { icon: CircleCheck, colour: 'text-herb', words: 'sr-only' },
  partly: { icon: CircleDashed, colour: 'text-honey', words: 'text-small font-bold text-soon-ink' },
  assumed: { icon: House, colour: 'text-muted', words: 'text-small text-muted' },
  uncertain: { icon: CircleHelp, colour: 'text-muted', words: 'text-small text-muted' },
  missing: { icon: Circle, colour: 'text-danger', words: 'text-small font-bold text-late-ink' },
}

/** What is missing and may be. */
const NOT_NEEDED = { ...LOOKS.missing, colour: 'text-control', words: 'text-small text-muted' }

/** How much of one ingredient is at home; `onAdd` puts what is missing of it on the shopping list. */
function describeStock(ingredient: RecipeIngredient, factor: number, onAdd: () => void): ReturnType<AtHome['describe']> {
  const stock = ingredientStock(ingredient, factor)
  if (!stock) return { beside: null, under: null, end: null }
  const look = ingredient.optional && stock.status === 'missing' ? NOT_NEEDED : LOOKS[stock.status]
  const atEnd = ingredientAmount(ingredient, factor) === null && 'ml-auto'
  return {
    beside: stock.daysLeft !== null && (
      <Badge tone={stock.daysLeft > 0 ? 'soon' : 'late'}>
        <span className="sr-only">do zużycia: </span>
        {formatDaysLeft(stock.daysLeft)}
      </Badge>
    ),
    // What does for it is named where the sign alone would say that the thing itself is there.
    under: <span className={standInWords(ingredient) && look === LOOKS.have ? 'text-small text-muted' : look.words}>{stock.words}</span>,
    end: isMissing(stock.status) ? (
      <IconButton
        label={`Na listę zakupów: ${ingredient.name}`}
        look="brand"
        icon={
          stock.status === 'partly' ? (
            <CircleFadingPlus aria-hidden className="size-6 text-honey" />
          ) : (
            <CirclePlus aria-hidden className="size-6" />
          )
        }
        className={clsx('-my-1 -mr-2.5', atEnd)}
        onClick={onAdd}
      />
    ) : (
      <look.icon aria-hidden className={clsx('ml-2 size-6 shrink-0', look.colour, atEnd)} />
    ),
  }
}
