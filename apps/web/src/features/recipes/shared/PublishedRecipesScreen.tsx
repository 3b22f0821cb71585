import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { RecipeListBody } from '../list/RecipeListBody.tsx'
import { useRecipeView } from '../list/recipe-list-filter.ts'
import { PublicQueryClient } from './PublicQueryClient.tsx'

/** /published-recipes: recipes for everybody; whoever is signed in sees them held against their pantry. */
export function PublishedRecipesScreen() {
  const [view, change] = useRecipeView()
  const signedIn = useSession().status === 'user'
  return (
    <>
      <title>Przepisy Spiżarka</title>
      <meta
        name="description"
        content="Przepisy z policzonymi wartościami odżywczymi i alergenami, do ugotowania z tego, co masz w domu."
      />
      <PageHeader title="Przepisy Spiżarka" subtitle="Zwykłe jedzenie z policzonymi wartościami" />
      <div className="page gap-5! max-md:pt-5!">
        <PublicQueryClient>
          <RecipeListBody
            name="published"
            view={view}
            onChange={change}
            addressOf={({ id }) => (signedIn ? paths.recipe(id) : paths.publishedRecipe(id))}
            forGuest={!signedIn}
            empty={<EmptyState picture={<PotArt />} title="Jeszcze pusto" text="Pierwsze przepisy pojawią się tu niebawem." />}
          />
        </PublicQueryClient>
      </div>
    </>
  )
}
