import { readSharedRecipe } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipeFailure } from '../../../lib/recipes/RecipeFailure.tsx'
import { RecipeSkeleton } from '../../../lib/recipes/RecipeSkeleton.tsx'
import { starts } from '../../../lib/starts.ts'
import { GuestRecipePage } from './GuestRecipePage.tsx'
import { PublicQueries } from './PublicQueries.tsx'

const BACK = { to: paths.publishedRecipes, label: 'Przepisy Spiżarka' }

/** /shared/{token}: a recipe that somebody has given the address of. */
export function SharedRecipeScreen() {
  return (
    <PublicQueries>
      <SharedRecipe />
    </PublicQueries>
  )
}

function SharedRecipe() {
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(endpointQuery(readSharedRecipe, { params: { token } }))
  if (data) return <GuestRecipePage recipe={data} back={BACK} />
  if (error) return <RecipeFailure error={error} back={BACK} busy={isFetching} onRetry={starts(refetch)} />
  return <RecipeSkeleton back={BACK} />
}
