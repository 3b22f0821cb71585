import type { Recipe } from '@spizarka/contract/recipes'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'

// Hardly anybody opens it while cooking.
const RecipeMenuSheet = lazy(async () => ({ default: (await import('./RecipeMenuSheet.tsx')).RecipeMenuSheet }))

/** What else can be done with a recipe. */
export function RecipeMenu({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Więcej możliwości"
        aria-haspopup="dialog"
        look="soft"
        icon={<Ellipsis aria-hidden className="size-5.5" />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      />
      {opened && (
        <Suspense>
          <RecipeMenuSheet recipe={recipe} servings={servings} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
