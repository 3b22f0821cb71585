import { useParams } from 'react-router'
import { RecipeLoader } from '../RecipeLoader.tsx'
import { CookingPage } from './CookingPage.tsx'

/** /recipes/{id}/cook: one step at a time, to be read at arm's length. */
export function CookingScreen() {
  const { recipeId = '' } = useParams()
  return (
    <RecipeLoader key={recipeId} id={recipeId}>
      {(recipe) => <CookingPage recipe={recipe} />}
    </RecipeLoader>
  )
}
