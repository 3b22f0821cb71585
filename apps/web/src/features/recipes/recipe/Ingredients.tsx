import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Circle, CircleCheck, CircleDashed, CircleHelp, CirclePlus, House, ListPlus } from 'lucide-react'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { ingredientStock, pantryMatch, type StockStatus } from '../../../lib/recipes/ingredient-stock.ts'
import { MatchBadge } from '../../../lib/recipes/MatchBadge.tsx'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'
import { formatDaysLeft } from '../../../lib/text/format.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Rows } from '../../../ui/layout/Row.tsx'
import { AssumedRow } from './AssumedRow.tsx'

interface IngredientsProps {
  recipe: Recipe
  servings: number
  onServings: (servings: number) => void
}

/** What goes in for so many servings, part by part, and what of it is at home; what one always has in one row at the end. */
export function Ingredients({ recipe, servings, onServings }: IngredientsProps) {
  const factor = servings / recipe.servings
  const list = useAddMissing(recipe, servings)
  const lacking = recipe.ingredients.filter((each) => !each.optional && isLacking(ingredientStock(each, factor)?.status)).length
  const assumed = recipe.ingredients.filter(isAssumed)
  // Water from the tap joins what one always has; a dish that takes nothing else of that tells it in a line of its own.
  const isFolded = (each: RecipeIngredient) => assumed.includes(each) || (assumed.length > 0 && each.is_water)
  const folded = [...assumed, ...recipe.ingredients.filter((each) => each.is_water && isFolded(each))]
  const listed = recipe.ingredients.filter((each) => !isFolded(each))
  // A cook needs no reminder of the tap before the things to fetch.
  const parts = [...Map.groupBy(listed, ({ part }) => part)].map(
    ([part, ingredients]) => [part, ingredients.toSorted((one, other) => Number(one.is_water) - Number(other.is_water))] as const,
  )
  return (
    <section aria-labelledby="skladniki" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id="skladniki" className="text-h3">
          Składniki
        </h2>
        <span role="status">
          <MatchBadge match={pantryMatch(recipe, factor)} />
        </span>
        <div className="ml-auto">
          <Stepper
            label="porcje"
            value={servings}
            min={1}
            max={LIMITS.recipeServings}
            look="card"
            format={(count) => `${count}\u00a0${plural(count, ['porcja', 'porcje', 'porcji'])}`}
            onChange={onServings}
          />
        </div>
      </div>
      {parts.map(([part, ingredients], place) => (
        <div key={part} className="flex flex-col gap-2">
          {part !== null && <h3 className="text-h4">{part}</h3>}
          <Rows label={part ?? 'Składniki'}>
            {ingredients.map((ingredient) => (
              <IngredientRow
                key={recipe.ingredients.indexOf(ingredient)}
                ingredient={ingredient}
                factor={factor}
                onAdd={() => list.mutate([recipe.ingredients.indexOf(ingredient)])}
              />
            ))}
            {place === parts.length - 1 && folded.length > 0 && <AssumedRow ingredients={folded} factor={factor} />}
          </Rows>
        </div>
      ))}
      {parts.length === 0 && folded.length > 0 && (
        <Rows label="Składniki">
          <AssumedRow ingredients={folded} factor={factor} />
        </Rows>
      )}
      {lacking > 1 && (
        <Button
          variant="soft"
          icon={<ListPlus aria-hidden className="size-5" />}
          busy={list.isPending && list.variables === undefined}
          busyLabel="Dopisywanie..."
          onClick={() => list.mutate(undefined)}
        >
          Dodaj brakujące do listy
        </Button>
      )}
    </section>
  )
}

/** Puts what is missing on the shopping list: all of it, or these places among the ingredients. */
function useAddMissing(recipe: Recipe, servings: number) {
  const queryClient = useQueryClient()
  return useExclusiveMutation({
    // Code that is needed once somebody has decided to buy; it says itself what came of it.
    mutationFn: async (places: readonly number[] | undefined) =>
      (await import('../../../lib/shopping/add-to-list.ts')).addMissingToList(queryClient, recipe, servings, places),
    onError: () => toast.error(NO_CONNECTION),
  })
}

function isLacking(status: StockStatus | undefined): boolean {
  return status === 'missing' || status === 'partly'
}

function isAssumed({ stock, is_water }: RecipeIngredient): boolean {
  return stock?.status === 'assumed' && !is_water
}

/** Words stand in the row where the sign alone would not say enough. */
const LOOKS: Record<StockStatus, { icon: typeof CircleCheck; colour: string; words: string }> = {
  have: { icon: CircleCheck, colour: 'text-herb', words: 'sr-only' },
  partly: { icon: CircleDashed, colour: 'text-honey', words: 'text-small font-bold text-soon-ink' },
  assumed: { icon: House, colour: 'text-muted', words: 'text-small text-muted' },
  uncertain: { icon: CircleHelp, colour: 'text-muted', words: 'text-small text-muted' },
  missing: { icon: Circle, colour: 'text-danger', words: 'text-small font-bold text-late-ink' },
}

/** What is missing and may be. */
const NOT_NEEDED = { ...LOOKS.missing, colour: 'text-control', words: 'text-small text-muted' }

/** One ingredient: how much goes in, and how much of it is at home. */
interface IngredientRowProps {
  ingredient: RecipeIngredient
  factor: number
  /** Puts what is missing of it on the shopping list. */
  onAdd: () => void
}

function IngredientRow({ ingredient, factor, onAdd }: IngredientRowProps) {
  const { name, line, optional, replaces, is_water: isWater } = ingredient
  const amount = ingredientAmount(ingredient, factor)
  const stock = ingredientStock(ingredient, factor)
  const look = stock && (optional && stock.status === 'missing' ? NOT_NEEDED : LOOKS[stock.status])
  return (
    <li className="flex min-h-11.75 flex-wrap items-center gap-x-3 gap-y-1 py-1 pr-3 pl-4">
      <div className="flex min-w-24 flex-1 flex-col items-start">
        <span className="flex max-w-full flex-wrap items-center gap-x-2 leading-5">
          <span className={clsx('min-w-0 font-semibold wrap-break-word', isWater && 'text-muted')}>
            {withHardSpaces(amount === null ? line : name)}
            {optional && <span className="font-normal text-muted"> (niekoniecznie)</span>}
          </span>
          {replaces !== null && <span className="text-small text-muted">{withHardSpaces(replaces)}</span>}
          {stock && stock.daysLeft !== null && (
            <Badge tone={stock.daysLeft > 0 ? 'soon' : 'late'}>
              <span className="sr-only">do zużycia: </span>
              {formatDaysLeft(stock.daysLeft)}
            </Badge>
          )}
        </span>
        {stock && look && <span className={look.words}>{stock.words}</span>}
      </div>
      {amount !== null && <span className="ml-auto shrink-0 font-bold tabular-nums">{amount}</span>}
      {isLacking(stock?.status) ? (
        <IconButton
          label={`Na listę zakupów: ${name}`}
          look="brand"
          icon={<CirclePlus aria-hidden className="size-6" />}
          className={clsx('-my-1 -mr-2.5', amount === null && 'ml-auto')}
          onClick={onAdd}
        />
      ) : (
        look && <look.icon aria-hidden className={clsx('ml-2 size-6 shrink-0', look.colour, amount === null && 'ml-auto')} />
      )}
    </li>
  )
}
