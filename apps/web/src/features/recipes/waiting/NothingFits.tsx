import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { listPantry } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { type RecipeHelp, type RecipeWay, readRecipeHelp, takeRecipeWay } from '@spizarka/contract/recipe-sessions'
import { listPublishedRecipes } from '@spizarka/contract/recipes'
import { readStaples } from '@spizarka/contract/staples'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Check,
  Clock,
  CookingPot,
  Flame,
  type LucideIcon,
  MessageSquareX,
  Plus,
  ShoppingBasket,
  SlidersHorizontal,
  Users,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipeCard } from '../../../lib/recipes/RecipeCard.tsx'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { invalidateRecipes } from '../../../lib/recipes/recipe-changed.ts'
import { formatMinutes } from '../../../lib/recipes/words/minutes.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

/** The dishes that lack least, for nothing: there is always one tap that ends at a dish, also where no change of the order would help. */
export function NearestDishes() {
  const { data } = useQuery(endpointQuery(listPublishedRecipes, { query: { ordering: '-pantry_match', fits: 'true', page_size: 2 } }))
  if (!data || data.results.length === 0) return null
  const isNear = data.results.some(({ pantry_match }) => (pantry_match?.have ?? 0) > 0)
  return (
    <section aria-labelledby="nearest" className="flex flex-col gap-3">
      <h2 id="nearest" className="text-h3">
        {isNear ? 'Najbliżej Twojej spiżarni' : 'Na początek, po zakupach'}
      </h2>
      <ul role="list" className="grid grid-cols-2 gap-3">
        {data.results.map((recipe) => (
          <li key={recipe.id} className="min-w-0">
            <RecipeCard recipe={recipe} to={paths.recipe(recipe.id)} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What would lead to a dish where nothing fitted an order; asked for once it is known that nothing did. */
export function useRecipeHelp(sessionId: string, nothingFits: boolean) {
  // A session that has no such help answers 404, and goes on having none.
  return useQuery({ ...endpointQuery(readRecipeHelp, { params: { sessionId } }), enabled: nothingFits, retry: false })
}

/** The order in a line: "Obiad, 2 porcje, do 30 min". */
export function describeOrder({ meal_type, servings, max_minutes }: RecipeHelp['order']): string {
  const time = max_minutes === null ? '' : `, do ${formatMinutes(max_minutes)}`
  return `${MEAL_TYPES[meal_type]}, ${servings}\u00a0${plural(servings, ['porcja', 'porcje', 'porcji'])}${time}`
}

/** Nothing fits the order: at most three dishes that one change leads to, at one tap; without any, products to add. */
export function NothingFits({ sessionId, help }: { sessionId: string; help: RecipeHelp }) {
  const take = useTakeWay(sessionId)
  const { order, ways, products } = help
  return (
    <>
      <section aria-labelledby="nothing-fits" className="flex flex-col gap-3">
        <h2 id="nothing-fits" className="text-h2">
          {ways.length > 0 ? 'Prawie się udało' : 'Na razie z\u00a0tego nic nie wyjdzie'}
        </h2>
        <p role="alert" className="text-muted">
          {withHardSpaces(ways.length > 0 ? `${limitsInWords(order)} nic dobrego nie wyjdzie. Jedna zmiana wystarczy:` : ADD_ONE)}
        </p>
        {ways.length > 0 ? <AtHome /> : <ProductsToAdd products={products} />}
      </section>
      {ways.length === 0 && <NearestDishes />}
      {ways.length > 0 && (
        <ul role="list" className="flex flex-col gap-4">
          {ways.map((way, place) => (
            <li key={way.id}>
              <HelpOption way={way} first={place === 0} seed={`${sessionId}-${way.id}`} take={take} />
            </li>
          ))}
        </ul>
      )}
      {take.isError && (
        <p role="alert" className="text-small font-semibold text-danger">
          {describeFailure(take.error)}
        </p>
      )}
      <footer className="flex flex-col items-center gap-2 text-center text-small text-muted">
        <p>
          Punkty wróciły na Twoje konto.
          {ways.length > 0 && ' Pokażemy danie od razu, bez drugiej opłaty.'}
          {ways.flatMap(({ kind, label }) => (kind === 'staple' ? ` „${label}” zapamiętamy jako „zawsze mam”.` : []))}
        </p>
        <Link to={paths.generateRecipe} className="inline-flex min-h-11 items-center gap-1.5 text-body font-bold text-brand-ink">
          <SlidersHorizontal aria-hidden className="size-5" />
          Zmień inne warunki
        </Link>
      </footer>
    </>
  )
}

const ADD_ONE = 'Z tego, co masz, nie ułożymy dobrego dania. Dodaj choć jedno z tych:'

/** The limits that a dish was looked for within, as a sentence begins: "Tylko z tego, co masz, i w 30 minut". */
function limitsInWords({ max_missing: most, max_minutes: minutes }: RecipeHelp['order']): string {
  const time = minutes === null ? '' : `w ${minutes} ${plural(minutes, ['minutę', 'minuty', 'minut'])}`
  if (most === 0) return `Tylko z tego, co masz,${time === '' ? '' : ` i ${time}`}`
  return `Gdy brakuje najwyżej ${most} rzeczy${time === '' ? ',' : `, ${time}`}`
}

const MAX_SHOWN = 5

/** What is in the pantry, the first of it. */
function AtHome() {
  const { data } = useQuery(endpointQuery(listPantry, { query: { page_size: MAX_SHOWN } }))
  if (!data || data.count === 0) return null
  const others = data.count - data.results.length
  return (
    <ul role="list" aria-label="Masz w spiżarni" className="flex flex-wrap items-center gap-2">
      {data.results.map(({ id, product_name: name, tile, category }) => (
        <li key={id} className="flex min-h-11 items-center gap-2 rounded-2xl bg-sunken py-0.5 pr-3 pl-0.5">
          <ProductTile size="sm" name={name} {...foodLook({ tile, category })} />
          <span className="wrap-break-word">{name}</span>
        </li>
      ))}
      {others > 0 && <li className="text-muted">{`i\u00a0${others}\u00a0${plural(others, ['inny', 'inne', 'innych'])}`}</li>}
    </ul>
  )
}

/** Any one of them opens dishes: each leads to adding. */
function ProductsToAdd({ products }: Pick<RecipeHelp, 'products'>) {
  return (
    <>
      <ul role="list" className="flex flex-col gap-2">
        {products.map(({ food_id: id, name, tile, category }) => (
          <li key={id}>
            <Link
              to={paths.addProducts}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card p-2 pr-4 shadow-card hover:bg-sunken"
            >
              <ProductTile size="sm" name={name} {...foodLook({ tile, category })} />
              <span className="min-w-0 flex-1 font-semibold wrap-break-word">{name}</span>
              <Plus aria-hidden className="size-5 shrink-0 text-brand-ink" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.addProducts} size="lg" full>
        Dodaj produkty
      </ButtonLink>
    </>
  )
}

const ICONS: Record<RecipeWay['kind'], LucideIcon> = {
  staple: Plus,
  missing: ShoppingBasket,
  minutes: Clock,
  device: CookingPot,
  meal: Utensils,
  kcal: Flame,
  wish: MessageSquareX,
  servings: Users,
}

interface WayProps {
  way: RecipeWay
  /** The one that asks for least: its button stands out. */
  first: boolean
  seed: string
  take: ReturnType<typeof useTakeWay>
}

/** A dish, and the change that leads to it. */
function HelpOption({ way: { id, kind, label, dish }, first, seed, take }: WayProps) {
  const Icon = ICONS[kind]
  const isTaken = take.variables === id && (take.isPending || take.isSuccess)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <div className="size-22 shrink-0 overflow-hidden rounded-tile">
          <RecipePicture recipe={{ id: seed, kind: dish.kind, picture: dish.picture }} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
          <h3 className="max-w-full text-h4 wrap-break-word hyphens-auto">{withHardSpaces(dish.title)}</h3>
          {dish.total_minutes !== null && (
            <p className="inline-flex items-center gap-1.5 text-muted">
              <Clock aria-hidden className="size-4" />
              {formatMinutes(dish.total_minutes)}
            </p>
          )}
          <ToBuy kind={kind} names={dish.to_buy} />
        </div>
      </div>
      <Button
        variant={first ? 'primary' : 'outline'}
        size="lg"
        full
        icon={<Icon aria-hidden />}
        busy={isTaken}
        busyLabel="Pokazujemy danie..."
        onClick={() => {
          if (!take.isPending && !take.isSuccess) take.mutate(id)
        }}
      >
        {withHardSpaces(label)}
      </Button>
    </Card>
  )
}

/** What of a dish is not at home; with a staple that is taken for there, all the rest is. */
function ToBuy({ kind, names }: { kind: RecipeWay['kind']; names: readonly string[] }): ReactNode {
  if (names.length === 0)
    return (
      <Badge tone="ok" icon={<Check aria-hidden />}>
        {kind === 'staple' ? 'masz resztę' : 'masz wszystko'}
      </Badge>
    )
  return (
    <Badge tone="late" wraps>
      dokupisz: {names.join(', ')}
    </Badge>
  )
}

/** Keeps the dish of a way and leads to it, where the browser's Back does not lead back from. */
function useTakeWay(sessionId: string) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wayId: string) => call(takeRecipeWay, { params: { sessionId, wayId } }),
    onSuccess: ({ recipe_id: id }) => {
      fireAndForget(() => navigate(paths.recipe(id), { replace: true }))()
      // A staple may have been added: all that is compared with the pantry is out of date.
      fireAndForget(() => invalidateRecipes(queryClient))()
      fireAndForget(() => queryClient.invalidateQueries({ queryKey: [readStaples.path] }))()
    },
  })
}

function describeFailure(error: Error): string {
  return (isApiError(error) && error.detail) || 'Nie udało się pokazać dania. Spróbuj ponownie.'
}
