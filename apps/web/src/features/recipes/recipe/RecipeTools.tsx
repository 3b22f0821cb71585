import type { Recipe } from '@spizarka/contract/recipes'
import { Share2 } from 'lucide-react'
import { FavoriteButton } from '../../../lib/recipes/FavoriteButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { RecipeMenu } from './RecipeMenu.tsx'
import { useShare } from './use-share.ts'

/** Heart, share and the rest, in the head of a recipe. */
export function RecipeTools({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const { share } = useShare(recipe)
  return (
    <>
      <FavoriteButton recipe={recipe} />
      <IconButton label={`Udostępnij: ${recipe.title}`} look="soft" icon={<Share2 aria-hidden className="size-5.5" />} onClick={share} />
      <RecipeMenu recipe={recipe} servings={servings} />
    </>
  )
}
