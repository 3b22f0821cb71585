import type { Recipe } from '@spizarka/contract/recipes'
import { createContext, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'

/** What others say of a published recipe; the app gives it to the screens of recipes (`app/RootLayout.tsx`). */
export const RecipeReviewsContext = createContext<((recipe: Recipe) => ReactNode) | undefined>(undefined)

/** Where the address leads to what others say. */
export const REVIEWS_ID = 'oceny'

/** Its place on a recipe: the code and the comments are asked for when a reader comes near. */
export function RecipeReviews({ recipe }: { recipe: Recipe }) {
  const renderReviews = use(RecipeReviewsContext)
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(!import.meta.env.SSR && typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const { current } = place
    if (near || !current) return
    if (window.location.hash === `#${REVIEWS_ID}`) current.scrollIntoView()
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '50%',
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [near])
  if (!renderReviews || recipe.published_at === null) return null
  return (
    <div ref={place} id={REVIEWS_ID} data-wakes className="min-h-40 scroll-mt-4">
      <Suspense>{near && renderReviews(recipe)}</Suspense>
    </div>
  )
}
