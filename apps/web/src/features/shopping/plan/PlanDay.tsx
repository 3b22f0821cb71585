import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import type { PlannedDay } from '@spizarka/contract/shopping'
import { clsx } from 'clsx'
import { Clock, CookingPot, Flame, Hourglass, MessageCircleQuestion, Repeat2, ShoppingBasket, Snowflake, TriangleAlert } from 'lucide-react'
import { fromDay, weekdayOf } from '../../../lib/days.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { formatMinutes } from '../../../lib/recipes/words/minutes.ts'
import { formatAmount, formatDay, formatNumber } from '../../../lib/text/format.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import type { MealPlace } from './use-swap.ts'

type Meal = PlannedDay['meals'][number]

interface PlanDayProps {
  day: PlannedDay
  people: number
  /** Without it nothing can be swapped any more. */
  onSwap: ((place: MealPlace) => void) | undefined
}

/** A day of the plan with its dishes: rows on a phone, cards side by side where there is room. */
export function PlanDay({ day: planned, people, onSwap }: PlanDayProps) {
  const { day, meals } = planned
  const known = meals.flatMap(({ kcal_per_serving }) => kcal_per_serving ?? [])
  const id = `dzien-${day}`
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-h3">
          {weekdayOf(day)} <span className="font-sans text-small font-normal tracking-normal text-muted">{formatDay(day)}</span>
        </h2>
        {known.length === meals.length && (
          <p className="text-small text-muted tabular-nums">
            {formatNumber(Math.round(known.reduce((sum, kcal) => sum + kcal, 0)))}&nbsp;kcal na osobę
          </p>
        )}
      </div>
      <Chores day={planned} />
      <ul
        role="list"
        className={clsx(
          'divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card lg:grid desk:grid-cols-2 lg:gap-4 lg:divide-y-0 lg:overflow-visible lg:rounded-none lg:border-0 lg:bg-transparent lg:shadow-none',
          // Three in a row leave no gap.
          meals.length === 3 && 'desk:xl:grid-cols-3',
        )}
      >
        {meals.map((meal) => (
          <li
            key={meal.meal_type}
            className="relative lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-card lg:shadow-card"
          >
            <Dish meal={meal} people={people} onSwap={onSwap && (() => onSwap({ day, meal }))} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the day asks for beside cooking: what goes into the freezer, what nothing takes, what is bought fresh for tomorrow. */
function Chores({ day: { freeze = [], left = [], buy = [] } }: { day: PlannedDay }) {
  if (freeze.length + left.length + buy.length === 0) return null
  return (
    <ul
      role="list"
      aria-label="Poza gotowaniem"
      className="flex flex-col gap-2 rounded-card border border-line bg-card p-3 text-small [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {freeze.map(({ name, grams, by, for: dishes }) => (
        <li key={name} className="flex gap-2">
          <Snowflake aria-hidden />
          <span>
            Zamroź dziś: <strong>{name}</strong> {formatAmount(grams, 'grams')} (termin {formatDay(by)})
            {dishes.length > 0 &&
              `. Na ${dishes.map(({ day, title }) => `${formatDay(day)}: ${title}`).join(', ')}; rozmroź w lodówce dzień wcześniej`}
            .
          </span>
        </li>
      ))}
      {left.map(({ name, quantity, unit, by }) => (
        <li key={name} className="flex gap-2">
          <Hourglass aria-hidden />
          <span>
            Tego plan nie zużyje: <strong>{name}</strong> {formatAmount(quantity, unit)}. Zjedz do {formatDay(by)}.
          </span>
        </li>
      ))}
      {buy.map(({ name, grams, for: { title } }) => (
        <li key={`${name} ${title}`} className="flex gap-2">
          <ShoppingBasket aria-hidden />
          <span>
            Kup świeże: <strong>{name}</strong> {formatAmount(grams, 'grams')}, na jutro: {title}.
          </span>
        </li>
      ))}
    </ul>
  )
}

function Dish({ meal, people, onSwap }: { meal: Meal; people: number; onSwap: (() => void) | undefined }) {
  const { title, meal_type, recipe_id, kind, picture, is_deleted: isDeleted } = meal
  return (
    <div className="flex items-start gap-3 p-3 hover:bg-sunken lg:h-full lg:flex-col lg:gap-0 lg:p-0">
      <div className="size-22 shrink-0 overflow-hidden rounded-2xl lg:aspect-7/4 lg:size-auto lg:w-full lg:rounded-none">
        <RecipePicture recipe={{ id: recipe_id, kind, picture }} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 lg:p-3.5">
        <p className="text-small text-muted">{MEAL_TYPES[meal_type]}</p>
        <h3 className="max-w-full text-[1.0625rem] leading-[1.375rem] wrap-break-word hyphens-auto">
          {isDeleted ? (
            withHardSpaces(title)
          ) : (
            <Link
              to={paths.recipe(recipe_id)}
              className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
            >
              {withHardSpaces(title)}
            </Link>
          )}
        </h3>
        <Figures meal={meal} />
        <Reasons meal={meal} people={people} />
      </div>
      {onSwap && (
        <IconButton
          label={`Zamień: ${title}`}
          icon={<Repeat2 aria-hidden className="size-5.5" />}
          look="brand"
          onClick={onSwap}
          className="relative z-1 -mr-1 self-center lg:absolute! lg:top-2.5 lg:right-2.5 lg:mr-0 lg:bg-card lg:shadow-card"
        />
      )}
    </div>
  )
}

function Figures({ meal: { total_minutes, kcal_per_serving, leftovers_of } }: { meal: Meal }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted tabular-nums [&_svg]:size-4 [&_svg]:shrink-0">
      {total_minutes !== null && leftovers_of === null && (
        <span className="flex items-center gap-1">
          <Clock aria-hidden />
          {formatMinutes(total_minutes)}
        </span>
      )}
      {kcal_per_serving !== null && (
        <span className="flex items-center gap-1">
          <Flame aria-hidden />
          {formatNumber(Math.round(kcal_per_serving))}&nbsp;kcal
        </span>
      )}
    </p>
  )
}

/** Why it is there: what of it was cooked before, what it uses up, for how long it is cooked. */
function Reasons({ meal: { leftovers_of, servings, uses, verdict, unmet }, people }: { meal: Meal; people: number }) {
  return (
    <>
      {leftovers_of !== null && (
        <Badge tone="ok" icon={<CookingPot aria-hidden />} wraps>
          zostało {fromDay(leftovers_of)}, tylko odgrzej
        </Badge>
      )}
      {leftovers_of === null && uses.length > 0 && (
        <Badge tone="soon" icon={<Hourglass aria-hidden />} wraps>
          zużyje: {uses.join(', ')}
        </Badge>
      )}
      {leftovers_of === null && servings > people && (
        <Badge icon={<CookingPot aria-hidden />} wraps>
          gotujesz od razu {servings}&nbsp;{plural(servings, ['porcję', 'porcje', 'porcji'])}
        </Badge>
      )}
      {leftovers_of === null && unmet && (
        <Badge tone="soon" icon={<MessageCircleQuestion aria-hidden />} wraps>
          {unmet}
        </Badge>
      )}
      {verdict === 'warned' && (
        <Badge tone="soon" icon={<TriangleAlert aria-hidden />}>
          z&nbsp;uwagą
        </Badge>
      )}
    </>
  )
}
