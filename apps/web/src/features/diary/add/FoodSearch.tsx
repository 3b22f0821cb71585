import { type FoundFood, searchFoods } from '@spizarka/contract/diary'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { listPublishedRecipes, listRecipes } from '@spizarka/contract/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { formatKcal } from '../figures.ts'
import { type Thing, thingOfFood } from './things.ts'

const DISHES = 5

/** Foods of the table, own scanned products and dishes for what was typed. */
export function FoodSearch({ search, onPick, empty }: { search: string; onPick: (thing: Thing) => void; empty: ReactNode }) {
  const foods = useQuery({ ...endpointQuery(searchFoods, { query: { q: search } }), placeholderData: keepPreviousData })
  const recipeQuery = { query: { search, page_size: DISHES } }
  const own = useQuery({ ...endpointQuery(listRecipes, recipeQuery), placeholderData: keepPreviousData })
  const base = useQuery({ ...endpointQuery(listPublishedRecipes, recipeQuery), placeholderData: keepPreviousData })
  const dishes = [...(own.data?.results ?? []), ...(base.data?.results ?? [])].slice(0, DISHES)

  if (foods.isError && !foods.data)
    return (
      <ErrorPanel onRetry={fireAndForget(foods.refetch)} busy={foods.isFetching}>
        Nie udało się wyszukać. Sprawdź połączenie i&nbsp;spróbuj ponownie.
      </ErrorPanel>
    )
  if (foods.isPending) return <SkeletonRows rows={5} label="Szukanie…" />
  const nothing = foods.data.length === 0 && dishes.length === 0 && !own.isPending && !base.isPending
  return (
    <>
      <p role="status" className="sr-only">
        {nothing ? 'Nic nie znaleziono' : `Znalezione: ${foods.data.length + dishes.length}`}
      </p>
      {nothing && empty}
      <FoodResults
        key={search}
        foods={foods.data}
        onPick={(food) => {
          const thing = thingOfFood(food)
          if (thing) onPick(thing)
        }}
      />
      {dishes.length > 0 && (
        <section aria-labelledby="dania" className="flex flex-col gap-3">
          <h2 id="dania" className="text-h4">
            Dania z&nbsp;przepisów
          </h2>
          <Rows label="Dania">
            {dishes.map((recipe) => (
              <PickRow
                key={recipe.id}
                start={
                  <span className="size-12 shrink-0 overflow-hidden rounded-tile">
                    <RecipePicture recipe={recipe} />
                  </span>
                }
                title={withHardSpaces(recipe.title)}
                detail={recipe.kcal_per_serving === null ? undefined : `porcja ${formatKcal(recipe.kcal_per_serving)}`}
                onPick={() =>
                  onPick({ kind: 'dish', recipeId: recipe.id, title: recipe.title, kcal: recipe.kcal_per_serving, productId: null })
                }
              />
            ))}
          </Rows>
        </section>
      )}
    </>
  )
}

/** So many that the dishes below them can be seen. */
const FOODS = 8

/** Found foods alone, the likeliest first, each with its energy of 100 g. */
export function FoodResults({ foods, onPick }: { foods: readonly FoundFood[]; onPick: (food: FoundFood) => void }) {
  const [all, setAll] = useState(false)
  if (foods.length === 0) return null
  const shown = all ? foods : foods.slice(0, FOODS)
  const hidden = foods.length - shown.length
  return (
    <div className="flex flex-col items-start gap-2 [&>ul]:w-full">
      <Rows label="Produkty">
        {shown.map((food) => (
          <PickRow
            key={food.food_id ?? food.gtin}
            start={<ProductTile name={food.name} {...foodLook({ tile: food.tile, category: 'other' })} size="md" />}
            title={food.name}
            detail={`${formatKcal(food.per_100_g.kcal)} w\u00a0100\u00a0g${food.source === null ? '' : ` · ${food.source}`}`}
            onPick={() => onPick(food)}
          />
        ))}
      </Rows>
      {hidden > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          Pokaż jeszcze {hidden}
        </Button>
      )}
    </div>
  )
}

interface PickRowProps {
  start: ReactNode
  title: string
  detail: string | undefined
  onPick: () => void
}

function PickRow({ start, title, detail, onPick }: PickRowProps) {
  return (
    <Row
      className="relative hover:bg-sunken"
      start={start}
      title={
        <button
          type="button"
          onClick={onPick}
          className="text-left font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
        >
          {title}
        </button>
      }
      detail={detail && <span className="text-small text-muted">{detail}</span>}
      end={<ChevronRight aria-hidden className="size-5 text-muted" />}
    />
  )
}
