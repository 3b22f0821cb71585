import { paths } from '../../../lib/paths.ts'
import { useRecipeView } from '../../../lib/recipes/list/recipe-list-filter.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { RecipeListBody } from './RecipeListBody.tsx'
import { RecipeLists } from './RecipeLists.tsx'

/** /favorites: recipes that one wants to come back to. */
export function FavoritesScreen() {
  const [view, change] = useRecipeView()
  return (
    <>
      <title>Ulubione – Spiżarka</title>
      <PageHeader title="Ulubione" back={{ to: paths.recipes, label: 'Wróć do przepisów' }} />
      <RecipeLists shown="favorites">
        <RecipeListBody
          name="favorites"
          view={view}
          onChange={change}
          addressOf={({ id }) => paths.recipe(id)}
          empty={
            <EmptyState
              picture={<PotArt />}
              title="Nie masz jeszcze ulubionych"
              text="Dotknij serca przy przepisie, do którego chcesz wracać."
            >
              <ButtonLink to={paths.recipes} size="lg" full>
                Zobacz przepisy
              </ButtonLink>
            </EmptyState>
          }
        />
      </RecipeLists>
    </>
  )
}
