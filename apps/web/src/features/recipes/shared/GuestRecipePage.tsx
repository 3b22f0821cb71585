import type { Recipe } from '@spizarka/contract/recipes'
import { Share2 } from 'lucide-react'
import { useServings } from '../../../lib/recipes/use-servings.ts'
import { starts } from '../../../lib/starts.ts'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { handOver } from '../recipe/hand-over.ts'
import { RecipeBody } from '../recipe/RecipeBody.tsx'
import { PictureHead, WideRecipeHead } from '../recipe/RecipeHead.tsx'

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

/** Gives the address of this page on. */
function ShareThisPage({ title }: { title: string }) {
  const share = async () => {
    try {
      await handOver(title, window.location.href)
    } catch {
      toast.error('Nie udało się skopiować adresu.')
    }
  }
  return (
    <IconButton label={`Udostępnij: ${title}`} look="soft" icon={<Share2 aria-hidden className="size-5.5" />} onClick={starts(share)} />
  )
}
