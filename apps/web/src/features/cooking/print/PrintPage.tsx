import { LIMITS } from '@spizarka/contract/limits'
import type { Recipe } from '@spizarka/contract/recipes'
import { Printer } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { useServings, withServings } from '../../../lib/recipes/use-servings.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { RecipeSheet } from './RecipeSheet.tsx'

/** The sheet before it is printed, and for how many; on paper the sheet stands alone. */
export function PrintPage({ recipe }: { recipe: Recipe }) {
  const { servings, setServings } = useServings(recipe.servings)
  return (
    <>
      <title>{`${recipe.title} – Spiżarka`}</title>
      <div className="print:hidden">
        <PageHead title="Wydruk przepisu" back={{ to: withServings(paths.recipe(recipe.id), servings), label: 'Wróć do przepisu' }} />
      </div>
      <div className="page page-narrow print:m-0 print:block print:max-w-none print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
          <span className="text-muted">Porcje</span>
          <Stepper label="porcje" value={servings} min={1} max={LIMITS.recipeServings} look="card" onChange={setServings} />
        </div>
        <RecipeSheet recipe={recipe} servings={servings} />
      </div>
      <div className="contents print:hidden">
        <StickyBar>
          <Button size="lg" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Wydrukuj
          </Button>
        </StickyBar>
      </div>
    </>
  )
}
