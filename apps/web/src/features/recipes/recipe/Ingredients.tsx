import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Rows } from '../../../ui/layout/Row.tsx'

/** What the pantry of whoever reads says of the ingredients. */
export interface AtHome {
  /** How much of them is there, beside the heading. */
  match: ReactNode
  /** What is taken to be there always: told in one row at the end. */
  isAssumed: (ingredient: RecipeIngredient) => boolean
  renderAssumed: (ingredients: readonly RecipeIngredient[]) => ReactNode
  /** What is told of one: after its name, under it, and at the end of its row. */
  describe: (ingredient: RecipeIngredient) => { beside: ReactNode; under: ReactNode; end: ReactNode }
  /** A spice that is there and of which nothing else is to be told: several of them share a row. */
  isPlainSpice: (ingredient: RecipeIngredient) => boolean
  /** The action for missing ingredients. */
  after: ReactNode
}

interface IngredientsProps {
  recipe: Recipe
  servings: number
  onServings: (servings: number) => void
  /** Guests have no pantry. */
  atHome?: AtHome | undefined
}

/** What goes in for so many servings, part by part; with a pantry what of it is at home, and what one always has in one row at the end. */
export function Ingredients({ recipe, servings, onServings, atHome }: IngredientsProps) {
  const factor = servings / recipe.servings
  const assumed = recipe.ingredients.filter((each) => atHome?.isAssumed(each))
  // Water from the tap joins what one always has; a dish that takes nothing else of that tells it in a line of its own.
  const isFolded = (each: RecipeIngredient) => assumed.includes(each) || (assumed.length > 0 && each.is_water)
  const folded = [...assumed, ...recipe.ingredients.filter((each) => each.is_water && isFolded(each))]
  const listed = recipe.ingredients.filter((each) => !isFolded(each))
  // A cook needs no reminder of the tap before the things to fetch.
  const parts = [...Map.groupBy(listed, ({ part }) => part)].map(
    ([part, ingredients]) => [part, ingredients.toSorted((one, other) => Number(one.is_water) - Number(other.is_water))] as const,
  )
  const lastRow = folded.length > 0 && atHome?.renderAssumed(folded)
  const rowsOf = (ingredients: readonly RecipeIngredient[]) => joinSpices(ingredients, atHome)
  const isLong = parts.reduce((sum, [, ingredients]) => sum + rowsOf(ingredients).length, 0) > MOST_ROOMY_ROWS
  return (
    <section aria-labelledby="skladniki" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <h2 id="skladniki" className="text-h3">
          Składniki
        </h2>
        {atHome?.match}
        <div className="ml-auto">
          <Stepper
            label="porcje"
            value={servings}
            min={1}
            max={LIMITS.recipeServings}
            look="card"
            format={(count) => `${count}\u00a0${plural(count, ['porcja', 'porcje', 'porcji'])}`}
            onChange={onServings}
          />
        </div>
      </div>
      {parts.map(([part, ingredients], place) => (
        <div key={part} className="flex flex-col gap-2">
          {part !== null && <h3 className="text-h4">{part}</h3>}
          <Rows label={part ?? 'Składniki'}>
            {rowsOf(ingredients).map(([ingredient, ...spices]) => (
              <IngredientRow
                key={recipe.ingredients.indexOf(ingredient)}
                ingredient={ingredient}
                spices={spices}
                factor={factor}
                stock={atHome?.describe(ingredient)}
                low={isLong}
              />
            ))}
            {place === parts.length - 1 && lastRow}
          </Rows>
        </div>
      ))}
      {parts.length === 0 && lastRow && <Rows label="Składniki">{lastRow}</Rows>}
      {atHome?.after}
    </section>
  )
}

/** A list with more rows has low ones: who opens it on a phone sees where the cooking begins. */
const MOST_ROOMY_ROWS = 8

type IngredientsOfRow = readonly [RecipeIngredient, ...RecipeIngredient[]]

/** An ingredient a row, except for the spices on the shelf, which stand where the first of them does. */
function joinSpices(ingredients: readonly RecipeIngredient[], atHome: AtHome | undefined): IngredientsOfRow[] {
  const [first, ...others] = ingredients.filter((each) => atHome?.isPlainSpice(each))
  return ingredients.flatMap((each): IngredientsOfRow[] => (each === first ? [[first, ...others]] : others.includes(each) ? [] : [[each]]))
}

interface IngredientRowProps {
  ingredient: RecipeIngredient
  /** Further spices of its row. */
  spices: readonly RecipeIngredient[]
  factor: number
  stock: ReturnType<AtHome['describe']> | undefined
  low: boolean
}

/** One ingredient, or the spices of the shelf: how much goes in, and what is told of it. */
function IngredientRow({ ingredient, spices, factor, stock, low }: IngredientRowProps) {
  const { name, line, optional, replaces, is_water: isWater } = ingredient
  const ofRow = spices.length === 0 ? ingredientAmount(ingredient, factor) : null
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 pr-3 pl-4',
        low ? 'min-h-9 py-0.5 md:min-h-11.75 md:py-1' : 'min-h-11.75 py-1',
      )}
    >
      <div className="flex min-w-24 flex-1 flex-col items-start">
        <span className="flex max-w-full flex-wrap items-center gap-x-2 leading-5">
          {spices.length > 0 ? (
            <SpiceNames spices={[ingredient, ...spices]} factor={factor} />
          ) : (
            <span className={clsx('min-w-0 font-semibold wrap-break-word', isWater && 'text-muted')}>
              {withHardSpaces(ofRow === null ? line : name)}
              {optional && <span className="font-normal text-muted"> (niekoniecznie)</span>}
            </span>
          )}
          {replaces !== null && <span className="text-small text-muted">{withHardSpaces(replaces)}</span>}
          {stock?.beside}
        </span>
        {spices.length > 0 ? <span className="sr-only">na stanie</span> : stock?.under}
      </div>
      {ofRow !== null && <span className="ml-auto shrink-0 font-bold tabular-nums">{ofRow}</span>}
      {stock?.end}
    </li>
  )
}

/** "tymianek 1 łyżeczka, papryka słodka 2 łyżeczki" */
function SpiceNames({ spices, factor }: { spices: readonly RecipeIngredient[]; factor: number }) {
  return (
    <span className="min-w-0 font-semibold wrap-break-word">
      {spices.map((spice, place) => {
        const amount = ingredientAmount(spice, factor)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- one spice may stand in two lines, and none is moved
          <Fragment key={place}>
            {place > 0 && ', '}
            {withHardSpaces(amount === null ? spice.line : spice.name)}
            {amount !== null && <span className="font-bold tabular-nums"> {amount}</span>}
            {spice.optional && <span className="font-normal text-muted"> (niekoniecznie)</span>}
          </Fragment>
        )
      })}
    </span>
  )
}
