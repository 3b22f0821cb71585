import type { DiarySuggestion } from '@spizarka/contract/diary'
import { LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { presentNutrients } from '../recipes/index.ts'
import { listHabits, listLeftovers } from './diary-entries.queries.ts'
import { cookingSchema, figuresSchema, NOTHING_KNOWN, nutrientsOf } from './entry-figures.ts'

// Made once: making a schema takes longer than reading with it.
const storedCookingSchema = cookingSchema.nullable()

/** Days of the diary that habits are told from. */
const HABIT_DAYS = 60
/** Eaten that often at a meal, it is usual there. */
const USUAL_TIMES = 2

type Habit = Awaited<ReturnType<typeof listHabits>>[number]

/** What may be written next: leftovers on the shelf, what is eaten often at that meal, what was eaten lately. */
export async function suggestEntries({ db, clock }: AppContext, ownerId: number, meal: MealType): Promise<DiarySuggestion[]> {
  const since = addDays(dayInWarsaw(clock.now()), -HABIT_DAYS)
  const [habits, leftovers] = await Promise.all([listHabits(db, ownerId, { meal, since }), listLeftovers(db, ownerId)])
  const usual = habits
    .filter(({ times_at_meal: times }) => times >= USUAL_TIMES)
    .toSorted((one, other) => other.times_at_meal - one.times_at_meal || byDay(one, other))
  const recent = habits.filter((habit) => !usual.includes(habit)).toSorted(byDay)
  return [
    ...leftovers.map(presentLeftovers),
    ...usual.map((habit) => presentHabit(habit, 'usual')),
    ...recent.map((habit) => presentHabit(habit, 'recent')),
  ].slice(0, LIMITS.diarySuggestions)
}

/** Lately eaten first. */
function byDay(one: Habit, other: Habit): number {
  return other.day.localeCompare(one.day) || other.id - one.id
}

function presentHabit(row: Habit, why: 'usual' | 'recent'): DiarySuggestion {
  const isRecipe = row.recipe_id !== null
  const isFood = row.food_id !== null
  const isCounted = isRecipe || isFood || row.gtin !== null
  const grams = toNumber(row.grams)
  // Said in a measure, it is sent in it; otherwise in grams.
  const inMeasure = isFood && row.quantity !== null
  return {
    why,
    title: row.title,
    kcal: toNumber(row.kcal),
    times: row.times,
    best_before: null,
    entry: {
      food_id: row.food_id,
      cooking: storedCookingSchema.parse(row.cooking),
      recipe_id: isRecipe ? String(row.recipe_id) : null,
      gtin: row.gtin,
      title: isCounted ? null : row.title,
      portion_percent: isRecipe ? (row.portion_percent ?? 100) : null,
      grams: inMeasure || isRecipe ? null : grams,
      quantity: inMeasure ? toNumber(row.quantity) : null,
      measure: inMeasure ? row.measure : null,
      product_id: null,
      // A deleted recipe leaves its figures; what nobody knows of it stays unknown.
      ...(!isCounted && nutrientsOf(row)),
    },
  }
}

/** A portion of what is left over: of its recipe, or with the figures that it was cooked with where that is gone. */
function presentLeftovers(row: Awaited<ReturnType<typeof listLeftovers>>[number]): DiarySuggestion {
  const isRecipe = row.recipe_id !== null
  const figures = presentNutrients(figuresSchema.safeParse(row.figures).data ?? NOTHING_KNOWN, 1)
  return {
    why: 'pantry',
    title: row.product_name,
    kcal: isRecipe ? null : figures.kcal,
    times: 0,
    best_before: row.earliest_best_before,
    entry: {
      food_id: null,
      recipe_id: isRecipe ? String(row.recipe_id) : null,
      gtin: null,
      title: isRecipe ? null : row.title,
      portion_percent: isRecipe ? 100 : null,
      grams: null,
      quantity: null,
      measure: null,
      product_id: String(row.product_id),
      ...(!isRecipe && figures),
    },
  }
}
