import { readPublishedRecipe } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipeFailure } from '../../../lib/recipes/RecipeFailure.tsx'
import { RecipeSkeleton } from '../../../lib/recipes/RecipeSkeleton.tsx'
import { useSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { GuestRecipePage } from './GuestRecipePage.tsx'
import { PublicQueries } from './PublicQueries.tsx'

const BACK = { to: paths.publishedRecipes, label: 'Wróć do przepisów' }

/** /published-recipes/{id}: one recipe for a guest; whoever is signed in has it with their pantry. */
export function PublishedRecipeScreen() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { status } = useSession()
  if (status === 'user') return <Navigate to={paths.recipe(id) + search} replace />
  if (status === 'loading') return <RecipeSkeleton back={BACK} />
  return (
    <PublicQueries>
      <PublishedRecipe id={id} />
    </PublicQueries>
  )
}

function PublishedRecipe({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(endpointQuery(readPublishedRecipe, { params: { id } }))
  if (data) return <GuestRecipePage recipe={data} back={BACK} />
  if (error) return <RecipeFailure error={error} back={BACK} busy={isFetching} onRetry={starts(refetch)} />
  return <RecipeSkeleton back={BACK} />
}
