import { COSTS } from '@spizarka/contract/limits'
import type { Recipe } from '@spizarka/contract/recipes'
import { ImagePlus, Link2Off, Pencil, Printer, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DeleteRecipeDialog } from './DeleteRecipeDialog.tsx'
import { useIllustrate } from './use-illustrate.ts'
import { useShare } from './use-share.ts'

export interface RecipeMenuSheetProps {
  recipe: Recipe
  servings: number
  open: boolean
  onClose: () => void
}

/** Print a recipe; change, draw, hide again and delete one's own. It stays when it is closed: a picture that was ordered is waited for. */
export function RecipeMenuSheet({ recipe, servings, open, onClose: close }: RecipeMenuSheetProps) {
  const [deleting, setDeleting] = useState(false)
  const picture = useIllustrate(recipe.id)
  const { stop } = useShare(recipe)
  const doing = (action: () => void) => () => {
    close()
    action()
  }
  return (
    <>
      <Dialog open={open} onClose={close} title={recipe.title}>
        <div className="flex flex-col gap-2">
          <ButtonLink
            to={withServings(paths.printRecipe(recipe.id), servings)}
            variant="outline"
            full
            icon={<Icon of={<Printer aria-hidden />} />}
          >
            Wydrukuj
          </ButtonLink>
          {recipe.is_own && (
            <>
              <ButtonLink to={paths.editRecipe(recipe.id)} variant="outline" full icon={<Icon of={<Pencil aria-hidden />} />}>
                Zmień przepis
              </ButtonLink>
              <Button
                variant="outline"
                full
                cost={COSTS.recipeImage}
                busy={picture.busy}
                busyLabel="Rysowanie..."
                icon={<Icon of={<ImagePlus aria-hidden />} />}
                onClick={doing(picture.start)}
              >
                {recipe.picture ? 'Nowy obrazek' : 'Dodaj obrazek'}
              </Button>
              {recipe.share_url !== null && (
                <Button variant="outline" full icon={<Icon of={<Link2Off aria-hidden />} />} onClick={doing(stop)}>
                  Przestań udostępniać
                </Button>
              )}
              <Button variant="danger" full icon={<Icon of={<Trash2 aria-hidden />} />} onClick={doing(() => setDeleting(true))}>
                Usuń przepis
              </Button>
            </>
          )}
        </div>
      </Dialog>
      <DeleteRecipeDialog recipe={recipe} open={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}

function Icon({ of }: { of: ReactNode }) {
  return <span className="[&>svg]:size-5">{of}</span>
}
