import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { plural } from '@spizarka/contract/plural'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { formatNumber } from '../../../lib/format.ts'
import { formatMinutes } from '../../../lib/recipes/duration.ts'
import { SheetIngredients } from './SheetIngredients.tsx'
import { SheetNotes } from './SheetNotes.tsx'
import { SheetSteps } from './SheetSteps.tsx'
import { sheetSize } from './sheet-size.ts'

/** Sizes on paper; everything on the sheet is measured in em. */
const PAPER: Record<ReturnType<typeof sheetSize>, string> = {
  11: 'print:text-[11pt]',
  10: 'print:text-[10pt]',
  9: 'print:text-[9pt]',
  8: 'print:text-[8pt]',
}

/** A recipe as it is printed: black on white, amounts for so many servings, no picture that would cost ink. */
export function RecipeSheet({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const { title, about, total_minutes, kcal_per_serving, equipment } = recipe
  const facts = [
    `${servings}\u00a0${plural(servings, ['porcja', 'porcje', 'porcji'])}`,
    total_minutes !== null && formatMinutes(total_minutes),
    kcal_per_serving !== null && `${formatNumber(Math.round(kcal_per_serving))}\u00a0kcal w\u00a0porcji`,
  ].filter((fact) => fact !== false)
  return (
    <article
      data-paper-sheet
      className={clsx(
        'rounded-card border border-line bg-card p-5 shadow-card print:rounded-none print:border-0 print:bg-transparent print:p-0 print:leading-[1.35] print:text-black print:shadow-none',
        PAPER[sheetSize(recipe)],
      )}
    >
      <h2 className="text-[1.75em] leading-tight wrap-break-word hyphens-auto">{withHardSpaces(title)}</h2>
      <p className="mt-[0.4em] font-semibold">{facts.join(' · ')}</p>
      {about !== '' && <p className="mt-[0.4em]">{withHardSpaces(about)}</p>}
      <SheetIngredients recipe={recipe} servings={servings} />
      {equipment.length > 0 && <p className="mt-[0.8em]">Potrzebne: {equipment.join(', ')}.</p>}
      <SheetSteps steps={recipe.steps} />
      <SheetNotes recipe={recipe} />
    </article>
  )
}
