import { paths } from '../../../lib/paths.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { RecipeEditor } from './RecipeEditor.tsx'

/** /recipes/new: a recipe of one's own. */
export function NewRecipeScreen() {
  return (
    <>
      <title>Zapisz swój przepis – Spiżarka</title>
      <PageHead title="Zapisz swój przepis" back={{ to: paths.recipes, label: 'Wróć do przepisów' }} />
      <RecipeEditor />
    </>
  )
}
