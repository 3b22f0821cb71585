import { COSTS } from '@spizarka/contract/limits'
import { listRecipes } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, WandSparkles } from 'lucide-react'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { paths } from '../../lib/paths.ts'
import { RecipeCard } from '../../lib/recipes/RecipeCard.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Link } from '../../ui/button/link.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'

const MAX_SHOWN = 3

/** Recipes of which most is at home, and the way to a new one. */
export function CookNow() {
  const { data, isError, isFetching, refetch } = useQuery(
    endpointQuery(listRecipes, { query: { ordering: '-pantry_match', page_size: MAX_SHOWN } }),
  )
  return (
    <section aria-labelledby="ugotuj" className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id="ugotuj" className="text-h2">
          Ugotuj teraz
        </h2>
        <Link to={paths.recipes} className="-my-2 inline-flex min-h-11 items-center gap-1 font-bold text-brand-ink">
          Przepisy
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      </div>
      {isError && (
        <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
          Nie udało się wczytać przepisów.
        </ErrorPanel>
      )}
      {!data && !isError && <SkeletonRows rows={2} label="Ładowanie przepisów…" />}
      {data && data.results.length > 0 && (
        <ul role="list" className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3">
          {data.results.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} to={paths.recipe(recipe.id)} level={3} />
            </li>
          ))}
        </ul>
      )}
      {data?.results.length === 0 && (
        <p className="text-pretty text-muted">
          Ułożymy danie z&nbsp;tego, co masz. Gotowe pomysły to&nbsp;
          <Link to={paths.publishedRecipes} className="font-bold text-brand-ink underline">
            Przepisy Spiżarka
          </Link>
          .
        </p>
      )}
      <ButtonLink
        to={paths.generateRecipe}
        variant="soft"
        size="lg"
        cost={COSTS.recipe}
        icon={<WandSparkles aria-hidden className="size-5" />}
      >
        Ułóż nowy przepis
      </ButtonLink>
    </section>
  )
}
