import { useParams } from 'react-router'
import { RecipeLoader } from '../RecipeLoader.tsx'
import { PrintPage } from './PrintPage.tsx'

/** /recipes/{id}/print: a recipe on a sheet of A4. */
export function PrintScreen() {
  const { recipeId = '' } = useParams()
  return <RecipeLoader id={recipeId}>{(recipe) => <PrintPage recipe={recipe} />}</RecipeLoader>
}
