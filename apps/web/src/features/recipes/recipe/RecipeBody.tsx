import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { CircleCheck, CircleDashed, CircleHelp, CirclePlus, Clock, Flame, Gauge, House, Sparkles, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { foodLook } from '../../../lib/food-look.ts'
import { formatNumber } from '../../../lib/format.ts'
import { type IngredientStock, ingredientStock, pantryMatch, type StockStatus } from '../../../lib/recipes/ingredient-stock.ts'
import { MatchBadge } from '../../../lib/recipes/MatchBadge.tsx'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { formatMinutes, ingredientAmount } from '../../../lib/recipes/recipe-words.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { NutritionPanel } from './NutritionPanel.tsx'
import { describeSource } from './RecipeHeader.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import { Steps, Variants } from './Variants.tsx'

interface RecipeBodyProps {
  recipe: Recipe
  servings: number
  onServings: (servings: number) => void
  wide: boolean
  /** Above everything: what has to be known first. */
  notes?: ReactNode
  /** Beside the ingredients where there is room; on a phone they stand at the thumb. */
  actions?: ReactNode
  /** After the steps. */
  after?: ReactNode
}

/** Everything that a recipe says, in one column or in two; the order in the page is the order it is read in. */
export function RecipeBody({ recipe, servings, onServings, wide, notes, actions, after }: RecipeBodyProps) {
  const intro = (
    <div className="flex flex-col gap-3">
      {notes}
      <RecipeFacts recipe={recipe} />
      {recipe.about !== '' && <p className="text-lead text-pretty">{withHardSpaces(recipe.about)}</p>}
      <RecipeBadges recipe={recipe} sourced={!wide} />
    </div>
  )
  const ingredients = <Ingredients recipe={recipe} servings={servings} onServings={onServings} />
  if (!wide) {
    return (
      <div className="page page-narrow pt-3! md:pt-3!">
        {intro}
        {ingredients}
        <SafetyPanel recipe={recipe} />
        <NutritionPanel recipe={recipe} />
        <Preparation recipe={recipe} />
        <Variants variants={recipe.variants} />
        {after}
      </div>
    )
  }
  return (
    <div className="page grid! grid-cols-[minmax(0,1fr)_25rem] items-start gap-10!">
      <div className="flex flex-col gap-8">
        <div className="aspect-4/3 overflow-hidden rounded-sheet">
          <RecipePicture recipe={recipe} eager />
        </div>
        {intro}
        <SafetyPanel recipe={recipe} />
        <Preparation recipe={recipe} />
        {after}
      </div>
      <div className="flex flex-col gap-6">
        {ingredients}
        {actions}
        <NutritionPanel recipe={recipe} />
        <Variants variants={recipe.variants} />
      </div>
    </div>
  )
}

const DIFFICULTY: Record<Recipe['difficulty'], string> = { easy: 'łatwe', medium: 'średnie', hard: 'dla wprawnych' }
const oneDecimal = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })

/** How long, how hard, how much energy. */
function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const { total_minutes, active_minutes, difficulty, kcal_per_serving, rating } = recipe
  return (
    <ul role="list" className="flex flex-wrap gap-x-4 gap-y-1 font-semibold">
      {total_minutes !== null && (
        <Fact icon={<Clock aria-hidden />}>
          {formatMinutes(total_minutes)}
          {active_minutes !== null && active_minutes < total_minutes && (
            <span className="font-normal text-muted">, w tym pracy {formatMinutes(active_minutes)}</span>
          )}
        </Fact>
      )}
      <Fact icon={<Gauge aria-hidden />}>{DIFFICULTY[difficulty]}</Fact>
      {kcal_per_serving !== null && (
        <Fact icon={<Flame aria-hidden />}>
          {formatNumber(Math.round(kcal_per_serving))}&nbsp;kcal<span className="sr-only"> w porcji</span>
        </Fact>
      )}
      {rating !== null && (
        <Fact icon={<Star aria-hidden />}>
          <span className="sr-only">Ocena: </span>
          {oneDecimal.format(rating)}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 tabular-nums [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** Why this dish was chosen, and where it comes from unless the head says so. */
function RecipeBadges({ recipe, sourced }: { recipe: Recipe; sourced: boolean }) {
  return (
    <div className="flex flex-col items-start gap-3 empty:hidden">
      {recipe.why.length > 0 && (
        <ul role="list" aria-label="Dlaczego to danie" className="flex flex-col gap-1 border-l-3 border-honey pl-3 text-small text-muted">
          {recipe.why.map((reason) => (
            <li key={reason}>{withHardSpaces(reason)}</li>
          ))}
        </ul>
      )}
      {sourced && <Badge icon={<Sparkles aria-hidden />}>{describeSource(recipe)}</Badge>}
    </div>
  )
}

interface IngredientsProps {
  recipe: Recipe
  servings: number
  onServings: (servings: number) => void
}

/** What goes in for so many servings, part by part, and what of it is at home. */
function Ingredients({ recipe, servings, onServings }: IngredientsProps) {
  const factor = servings / recipe.servings
  const parts = [...Map.groupBy(recipe.ingredients, ({ part }) => part)]
  return (
    <section aria-labelledby="skladniki" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="skladniki" className="text-h3">
          Składniki
        </h2>
        <span role="status">
          <MatchBadge match={pantryMatch(recipe, factor)} />
        </span>
      </div>
      <ServingsRow servings={servings} onChange={onServings} />
      {parts.map(([part, ingredients]) => (
        <div key={part} className="flex flex-col gap-2">
          {part !== null && <h3 className="text-h4">{part}</h3>}
          <Rows label={part ?? 'Składniki'}>
            {ingredients.map((ingredient) => (
              <IngredientRow key={recipe.ingredients.indexOf(ingredient)} ingredient={ingredient} factor={factor} />
            ))}
          </Rows>
        </div>
      ))}
    </section>
  )
}

/** For how many: the amounts below follow. */
function ServingsRow({ servings, onChange }: { servings: number; onChange: (servings: number) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="text-muted">Porcje</span>
      <Stepper label="porcje" value={servings} min={1} max={LIMITS.recipeServings} look="card" onChange={onChange} />
    </div>
  )
}

/** How it is made, what it takes, and how long it keeps. */
function Preparation({ recipe: { steps, equipment, keeps_days } }: { recipe: Recipe }) {
  return (
    <section aria-labelledby="przygotowanie" className="flex flex-col gap-4">
      <h2 id="przygotowanie" className="text-h3">
        Przygotowanie
      </h2>
      {equipment.length > 0 && <p className="text-small text-muted">Potrzebne: {equipment.join(', ')}.</p>}
      <Steps steps={steps} />
      {keeps_days > 0 && (
        <p className="text-small text-muted">
          W&nbsp;lodówce postoi {keeps_days}&nbsp;{plural(keeps_days, ['dzień', 'dni', 'dni'])}.
        </p>
      )}
    </section>
  )
}

const LOOKS: Record<StockStatus, { icon: typeof CircleCheck; colour: string; words: string }> = {
  have: { icon: CircleCheck, colour: 'text-herb', words: 'text-muted' },
  partly: { icon: CircleDashed, colour: 'text-honey', words: 'font-bold text-soon-ink' },
  assumed: { icon: House, colour: 'text-muted', words: 'text-muted' },
  uncertain: { icon: CircleHelp, colour: 'text-muted', words: 'text-muted' },
  missing: { icon: CirclePlus, colour: 'text-danger', words: 'font-bold text-late-ink' },
}

/** One ingredient: how much goes in, and how much of it is at home. */
function IngredientRow({ ingredient, factor }: { ingredient: RecipeIngredient; factor: number }) {
  const { name, line, tile, category, optional, replaces } = ingredient
  const amount = ingredientAmount(ingredient, factor)
  const stock = ingredientStock(ingredient, factor)
  return (
    <Row
      start={<ProductTile name={name} {...foodLook({ tile, category })} size="sm" />}
      title={
        <>
          {withHardSpaces(amount === null ? line : name)}
          {optional && <span className="font-normal text-muted"> (niekoniecznie)</span>}
        </>
      }
      detail={
        <>
          {replaces !== null && <span className="text-small text-muted">zamiast: {replaces}</span>}
          {stock && <span className={clsx('text-small', LOOKS[stock.status].words)}>{stock.words}</span>}
        </>
      }
      end={
        <>
          {amount !== null && <span className={clsx('font-bold tabular-nums', !stock && 'pr-1')}>{amount}</span>}
          {stock && <StockIcon stock={stock} />}
        </>
      }
    />
  )
}

function StockIcon({ stock: { status } }: { stock: IngredientStock }) {
  const { icon: Icon, colour } = LOOKS[status]
  return <Icon aria-hidden className={clsx('mx-1 size-6 shrink-0', colour)} />
}
