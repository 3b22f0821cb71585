import type { Recipe } from '@spizarka/contract/recipes'
import { createContext, type ReactNode } from 'react'

/** How what others say of a recipe is shown, and how its code is had before that. */
export interface ReviewsPart {
  render: (recipe: Recipe) => ReactNode
  fetch: () => Promise<void>
}

/**
 * What others say of a published recipe; the app gives it to the screens of recipes (`app/RootLayout.tsx`). Apart from where it is shown, which
 * no other page needs.
 */
export const RecipeReviewsContext = createContext<ReviewsPart | undefined>(undefined)
