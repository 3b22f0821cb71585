import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { paths } from '../../../lib/paths.ts'
import { useServings, withServings } from '../../../lib/recipes/use-servings.ts'
import { formatMinutes } from '../../../lib/recipes/words/minutes.ts'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { formatNumber } from '../../../lib/text/format.ts'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PrintBar } from '../../../ui/layout/PrintBar.tsx'
import { RecipeLoader } from '../RecipeLoader.tsx'

/** /recipes/{id}/print: a recipe on a sheet of A4. */
export function PrintScreen() {
  const { recipeId = '' } = useParams()
  return <RecipeLoader id={recipeId}>{(recipe) => <PrintPage recipe={recipe} />}</RecipeLoader>
}

/** The sheet before it is printed, and for how many; on paper the sheet stands alone. */
function PrintPage({ recipe }: { recipe: Recipe }) {
  const { servings, setServings } = useServings(recipe.servings)
  return (
    <>
      <title>{`${recipe.title} – Spiżarka`}</title>
      <div className="print:hidden">
        <PageHeader title="Wydruk przepisu" back={{ to: withServings(paths.recipe(recipe.id), servings), label: 'Wróć do przepisu' }} />
      </div>
      <div className="page page-narrow print:m-0 print:block print:max-w-none print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
          <span className="text-muted">Porcje</span>
          <Stepper label="porcje" value={servings} min={1} max={LIMITS.recipeServings} look="card" onChange={setServings} />
        </div>
        <RecipeSheet recipe={recipe} servings={servings} />
      </div>
      <PrintBar />
    </>
  )
}

/** Sizes on paper; everything on the sheet is measured in em. */
const PAPER: Record<ReturnType<typeof fittingPoints>, string> = {
  11: 'print:text-[11pt]',
  10: 'print:text-[10pt]',
  9: 'print:text-[9pt]',
  8: 'print:text-[8pt]',
}

/** A recipe as it is printed: black on white, amounts for so many servings, no picture that would cost ink. */
function RecipeSheet({ recipe, servings }: { recipe: Recipe; servings: number }) {
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
        PAPER[fittingPoints(recipe)],
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

/** Sizes of type in points, largest first, with what fits on a sheet of A4 in each: lines, and letters in a line. */
const SIZES = [
  { points: 11, lines: 50, letters: 88 },
  { points: 10, lines: 55, letters: 97 },
  { points: 9, lines: 61, letters: 108 },
  { points: 8, lines: 69, letters: 122 },
] as const
type SheetSize = (typeof SIZES)[number]
const SMALLEST_SIZE: SheetSize = SIZES[3]
/** Title, facts, headings, foot. */
const FRAME_LINES = 11
/** A row of an ingredient has air and a rule under it, a step has air. */
const ROW = 1.3
const STEP_GAP = 0.3

/** The largest type in which a recipe fits on one sheet, in points; what is too long for the smallest runs on to a second. */
export function fittingPoints(recipe: Recipe): SheetSize['points'] {
  return (SIZES.find((size) => linesOf(recipe, size) <= size.lines) ?? SMALLEST_SIZE).points
}

function linesOf({ about, ingredients, steps }: Recipe, { letters }: SheetSize): number {
  const parts = new Set(ingredients.map(({ part }) => part)).size
  // In two columns, of which one may be a line longer; a heading for each part.
  const ingredientLines = ingredients.reduce(
    (sum, { name, line }) => sum + Math.ceil(Math.max(name.length + 12, line.length) / (letters / 2)),
    0,
  )
  const stepLines = steps.reduce((sum, { text }) => sum + wrapped(text, letters) + STEP_GAP, 0)
  return FRAME_LINES + wrapped(about, letters) + (ingredientLines / 2 + 1) * ROW + (parts - 1) * 1.5 + stepLines
}

function wrapped(text: string, letters: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / letters), 0)
}

/** What goes in, to be ticked off with a pencil, part by part. */
function SheetIngredients({ recipe: { ingredients, servings: own }, servings }: { recipe: Recipe; servings: number }) {
  const parts = [...Map.groupBy(ingredients, ({ part }) => part)]
  return (
    <section aria-labelledby="arkusz-skladniki" className="mt-[1em]">
      <h3 id="arkusz-skladniki" className="text-[1.25em]">
        Składniki
      </h3>
      {parts.map(([part, listed]) => (
        <div key={part}>
          {part !== null && <h4 className="mt-[0.5em] text-[1em]">{part}</h4>}
          <ul role="list" className="mt-[0.3em] columns-[15em] gap-x-[2em]">
            {listed.map((ingredient) => {
              const amount = ingredientAmount(ingredient, servings / own)
              return (
                <li
                  key={ingredients.indexOf(ingredient)}
                  className="flex break-inside-avoid items-baseline gap-[0.6em] border-b border-dotted border-control py-[0.2em]"
                >
                  <span aria-hidden className="size-[0.8em] shrink-0 translate-y-[0.08em] border border-current" />
                  <span className="min-w-0 flex-1 wrap-break-word">
                    {amount === null ? ingredient.line : ingredient.name}
                    {ingredient.optional && ' (niekoniecznie)'}
                  </span>
                  {amount !== null && <span className="font-bold tabular-nums">{amount}</span>}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** How it is made. */
function SheetSteps({ steps }: { steps: readonly RecipeStep[] }) {
  return (
    <section aria-labelledby="arkusz-przygotowanie" className="mt-[1em]">
      <h3 id="arkusz-przygotowanie" className="text-[1.25em]">
        Przygotowanie
      </h3>
      <ol className="mt-[0.3em] flex flex-col gap-[0.4em]">
        {steps.map(({ text, setting }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no other name and are never moved
          <li key={index} className="flex break-inside-avoid gap-[0.7em]">
            <span aria-hidden className="w-[1.2em] shrink-0 text-right font-bold">
              {index + 1}.
            </span>
            <p className="min-w-0 flex-1 whitespace-pre-line">
              {withHardSpaces(text)}
              {setting !== null && <strong> [{setting}]</strong>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How long it keeps, what of it someone may have to avoid, and where it comes from. */
function SheetNotes({ recipe: { keeps_days, safety, ingredients, source_url } }: { recipe: Recipe }) {
  const unchecked = new Set(
    safety.findings.flatMap(({ kind, ingredient }) =>
      kind === 'unchecked' && ingredient !== null ? (ingredients[ingredient]?.name ?? []) : [],
    ),
  )
  return (
    <footer className="mt-[1em] flex flex-col gap-[0.2em] border-t border-control pt-[0.6em] text-[0.85em]">
      {keeps_days > 0 && (
        <p>
          W&nbsp;lodówce postoi {keeps_days}&nbsp;{plural(keeps_days, ['dzień', 'dni', 'dni'])}.
        </p>
      )}
      <p>
        {safety.allergens.length > 0 && `Z\u00a0alergenów zawiera ${safety.allergens.join(', ')}. `}
        {unchecked.size > 0 && `Nie dało się sprawdzić: ${[...unchecked].join(', ')}; obejrzyj etykietę. `}
        To informacja, nie porada medyczna.
      </p>
      {source_url !== null && <p className="wrap-anywhere">{source_url}</p>}
      <p>Spiżarka – gotuj z&nbsp;tego, co masz.</p>
    </footer>
  )
}
