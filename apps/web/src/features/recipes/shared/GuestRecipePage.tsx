import type { Recipe } from '@spizarka/contract/recipes'
import { useServings } from '../../../lib/recipes/use-servings.ts'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { RecipeBody } from '../recipe/RecipeBody.tsx'
import { PictureHead, WideRecipeHead } from '../recipe/RecipeHead.tsx'
import { ShareThisPage } from './ShareThisPage.tsx'

/** A recipe to read: without a pantry, and without anything that changes it. */
export function GuestRecipePage({ recipe, back }: { recipe: Recipe; back: { to: string; label: string } }) {
  const wide = useWideScreen()
  const { servings, setServings } = useServings(recipe.servings)
  const Head = wide ? WideRecipeHead : PictureHead
  return (
    <>
      <title>{`${recipe.title} – Spiżarka`}</title>
      <meta name="description" content={`${recipe.about} Składniki, wartości odżywcze i przygotowanie krok po kroku.`.trim()} />
      <Head recipe={recipe} back={back} tools={<ShareThisPage title={recipe.title} />} />
      <RecipeBody recipe={recipe} servings={servings} onServings={setServings} wide={wide} />
    </>
  )
}
