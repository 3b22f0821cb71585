import type { Recipe } from '@spizarka/contract/recipes'
import { useParams } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipeFailure } from '../../../lib/recipes/RecipeFailure.tsx'
import { RecipeSkeleton } from '../../../lib/recipes/RecipeSkeleton.tsx'
import { useRecipe } from '../../../lib/recipes/use-recipe.ts'
import { useServings } from '../../../lib/recipes/use-servings.ts'
import { starts } from '../../../lib/starts.ts'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { CookActions } from './CookActions.tsx'
import { CookedNote } from './CookedNote.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { Rating } from './Rating.tsx'
import { RecipeBody } from './RecipeBody.tsx'
import { PictureHead, WideRecipeHead } from './RecipeHead.tsx'
import { RecipeTools } from './RecipeTools.tsx'

const BACK = { to: paths.recipes, label: 'Wróć do przepisów' }

/** /recipes/{id}: one recipe held against the pantry and the profile. */
export function RecipeScreen() {
  const { recipeId = '' } = useParams()
  const { data, error, failureReason, dataUpdatedAt, isFetching, refetch } = useRecipe(recipeId)
  // A copy of a recipe that is gone is not shown: it may have been taken back by its owner.
  if (data && !isApiError(error, 404)) return <RecipePage key={data.id} recipe={data} savedAt={failureReason ? dataUpdatedAt : undefined} />
  if (error) return <RecipeFailure error={error} back={BACK} busy={isFetching} onRetry={starts(refetch)} />
  return <RecipeSkeleton back={BACK} />
}

/** `savedAt` is when a recipe was read that cannot be read now. */
function RecipePage({ recipe, savedAt }: { recipe: Recipe; savedAt: number | undefined }) {
  const wide = useWideScreen()
  const { servings, setServings } = useServings(recipe.servings)
  const Head = wide ? WideRecipeHead : PictureHead
  return (
    <>
      <title>{`${recipe.title} – Spiżarka`}</title>
      <Head recipe={recipe} back={BACK} tools={<RecipeTools recipe={recipe} servings={servings} />} />
      <RecipeBody
        recipe={recipe}
        servings={servings}
        onServings={setServings}
        wide={wide}
        notes={
          <>
            {savedAt !== undefined && <OfflineNote savedAt={savedAt} />}
            {recipe.last_consumption && <CookedNote consumption={recipe.last_consumption} />}
          </>
        }
        actions={<CookActions recipe={recipe} servings={servings} />}
        after={<Rating recipe={recipe} />}
      />
      {!wide && (
        <StickyBar>
          <CookActions recipe={recipe} servings={servings} />
        </StickyBar>
      )}
    </>
  )
}
