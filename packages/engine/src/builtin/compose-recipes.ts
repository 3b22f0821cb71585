import { composeRecipes as compose } from '@spizarka/culinary/compose'
import { safetyProfileOf } from '@spizarka/culinary/safety'
import type { ComposeRecipesRequest, Composition } from '../actions/compose-recipes.ts'

/** Composes from the recipe base and the patterns; what the eater chose reaches the gate as far as it has rules for it. */
export function composeRecipes({ profile, ...request }: ComposeRecipesRequest): Composition {
  return { ...compose({ ...request, profile: safetyProfileOf(profile).profile }), madeBy: 'kitchen' }
}
