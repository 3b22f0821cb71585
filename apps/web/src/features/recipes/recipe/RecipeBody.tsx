import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { plural } from '@spizarka/contract/plural'
import type { Recipe } from '@spizarka/contract/recipes'
import { Clock, Flame, Gauge, Info, Sparkles } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { formatComments, RatingLine } from '../../../lib/community/RatingLine.tsx'
import { REVIEWS_ID } from '../../../lib/community/recipe-reviews.tsx'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { paths } from '../../../lib/paths.ts'
import { RECIPE_PICTURE_CLASS } from '../../../lib/recipes/opened-recipe.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { formatMinutes } from '../../../lib/recipes/words/minutes.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FoldedRow } from './FoldedRow.tsx'
import { type AtHome, Ingredients } from './Ingredients.tsx'
import { describeCoverage, grams } from './nutrition-figures.ts'
import { describeSource, isByPeople } from './RecipeHeader.tsx'
import { StepList } from './StepList.tsx'
import { UsesSoon } from './UsesSoon.tsx'
import { SafetyPanel } from './verdict/SafetyPanel.tsx'

// Most recipes are of the base and are made in a pan: what others have besides comes with them.
const RecipeAuthor = lazyPart(async () => (await import('./RecipeAuthor.tsx')).RecipeAuthor)
const Variants = lazyPart(async () => (await import('./Variants.tsx')).Variants)

interface RecipeBodyProps {
  recipe: Recipe
  servings: number
  onServings: (servings: number) => void
  wide: boolean
  /** Guests have no pantry. */
  atHome?: AtHome
  /** Above everything: what has to be known first. */
  notes?: ReactNode
  /** Beside the ingredients where there is room; on a phone they are at the thumb. */
  actions?: ReactNode
  /** After the steps. */
  after?: ReactNode
}

/** Everything that a recipe says, in one column or in two; the order in the page is the order it is read in. */
export function RecipeBody({ recipe, servings, onServings, wide, atHome, notes, actions, after }: RecipeBodyProps) {
  const intro = (
    <div className="flex flex-col gap-3">
      {notes}
      {recipe.unmet !== null && (
        <Banner tone="neutral" icon={<Info aria-hidden />}>
          {withHardSpaces(recipe.unmet.sentence)}
        </Banner>
      )}
      <RecipeFacts recipe={recipe} />
      {isByPeople(recipe) && (
        <div className="min-h-12">
          <RecipeAuthor recipe={recipe} />
        </div>
      )}
    </div>
  )
  const ingredients = <Ingredients recipe={recipe} servings={servings} onServings={onServings} atHome={atHome} />
  const preparation = <Preparation recipe={recipe} servings={servings} />
  const rest = (
    <>
      <Verdicts recipe={recipe} servings={servings} />
      <About recipe={recipe} sourced={!wide && !isByPeople(recipe)} />
      {after}
    </>
  )
  // One tree for both layouts, so that typed and opened state survives rotating the phone.
  return (
    <div
      className={
        wide ? 'page gap-10! desk:grid! desk:grid-cols-[minmax(0,1fr)_25rem] desk:items-start' : 'page page-narrow gap-5! pt-2! md:pt-3!'
      }
    >
      <div className={wide ? 'flex flex-col gap-8' : 'contents'}>
        {wide && (
          <div className="relative aspect-7/4 overflow-hidden rounded-sheet">
            <div className={`size-full overflow-hidden rounded-sheet ${RECIPE_PICTURE_CLASS}`}>
              <RecipePicture recipe={recipe} eager />
            </div>
            <UsesSoon recipe={recipe} />
          </div>
        )}
        {intro}
        {!wide && ingredients}
        {preparation}
        {rest}
      </div>
      {wide && (
        <div className="flex flex-col gap-4">
          {ingredients}
          {actions}
        </div>
      )}
    </div>
  )
}

/** What the gate and the food table say of it, each in a line that unfolds. */
function Verdicts({ recipe, servings }: { recipe: Recipe; servings: number }) {
  return (
    <div className="flex flex-col gap-3">
      <Card pad="none" className="divide-y divide-line overflow-hidden">
        <SafetyPanel recipe={recipe} />
        <NutritionPanel recipe={recipe} />
        {recipe.variants.length > 0 && <Variants recipe={recipe} servings={servings} />}
      </Card>
      <p className="text-caption text-muted">To informacja, nie porada medyczna. {describeCoverage(recipe.nutrition)}.</p>
    </div>
  )
}

const DIFFICULTY: Record<Recipe['difficulty'], string> = { easy: 'łatwe', medium: 'średnie', hard: 'trudne' }

/** How it was liked, how long, how hard, how much energy. */
function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const { total_minutes, difficulty, kcal_per_serving, rating, rating_count, comment_count } = recipe
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold empty:hidden">
        {rating !== null && <RatingLine rating={rating} count={rating_count} inStars />}
        {comment_count > 0 && (
          <a href={`#${REVIEWS_ID}`} className="flex min-h-11 items-center underline-offset-3 hover:underline">
            {formatComments(comment_count)}
          </a>
        )}
      </p>
      <ul role="list" className="flex flex-wrap justify-between gap-x-4 gap-y-1 font-semibold md:justify-start md:gap-x-8">
        {total_minutes !== null && <Fact icon={<Clock aria-hidden />}>{formatMinutes(total_minutes)}</Fact>}
        <Fact icon={<Gauge aria-hidden />}>{DIFFICULTY[difficulty]}</Fact>
        {kcal_per_serving !== null && (
          <Fact icon={<Flame aria-hidden />}>
            {formatNumber(Math.round(kcal_per_serving))}&nbsp;kcal<span className="sr-only"> w porcji</span>
          </Fact>
        )}
      </ul>
    </div>
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

/** What it is, why it was chosen, and where it comes from unless the head says so. */
function About({ recipe, sourced }: { recipe: Recipe; sourced: boolean }) {
  return (
    <div className="flex flex-col items-start gap-3 empty:hidden">
      {recipe.copied_from && (
        <p className="text-small text-muted">
          Po Twojemu, z&nbsp;przepisu{' '}
          <Link to={paths.recipe(recipe.copied_from.recipe_id)} className="font-semibold underline underline-offset-3">
            {withHardSpaces(recipe.copied_from.title)}
          </Link>{' '}
          ({recipe.copied_from.author_name})
        </p>
      )}
      {recipe.about !== '' && <p className="text-pretty">{withHardSpaces(recipe.about)}</p>}
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

/** How it is made, what it takes, and how long it keeps. */
function Preparation({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const { steps, equipment, keeps_days } = recipe
  return (
    <section aria-labelledby="przygotowanie" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="przygotowanie" className="text-h3">
          Przygotowanie
        </h2>
        <span className="text-small text-muted">
          {steps.length}&nbsp;{plural(steps.length, ['krok', 'kroki', 'kroków'])}
        </span>
      </div>
      <StepList recipe={recipe} servings={servings} factor={servings / recipe.servings} method="usual" steps={steps} />
      {(equipment.length > 0 || keeps_days > 0) && (
        <p className="text-small text-muted">
          {equipment.length > 0 && `Potrzebne: ${equipment.join(', ')}. `}
          {keeps_days > 0 && `W\u00a0lodówce postoi ${keeps_days}\u00a0${plural(keeps_days, ['dzień', 'dni', 'dni'])}.`}
        </p>
      )}
    </section>
  )
}

// Loaded on demand, since most visits leave it folded.
const loadDetails = () => import('./verdict/VerdictDetails.tsx')
const NutritionDetails = lazy(async () => ({ default: (await loadDetails()).NutritionDetails }))

/** What one serving holds, from the food table, with the share of the dish that could be computed. */
function NutritionPanel({ recipe: { nutrition } }: { recipe: Recipe }) {
  const { per_serving } = nutrition
  return (
    <FoldedRow
      icon={<Flame />}
      look="neutral"
      title={per_serving.kcal === null ? 'Wartości odżywcze' : `${grams(per_serving.kcal)}\u00a0kcal w\u00a0porcji`}
      detail={`białko ${grams(per_serving.protein_g)}\u00a0g, tłuszcze ${grams(per_serving.fat_g)}\u00a0g, węgl. ${grams(per_serving.carbs_g)}\u00a0g`}
      prepare={loadDetails}
    >
      <NutritionDetails nutrition={nutrition} />
    </FoldedRow>
  )
}
