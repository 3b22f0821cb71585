import type { DayTarget, DiaryDay, DiaryEntry, DiarySummary, NotCounted, Watched } from '@spizarka/contract/diary'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { NUTRIENTS, type Nutrients } from '@spizarka/contract/recipe-parts'
import { CONDITIONS, type DayLimit, DIETARY_STYLES, FOODS, type Food, findFoodById, WATCHED } from '@spizarka/knowledge'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readDayTargets } from '../fitness/index.ts'
import { type Profile, readProfile } from '../profile/index.ts'
import { listDaysRichIn, listEntriesOfDay, listFoodsOfDishes } from './diary-entries.queries.ts'
import { presentEntry, sumOf } from './entry-figures.ts'

const MEALS = Object.keys(MEAL_TYPES) as MealType[]

/** A day of the diary; throws `not_found` for what is no true day. */
export async function readDiaryDay(context: AppContext, ownerId: number, day: string): Promise<DiaryDay> {
  if (!isDay(day)) throw new AppError('not_found')
  const [rows, targets, profile] = await Promise.all([
    listEntriesOfDay(context.db, ownerId, day),
    readDayTargets(context, ownerId),
    readProfile(context, ownerId),
  ])
  const target = targets?.(day) ?? null
  const entries = rows.map(presentEntry)
  const total = sumOf(entries)
  return {
    day,
    target,
    total,
    coverage: meanCoverage(entries),
    meals: MEALS.map((meal_type) => {
      const eaten = entries.filter((entry) => entry.meal_type === meal_type)
      return { meal_type, total: sumOf(eaten), entries: eaten }
    }),
    watch: watchOf(profile, { target, eaten: (nutrient) => total[nutrient], known: shareKnown(entries) }),
    not_counted: await notCountedOf(context, profile, { ownerId, day, entries }),
  }
}

/**
 * What the conditions of a profile make worth watching and no table has figures of, with what was eaten that is known to be rich in it: foods, and
 * dishes that hold such a food.
 */
async function notCountedOf(
  { db }: AppContext,
  profile: Chosen,
  { ownerId, day, entries }: { ownerId: number; day: string; entries: readonly DiaryEntry[] },
): Promise<NotCounted[]> {
  const watched = uncountedOf(profile)
  const ofDishes = watched.length > 0 ? await listFoodsOfDishes(db, ownerId, day) : new Map<string, readonly string[]>()
  return watched.map(({ rule, name, what, why, rich: tags }) => {
    const isRich = (foodId: string) => isTagged(findFoodById(foodId), tags)
    const rich = entries.filter(({ food_id, recipe_id }) =>
      food_id === null ? recipe_id !== null && (ofDishes.get(recipe_id) ?? []).some(isRich) : isRich(food_id),
    )
    return { rule, name, what, why, rich: [...new Set(rich.map(({ title }) => title))] }
  })
}

/** What no table has figures of that is worth watching on each day of a range. One query for each, none for whom there is nothing. */
export async function notCountedBetween(
  { db }: AppContext,
  profile: Chosen,
  { ownerId, from, to }: { ownerId: number; from: string; to: string },
): Promise<DiarySummary['not_counted']> {
  return Promise.all(
    uncountedOf(profile).map(async ({ rule, name, what, why, rich: tags }) => {
      const foods = FOODS.filter((food) => isTagged(food, tags)).map(({ id }) => id)
      return { rule, name, what, why, days: await listDaysRichIn(db, ownerId, { from, to, foods }) }
    }),
  )
}

function isTagged(food: Food | null | undefined, tags: readonly string[]): boolean {
  return food?.tags?.some((tag) => tags.includes(tag)) === true
}

/** Substances that a profile should watch but no food table has figures of. */
function uncountedOf(profile: Chosen) {
  return conditionsOf(profile).flatMap((slug) => {
    const { name = '', not_counted } = WATCHED[slug] ?? {}
    return not_counted ? { rule: `condition:${slug}`, name, ...not_counted } : []
  })
}

const calendarDaySchema = z.iso.date()

/** Whether that is a day of the calendar, `YYYY-MM-DD`, within the days that a column holds. */
function isDay(day: string): boolean {
  return calendarDaySchema.safeParse(day).success && day >= '1900-01-01'
}

/** Mean of the entries' coverage to three decimals, 1 without any. */
function meanCoverage(entries: readonly DiaryEntry[]): number {
  if (entries.length === 0) return 1
  return Math.round((entries.reduce((sum, { coverage }) => sum + coverage, 0) / entries.length) * 1000) / 1000
}

function shareKnown(entries: readonly DiaryEntry[]): (nutrient: keyof Nutrients) => number {
  return (nutrient) => {
    if (entries.length === 0) return 1
    return Math.round((entries.filter(({ nutrients }) => nutrients[nutrient] !== null).length / entries.length) * 1000) / 1000
  }
}

/** What is eaten of each nutrient, and of what share of it the figures are known. */
interface EatenFigures {
  target: DayTarget | null
  eaten: (nutrient: keyof Nutrients) => number | null
  known: (nutrient: keyof Nutrients) => number
}

/** Energy that a share is taken of where nobody set a target: the reference intake of Regulation (EU) 1169/2011, annex XIII. */
const REFERENCE_KCAL = 2000
const KCAL_PER_G: Readonly<Partial<Record<keyof Nutrients, number>>> = { protein_g: 4, carbs_g: 4, sugars_g: 4, fat_g: 9, saturated_g: 9 }

type Chosen = Pick<Profile, 'conditions' | 'styles'>

/** The conditions of the gate that a profile's conditions and styles stand for, each once. */
function conditionsOf({ conditions, styles }: Chosen): string[] {
  const chosen = [
    ...CONDITIONS.filter(({ key }) => conditions.includes(key)).map(({ gate }) => gate?.condition),
    ...DIETARY_STYLES.filter(({ key }) => styles.includes(key)).map(({ gate }) => gate?.condition),
  ]
  return [...new Set(chosen.flatMap((slug) => slug ?? []))]
}

/** The limits that the conditions and styles of a profile make worth watching. */
function limitsOf(profile: Chosen) {
  return conditionsOf(profile).flatMap((slug) => {
    const { name = '', watch = [] } = WATCHED[slug] ?? {}
    return watch.flatMap(({ nutrient: key, most, least, source }) => {
      const nutrient = NUTRIENTS.find((each) => each === key)
      const stated = most ?? least
      const kind = most === undefined ? ('least' as const) : ('most' as const)
      return nutrient && stated !== undefined ? [{ rule: `condition:${slug}`, name, nutrient, stated, kind, source }] : []
    })
  })
}

/** The nutrients that are worth watching for a profile, each once. */
export function watchedNutrients(profile: Chosen): (keyof Nutrients)[] {
  return [...new Set(limitsOf(profile).map(({ nutrient }) => nutrient))]
}

/** What the conditions and styles of a profile make worth watching, each limit with its source. */
export function watchOf(profile: Chosen, { target, eaten, known }: EatenFigures): Watched[] {
  return limitsOf(profile).map(({ rule, name, nutrient, stated, kind, source }) => {
    const limit = limitOf(stated, nutrient, target)
    const amount = eaten(nutrient)
    return {
      rule,
      nutrient,
      unit: nutrient === 'kcal' ? 'kcal' : nutrient.endsWith('_mg') ? 'mg' : 'g',
      eaten: amount,
      limit,
      kind,
      share: amount === null ? null : Math.round((amount / limit) * 1000) / 1000,
      coverage: known(nutrient),
      name,
      source,
    }
  })
}

function limitOf(limit: DayLimit, nutrient: keyof Nutrients, target: DayTarget | null): number {
  if (typeof limit === 'number') return limit
  return Math.round(((target?.kcal ?? REFERENCE_KCAL) * limit.energy_percent) / 100 / (KCAL_PER_G[nutrient] ?? 1))
}
