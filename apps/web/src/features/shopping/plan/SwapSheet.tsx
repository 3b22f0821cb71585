import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import type { RecipeSuggestion } from '@spizarka/contract/recipes'
import { listRecipeSuggestions } from '@spizarka/contract/recipes'
import type { WholeShoppingList } from '@spizarka/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { Check, ChefHat, Clock, Flame, ShoppingBasket } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { weekdayOf } from '../../../lib/days.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { formatMinutes } from '../../../lib/recipes/words/minutes.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { describeListChange, describeSwapFailure, type MealPlace, mealAt, useSwap } from './use-swap.ts'

const MEALS_SWAPPED: Record<MealType, string> = { breakfast: 'śniadanie', lunch: 'obiad', dinner: 'kolację', snack: 'przekąskę' }

interface SwapSheetProps {
  list: WholeShoppingList
  /** The dialog is open while this is set. */
  place: MealPlace | undefined
  onClose: () => void
}

/** Another dish for one meal: chosen by the kitchen beside all others, or one of those that the pantry offers. */
export function SwapSheet({ list, place, onClose }: SwapSheetProps) {
  const swap = useSwap(list)
  return (
    <Dialog
      open={place !== undefined}
      onClose={onClose}
      busy={swap.isPending}
      title={place && `Zamień ${MEALS_SWAPPED[place.meal.meal_type]}`}
      placement="wide"
    >
      {place && <SwapForm key={`${place.day} ${place.meal.meal_type}`} list={list} place={place} swap={swap} onDone={onClose} />}
    </Dialog>
  )
}

/** The kitchen chooses. */
const ANY = ''

interface SwapFormProps {
  list: WholeShoppingList
  place: MealPlace
  /** Outlives the form, whose swap can be undone after it. */
  swap: ReturnType<typeof useSwap>
  onDone: () => void
}

function SwapForm({ list, place, swap, onDone }: SwapFormProps) {
  const name = useId()
  const [chosen, setChosen] = useState(ANY)
  const [problem, setProblem] = useState<string>()
  const { dishes, isPending } = useAlternatives(list, place)
  const old = place.meal

  const undo = () => swap.mutate({ place, recipeId: old.recipe_id }, { onError: (error) => toast.error(describeSwapFailure(error)) })
  const send = () =>
    swap.mutate(
      { place, recipeId: chosen === ANY ? null : chosen },
      {
        onSuccess: ({ before, after }) => {
          onDone()
          const title = mealAt(after, place)?.title ?? ''
          toast.undo([`W planie: ${title}.`, describeListChange(before, after)].filter(Boolean).join(' '), undo)
        },
        onError: (error) => setProblem(describeSwapFailure(error)),
      },
    )

  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        {weekdayOf(place.day)}, teraz: {withHardSpaces(old.title)}
      </p>
      <div role="radiogroup" aria-label="Co zamiast tego?" className="-mx-2 flex flex-col gap-1">
        <Choice
          name={name}
          checked={chosen === ANY}
          onChoose={() => setChosen(ANY)}
          picture={
            <span aria-hidden className="grid size-full place-items-center bg-ok-soft text-ok-ink">
              <ChefHat className="size-8" />
            </span>
          }
          title="Dobierzcie coś innego"
        >
          <span className="text-small text-muted">pasujące do reszty planu i&nbsp;do zakupów</span>
        </Choice>
        {isPending && <SkeletonRows rows={2} />}
        {dishes.map((dish) => (
          <Choice
            key={dish.id}
            name={name}
            checked={chosen === dish.id}
            onChoose={() => setChosen(dish.id)}
            picture={<RecipePicture recipe={dish} />}
            title={withHardSpaces(dish.title)}
          >
            <Alternative dish={dish} />
          </Choice>
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-small font-semibold text-danger">
          {problem}
        </p>
      )}
      <Button size="lg" full cost={0} busy={swap.isPending} busyLabel="Zamieniamy..." onClick={send}>
        Zamień danie
      </Button>
      <p className="text-center text-small text-muted">Przeliczymy listę i&nbsp;sprawdzimy składniki od nowa.</p>
    </div>
  )
}

interface ChoiceProps {
  name: string
  checked: boolean
  onChoose: () => void
  picture: ReactNode
  title: string
  children: ReactNode
}

function Choice({ name, checked, onChoose, picture, title, children }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-card p-2 hover:bg-sunken has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-pill border-2 border-control bg-card outline-none checked:border-7 checked:border-brand-fill"
      />
      <span className="size-18 shrink-0 overflow-hidden rounded-2xl">{picture}</span>
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <span className="max-w-full font-display text-[1.0625rem] leading-[1.375rem] font-semibold wrap-break-word">{title}</span>
        {children}
      </span>
    </label>
  )
}

const MAX_NAMED = 2

function Alternative({ dish: { total_minutes, kcal_per_serving, to_buy } }: { dish: RecipeSuggestion }) {
  return (
    <>
      <span className="flex flex-wrap gap-x-3 text-small text-muted tabular-nums [&_svg]:size-4 [&_svg]:shrink-0">
        {total_minutes !== null && (
          <span className="flex items-center gap-1">
            <Clock aria-hidden />
            {formatMinutes(total_minutes)}
          </span>
        )}
        {kcal_per_serving !== null && (
          <span className="flex items-center gap-1">
            <Flame aria-hidden />
            {formatNumber(Math.round(kcal_per_serving))}&nbsp;kcal
          </span>
        )}
      </span>
      {to_buy.length === 0 ? (
        <Badge tone="ok" icon={<Check aria-hidden />}>
          wszystko masz
        </Badge>
      ) : (
        <Badge icon={<ShoppingBasket aria-hidden />} wraps>
          w&nbsp;domu brakuje: {to_buy.slice(0, MAX_NAMED).join(', ')}
          {to_buy.length > MAX_NAMED && ` i\u00a0${to_buy.length - MAX_NAMED}\u00a0więcej`}
        </Badge>
      )}
    </>
  )
}

const MAX_SHOWN = 5

/** Dishes for this meal from what is at home that stand nowhere in the plan yet. */
function useAlternatives({ plan }: WholeShoppingList, { meal: { meal_type } }: MealPlace) {
  const { data, isPending } = useQuery(endpointQuery(listRecipeSuggestions, { query: { page_size: LIMITS.recipeSuggestions } }))
  const planned = new Set(plan.flatMap(({ meals }) => meals.flatMap(({ recipe_id, title }) => [recipe_id, title])))
  const dishes = data?.results.filter((dish) => dish.meal_types.includes(meal_type) && !planned.has(dish.id) && !planned.has(dish.title))
  return { dishes: dishes?.slice(0, MAX_SHOWN) ?? [], isPending }
}
