import type { Recipe } from '@spizarka/contract/recipes'
import { type MouseEvent, use, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '../../ui/feedback/toast.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import type { LatePart } from '../late-part.tsx'
import { useSession } from '../session/session.ts'
import { RecipeReviewsContext } from './reviews-context.ts'

/** Where the address leads to what others say. */
export const REVIEWS_ID = 'oceny'

const PLACE = 'min-h-40 scroll-mt-4'

interface ReviewsProps {
  recipe: Recipe
  Reviews: LatePart<{ recipe: Recipe }>
}

/** Their place on a recipe. A guest's page brings them drawn, and they are read without their code; elsewhere it comes when a reader comes near. */
export function RecipeReviews({ recipe }: { recipe: Recipe }) {
  const Reviews = use(RecipeReviewsContext)
  const isGuest = useSession().status === 'guest'
  const [drawn] = useState(() => findDrawn(recipe.id))
  const isServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (!Reviews || recipe.published_at === null) return null
  if (isGuest && drawn !== undefined) return <DrawnReviews recipe={recipe} Reviews={Reviews} drawn={drawn} />
  if (!isServer) return <ReviewsNearby recipe={recipe} Reviews={Reviews} />
  return (
    <div id={REVIEWS_ID} data-drawn-reviews={recipe.id} className={PLACE}>
      <Reviews recipe={recipe} />
    </div>
  )
}

const neverChanges = () => () => {}

function findDrawn(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[data-drawn-reviews="${CSS.escape(id)}"]:has(section)`)?.innerHTML
}

/** As the page brought them, until one of their buttons is pressed: then they come alive in the same place, and do what was asked. */
function DrawnReviews({ recipe, Reviews, drawn }: ReviewsProps & { drawn: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [alive, setAlive] = useState(false)
  const pressed = useRef(-1)
  useLayoutEffect(() => {
    if (!alive) return
    const button = buttonsOf(place.current)[pressed.current]
    button?.focus({ preventScroll: true })
    button?.click()
  }, [alive])
  const wake = fireAndForget(async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    pressed.current = buttonsOf(place.current).indexOf(button)
    try {
      await Reviews.fetch()
      setAlive(true)
    } catch {
      toast.error('Nie udało się. Sprawdź połączenie i spróbuj ponownie.')
    }
  })
  const common = { id: REVIEWS_ID, 'data-drawn-reviews': recipe.id, className: PLACE }
  if (!alive) return <div key="drawn" ref={place} {...common} onClickCapture={wake} dangerouslySetInnerHTML={{ __html: drawn }} />
  return (
    <div key="alive" ref={place} {...common}>
      <Reviews recipe={recipe} />
    </div>
  )
}

const buttonsOf = (place: HTMLElement | null) => [...(place?.querySelectorAll('button') ?? [])]

/** The code and the comments are asked for when a reader comes near. */
function ReviewsNearby({ recipe, Reviews }: ReviewsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
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
  return (
    <div ref={place} id={REVIEWS_ID} className={PLACE}>
      {near && <Reviews recipe={recipe} />}
    </div>
  )
}
