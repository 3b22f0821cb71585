import { type Recipe, readPublishedRecipe, readSharedRecipe } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { PublicQueryClient } from '../../../lib/api/PublicQueryClient.tsx'
import { RecipeReviews } from '../../../lib/community/recipe-reviews.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipeFailure, RecipeSkeleton } from '../../../lib/recipes/RecipeStates.tsx'
import { useServings } from '../../../lib/recipes/use-servings.ts'
import { Navigate } from '../../../lib/router/links.tsx'
import { useLocation, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { Timers } from '../../../lib/timers/Timers.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RecipeBody } from '../recipe/RecipeBody.tsx'
import { PictureHeader, WideRecipeHeader } from '../recipe/RecipeHeader.tsx'
import { shareOrCopy } from '../recipe/share-or-copy.ts'

const BACK = { to: paths.publishedRecipes, label: 'Wróć do przepisów' }

/** /published-recipes/{id}: one recipe for a guest; whoever is signed in has it with their pantry. */
export function PublishedRecipeScreen() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { status } = useSession()
  if (status === 'user') return <Navigate to={paths.recipe(id) + search} replace />
  if (status === 'loading') return <RecipeSkeleton back={BACK} />
  return (
    <PublicQueryClient>
      <PublishedRecipe id={id} />
    </PublicQueryClient>
  )
}

function PublishedRecipe({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(endpointQuery(readPublishedRecipe, { params: { id } }))
  if (data) return <GuestRecipePage recipe={data} back={BACK} />
  if (error) return <RecipeFailure error={error} back={BACK} busy={isFetching} onRetry={fireAndForget(refetch)} />
  return <RecipeSkeleton back={BACK} />
}

const PUBLISHED_RECIPES = { to: paths.publishedRecipes, label: 'Przepisy Spiżarka' }

/** /shared/{token}: a recipe that somebody has given the address of. */
export function SharedRecipeScreen() {
  return (
    <PublicQueryClient>
      <SharedRecipe />
    </PublicQueryClient>
  )
}

function SharedRecipe() {
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(endpointQuery(readSharedRecipe, { params: { token } }))
  if (data) return <GuestRecipePage recipe={data} back={PUBLISHED_RECIPES} />
  if (error) return <RecipeFailure error={error} back={PUBLISHED_RECIPES} busy={isFetching} onRetry={fireAndForget(refetch)} />
  return <RecipeSkeleton back={PUBLISHED_RECIPES} />
}

/** A recipe to read: without a pantry, and without anything that changes it. */
function GuestRecipePage({ recipe, back }: { recipe: Recipe; back: { to: string; label: string } }) {
  const wide = useWideScreen()
  const { servings, setServings } = useServings(recipe.servings)
  const Head = wide ? WideRecipeHeader : PictureHeader
  return (
    <>
      <title>{`${recipe.title} – Spiżarka`}</title>
      <meta name="description" content={`${recipe.about} Składniki, wartości odżywcze i przygotowanie krok po kroku.`.trim()} />
      <Head recipe={recipe} back={back} tools={<ShareThisPage title={recipe.title} />} />
      <RecipeBody recipe={recipe} servings={servings} onServings={setServings} wide={wide} after={<RecipeReviews recipe={recipe} />} />
      <Timers forReader />
    </>
  )
}

/** Gives the address of this page on. */
function ShareThisPage({ title }: { title: string }) {
  const share = async () => {
    try {
      await shareOrCopy(title, window.location.href)
    } catch {
      toast.error('Nie udało się skopiować adresu.')
    }
  }
  return (
    <IconButton
      label={`Udostępnij: ${title}`}
      look="soft"
      icon={<Share2 aria-hidden className="size-5.5" />}
      onClick={fireAndForget(share)}
    />
  )
}
