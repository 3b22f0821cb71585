import type { Recipe } from '@spizarka/contract/recipes'
import { createContext } from 'react'
import type { LatePart } from '../late-part.tsx'

/**
 * What others say of a published recipe; the app gives it to the screens of recipes (`app/RootLayout.tsx`). Apart from where it is shown, which
 * no other page needs.
 */
export const RecipeReviewsContext = createContext<LatePart<{ recipe: Recipe }> | undefined>(undefined)
