import { LIMITS } from '@spizarka/contract/limits'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { Send } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { PublicQueryClient } from '../../../lib/api/PublicQueryClient.tsx'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { paths } from '../../../lib/paths.ts'
import { OrderChoice, RecipeSearch } from '../../../lib/recipes/list/FilterFields.tsx'
import { RecipeResults } from '../../../lib/recipes/list/RecipeResults.tsx'
import {
  type ActiveFilter,
  activeFilters,
  countFilters,
  isFiltered,
  NO_FILTERS,
  type RecipeListFilter,
  useRecipeView,
} from '../../../lib/recipes/list/recipe-list-filter.ts'
import { formatRecipes, ordersOf, useRecipeList } from '../../../lib/recipes/list/recipe-lists.ts'
import { typedFilters, withTypedFilters } from '../../../lib/recipes/list/typed-filters.ts'
import { useSession } from '../../../lib/session/session.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { RemovableChip } from '../../../ui/form/Chip.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { FilterRow } from './FilterRow.tsx'

// On a phone, for the library of all, and where there is something, there is none of them.
const FilterColumn = lazyPart(async () => (await import('./FilterColumn.tsx')).FilterColumn)
const NothingPublished = lazyPart(async () => (await import('./NothingPublished.tsx')).NothingPublished)
const AuthorHead = lazyPart(async () => (await import('./AuthorHead.tsx')).AuthorHead)

// Guests have no favourites.
const FavoriteButton = lazy(async () => ({ default: (await import('../../../lib/recipes/FavoriteButton.tsx')).FavoriteButton }))
const renderHeart = (recipe: RecipeSummary) => (
  <Suspense>
    <FavoriteButton recipe={recipe} />
  </Suspense>
)

/** /published-recipes: what everybody may cook, of the editors and of people; with `?author=` what one of them published. */
export function LibraryScreen() {
  return (
    <PublicQueryClient>
      <Library />
    </PublicQueryClient>
  )
}

function Library() {
  const [typed, changeTyped] = useRecipeView()
  // Filters that stand among the words of the search narrow the list as if they had been tapped.
  const view = useMemo(() => withTypedFilters(typed), [typed])
  const change = (changed: Partial<RecipeListFilter>) => {
    if (view === typed) return changeTyped(changed)
    // They become what they say, and leave the words: so each can be taken off by itself.
    const { search, diet, protein, freeFrom, without } = view
    changeTyped({ search, diet, protein, freeFrom, without, ...changed })
  }
  const forGuest = useSession().status === 'guest'
  const wide = useWideScreen()
  const list = useRecipeList('published', view)
  const count = list.data?.count
  const mayFit = !forGuest
  const orders = ordersOf('published', forGuest)
  const byPantry = (view.order === '' ? Object.keys(orders)[0] : view.order) === '-pantry_match'
  const filters = {
    view,
    onChange: change,
    count,
    pantryOrder: forGuest ? undefined : { on: byPantry, change: (on: boolean) => change({ order: on ? '-pantry_match' : '-rating' }) },
  }
  const isEmpty = count === 0 && !isFiltered(view) && !list.isPlaceholderData
  return (
    <>
      {view.author === '' ? <LibraryHead forGuest={forGuest} /> : <AuthorHead name={view.author} />}
      <div className={wide ? 'page gap-8! desk:grid! desk:grid-cols-[17rem_minmax(0,1fr)] desk:items-start' : 'page gap-3! max-md:pt-5!'}>
        {wide && <FilterColumn {...filters} />}
        <div className="flex min-w-0 flex-col gap-3 desk:col-start-2">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <RecipeSearch
              view={typed}
              onChange={changeTyped}
              placeholder="Szukaj dania lub składnika"
              className="min-w-[min(100%,14rem)] flex-1"
            />
            {wide && <OrderChoice orders={orders} view={typed} onChange={changeTyped} />}
          </div>
          {!wide && <FilterRow {...filters} named={typed} />}
          {!wide && <TypedFilters filters={typedFilters(typed)} onChange={change} />}
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="text-small text-muted">
              {count !== undefined && (
                <>
                  <strong className="text-ink">{describeFound(count, view)}</strong>
                  {byPantry && wide && ' od tych, do których masz najwięcej'}
                </>
              )}
            </p>
            {wide ? (
              <ChosenFilters view={view} onChange={change} mayFit={mayFit} />
            ) : (
              <OrderChoice orders={orders} view={typed} onChange={changeTyped} />
            )}
          </div>
          {forGuest && <PantryInvitation />}
          {isEmpty ? (
            <NothingPublished author={view.author} />
          ) : (
            <RecipeResults
              name="published"
              list={list}
              view={view}
              onChange={change}
              mayFit={mayFit}
              addressOf={({ id }) => (forGuest ? paths.publishedRecipe(id) : paths.recipe(id))}
              renderHeart={forGuest ? undefined : renderHeart}
              columns="beside"
              withAuthor={view.author === ''}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** What is narrowed is not counted on without end. */
function describeFound(count: number, view: RecipeListFilter): string {
  const isNarrowed = isFiltered(view) || view.fits
  return isNarrowed && count === LIMITS.countedMatches ? `ponad ${formatRecipes(count)}` : formatRecipes(count)
}

function LibraryHead({ forGuest }: { forGuest: boolean }) {
  return (
    <>
      <title>Przepisy Spiżarka</title>
      <meta
        name="description"
        content="Przepisy redakcji i osób, które gotują w domu: z policzonymi wartościami odżywczymi i alergenami, do ugotowania z tego, co masz."
      />
      <PageHeader
        title="Przepisy Spiżarka"
        subtitle={'Przepisy redakcji i\u00a0osób, które gotują w\u00a0domu'}
        actions={
          !forGuest && (
            <ButtonLink to={`${paths.recipes}?show=own`} className="max-md:hidden" icon={<Send aria-hidden className="size-5" />}>
              Opublikuj swój
            </ButtonLink>
          )
        }
      />
    </>
  )
}

interface ChosenFiltersProps {
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  mayFit: boolean
}

/** The filters that are on, each with its way off; the words searched for are in their field. */
function ChosenFilters({ view, onChange, mayFit }: ChosenFiltersProps) {
  if (countFilters(view) === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterChips filters={activeFilters({ ...view, search: '', fits: false }, mayFit)} onChange={onChange} />
      <Button variant="ghost" size="sm" onClick={() => onChange(NO_FILTERS)}>
        Wyczyść ({formatNumber(countFilters(view))})
      </Button>
    </div>
  )
}

/** On a phone, where filters are in their sheets: what the words of the search were taken for. */
function TypedFilters({ filters, onChange }: FilterChipsProps) {
  if (filters.length === 0) return null
  return (
    <div role="group" aria-label="Filtry z wyszukiwania" className="flex flex-wrap items-center gap-2">
      <FilterChips filters={filters} onChange={onChange} />
    </div>
  )
}

interface FilterChipsProps {
  filters: readonly ActiveFilter[]
  onChange: (change: Partial<RecipeListFilter>) => void
}

function FilterChips({ filters, onChange }: FilterChipsProps) {
  return filters.map(({ label, off }) => (
    <RemovableChip key={label} removeLabel={`Zdejmij: ${label}`} onRemove={() => onChange(off)}>
      {label}
    </RemovableChip>
  ))
}

/** Guests have no pantry to hold recipes against. */
function PantryInvitation() {
  return (
    <p className="text-small text-muted">
      <Link to={paths.register} className="font-bold text-brand-ink underline underline-offset-3">
        Załóż konto
      </Link>
      , a&nbsp;pokażemy, co ugotujesz z&nbsp;tego, co masz.
    </p>
  )
}
