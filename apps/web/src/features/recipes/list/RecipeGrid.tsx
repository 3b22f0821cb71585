import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { useEffect, useRef } from 'react'
import type { usePages } from '../../../lib/pages/use-pages.ts'
import { RecipeCard } from '../../../lib/recipes/RecipeCard.tsx'
import { starts } from '../../../lib/starts.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'

interface RecipeGridProps {
  list: ReturnType<typeof usePages<RecipeSummary>>
  addressOf: (recipe: RecipeSummary) => string
  heart: boolean
}

/** Cards of recipes; cards off the screen are not drawn, and more come when the end is near. */
export function RecipeGrid({ list, addressOf, heart }: RecipeGridProps) {
  const rows = list.data?.rows ?? []
  return (
    <>
      <ul
        role="list"
        aria-label="Przepisy"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4"
      >
        {rows.map((recipe) => (
          <li
            key={recipe.id}
            className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_20rem]"
          >
            <RecipeCard recipe={recipe} to={addressOf(recipe)} heart={heart} />
          </li>
        ))}
      </ul>
      <MoreRecipes list={list} />
    </>
  )
}

function MoreRecipes({ list: { hasNextPage, isFetchingNextPage, isError, fetchNextPage } }: Pick<RecipeGridProps, 'list'>) {
  const end = useRef<HTMLDivElement>(null)
  const waits = hasNextPage && !isFetchingNextPage && !isError
  useEffect(() => {
    const element = end.current
    if (!element || !waits) return
    const load = starts(() => fetchNextPage())
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [waits, fetchNextPage])

  if (!hasNextPage) return null
  return (
    <div ref={end}>
      {isError && !isFetchingNextPage ? (
        <ErrorPanel onRetry={starts(() => fetchNextPage())}>Nie udało się wczytać dalszych przepisów.</ErrorPanel>
      ) : (
        <SkeletonRows rows={2} label="Ładowanie dalszych przepisów…" />
      )}
    </div>
  )
}
