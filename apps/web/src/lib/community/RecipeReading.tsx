import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { RecipePicture } from '../recipes/RecipePicture.tsx'
import { MarkedText } from './MarkedText.tsx'

interface RecipeReadingProps {
  recipe: Pick<Recipe, 'id' | 'kind' | 'picture' | 'about' | 'ingredients' | 'steps'>
  /** Words to look at, as they were written. */
  marks?: readonly string[]
  /** Ingredient lines to look at. */
  markedLines?: readonly string[]
  /** Lines and steps that the text before did not have. */
  isNew?: (text: string) => boolean
  /** Level of the headings of its parts. */
  level?: 2 | 3
}

/** A recipe to be read and judged: picture, lines and steps as they were written, without a pantry. */
export function RecipeReading({ recipe, marks = [], markedLines = [], isNew, level = 3 }: RecipeReadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col gap-4">
      <div className="aspect-7/4 overflow-hidden rounded-card">
        <RecipePicture recipe={recipe} eager />
      </div>
      {recipe.about !== '' && (
        <p>
          <MarkedText text={withHardSpaces(recipe.about)} marks={marks} />
        </p>
      )}
      <section aria-label="Składniki" className="flex flex-col gap-1">
        <Heading className="text-h4">Składniki</Heading>
        <ul role="list" className="divide-y divide-line">
          {recipe.ingredients.map(({ line }, place) => (
            <li key={place} className="py-2.5 wrap-break-word">
              <span className={clsx(markedLines.includes(line) && 'rounded-md bg-soon-soft px-1 text-soon-ink')}>
                <MarkedText text={withHardSpaces(line)} marks={marks} />
              </span>
              {isNew?.(line) && <NewMark />}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Przygotowanie" className="flex flex-col gap-2">
        <Heading className="text-h4">Przygotowanie</Heading>
        <ol className="flex flex-col gap-3">
          {recipe.steps.map(({ text }, place) => (
            <li key={place} className="flex gap-3">
              <span
                aria-hidden
                className="grid size-7 shrink-0 place-items-center rounded-pill bg-sunken text-small font-bold tabular-nums"
              >
                {place + 1}
              </span>
              <p className="min-w-0 flex-1 pt-0.5 wrap-break-word">
                <MarkedText text={withHardSpaces(text)} marks={marks} />
                {isNew?.(text) && <NewMark />}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function NewMark() {
  return <span className="ml-2 rounded-md bg-ok-soft px-1.5 py-0.5 text-caption font-bold text-ok-ink">nowe</span>
}
