import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'

export interface RecipePictureProps {
  recipe: Pick<RecipeSummary, 'id' | 'kind' | 'picture'>
  /** It is the first thing on the screen. */
  eager?: boolean
}

// Nearly every dish has its picture: what draws one comes where it is missing.
const DishCard = lazyPart(async () => (await import('../../ui/art/DishCard.tsx')).DishCard)

/** The picture of a dish, as large as its frame; a drawing of its kind while there is none and where it cannot be loaded. Decorates the title. */
export function RecipePicture({ recipe: { id, kind, picture }, eager = false }: RecipePictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!picture || broken === picture.url) return <DrawnDish kind={kind} id={id} />
  return (
    <img
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(picture.url)}
      className="dish-picture block size-full object-cover"
    />
  )
}

/** The drawing that the page came with stays as it is: what draws others is not fetched for it. */
function DrawnDish({ kind, id }: Pick<RecipeSummary, 'kind' | 'id'>) {
  const [drawn] = useState(() => findDrawing(id))
  if (drawn) return <span data-drawn-dish={id} className="contents" dangerouslySetInnerHTML={{ __html: drawn }} />
  return (
    <span data-drawn-dish={id} className="contents">
      <DishCard kind={kind} seed={id} />
    </span>
  )
}

function findDrawing(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  // Without the SVG it is the place of one that is on its way.
  return document.querySelector(`[data-drawn-dish="${CSS.escape(id)}"]:has(svg)`)?.innerHTML
}
