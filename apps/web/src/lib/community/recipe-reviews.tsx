import type { Recipe } from '@spizarka/contract/recipes'
import { type MouseEvent, use, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '../../ui/feedback/toast.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { useSession } from '../session/session.ts'
import { RecipeReviewsContext, type ReviewsPart } from './reviews-context.ts'

/** Where the address leads to what others say. */
export const REVIEWS_ID = 'oceny'

const PLACEHOLDER_STYLE = 'min-h-40 scroll-mt-4'

interface ReviewsProps {
  recipe: Recipe
  reviews: ReviewsPart
}

/** Their place on a recipe. A guest's page brings them drawn, and they are read without their code; elsewhere it comes when a reader comes near. */
export function RecipeReviews({ recipe }: { recipe: Recipe }) {
  const reviews = use(RecipeReviewsContext)
  const isGuest = useSession().status === 'guest'
  const [drawn] = useState(() => findDrawn(recipe.id))
  const isServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (!reviews || recipe.published_at === null) return null
  if (isGuest && drawn !== undefined) return <DrawnReviews recipe={recipe} reviews={reviews} drawn={drawn} />
  if (!isServer) return <ReviewsNearby recipe={recipe} reviews={reviews} />
  return (
    <div id={REVIEWS_ID} data-drawn-reviews={recipe.id} className={PLACEHOLDER_STYLE}>
      {reviews.render(recipe)}
    </div>
  )
}

const neverChanges = () => () => {}

function findDrawn(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[data-drawn-reviews="${CSS.escape(id)}"]:has(section)`)?.innerHTML
}

/** As the page brought them, until one of their buttons is pressed: then they come alive in the same place, and do what was asked. */
function DrawnReviews({ recipe, reviews, drawn }: ReviewsProps & { drawn: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [alive, setAlive] = useState(false)
  const pressed = useRef(-1)
  useLayoutEffect(() => {
    if (!alive) return
    const button = buttonsOf(place.current)[pressed.current]
    button?.focus({ preventScroll: true })
    button?.click()
  }, [alive])
  const wake = fireAndForget(async () => {
    try {
      await reviews.fetch()
      setAlive(true)
    } catch {
      toast.error('Nie udało się. Sprawdź połączenie i spróbuj ponownie.')
    }
  })
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    pressed.current = buttonsOf(place.current).indexOf(button)
    wake()
  }
  const common = { id: REVIEWS_ID, 'data-drawn-reviews': recipe.id, className: PLACEHOLDER_STYLE }
  if (!alive) return <div key="drawn" ref={place} {...common} onClickCapture={press} dangerouslySetInnerHTML={{ __html: drawn }} />
  return (
    <div key="alive" ref={place} {...common}>
      {reviews.render(recipe)}
    </div>
  )
}

const buttonsOf = (place: HTMLElement | null) => [...(place?.querySelectorAll('button') ?? [])]

/** The code and the comments are asked for when a reader comes near. */
function ReviewsNearby({ recipe, reviews }: ReviewsProps) {
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
    <div ref={place} id={REVIEWS_ID} className={PLACEHOLDER_STYLE}>
      {near && reviews.render(recipe)}
    </div>
  )
}
