import type { DiarySummary, exportDiary, readDiarySummary } from '@spizarka/contract/diary'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES, mealTypeSchema } from '@spizarka/contract/meals'
import { NUTRIENTS, type Nutrients } from '@spizarka/contract/recipe-parts'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { type Decimal, toNumber } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { csvHeader, csvLines, withoutFormula } from '../data-exports/index.ts'
import { readDayTargets } from '../fitness/index.ts'
import { readProfile } from '../profile/index.ts'
import { countStreak, listDaySums, listEntriesBetween } from './diary-entries.queries.ts'
import { exactSum } from './entry-figures.ts'
import { notCountedBetween, watchedNutrients, watchOf } from './read-day.ts'

type Range = QueryOut<typeof readDiarySummary>

const DAY_MS = 86_400_000
const LAST_DAYS = 7

/** The range that is asked for, the last seven days of it where only its end is said; throws where it is backwards or too long. */
function rangeOf({ from, to }: Range, today: string): { from: string; to: string } {
  const last = to ?? (from !== undefined && from > today ? from : today)
  const first = from ?? addDays(last, 1 - LAST_DAYS)
  if (first > last) throw new AppError('diary_range_backwards')
  if ((Date.parse(last) - Date.parse(first)) / DAY_MS >= LIMITS.diaryRange) throw new AppError('diary_range_long')
  return { from: first, to: last }
}

/** The days of a range by their sums; each day is there, in order. */
export async function readDiarySummaryOf(context: AppContext, ownerId: number, asked: Range): Promise<DiarySummary> {
  const today = dayInWarsaw(context.clock.now())
  const { from, to } = rangeOf(asked, today)
  const [{ profile, sums }, streak, targets] = await Promise.all([
    readWatchedSums(context, ownerId, { from, to }),
    countStreak(context.reads, ownerId, today),
    readDayTargets(context, ownerId),
  ])
  const target = targets?.(to < today ? to : today) ?? null
  const byDay = new Map(sums.map((day) => [day.day, day]))
  const days: DiarySummary['days'] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(presentDay(day, byDay.get(day), targets?.(day).kcal ?? null))
  const entries = sums.reduce((sum, day) => sum + day.entries, 0)
  const mean = (nutrient: keyof Nutrients) => meanOf(sums, nutrient)
  const known = (nutrient: keyof Nutrients) =>
    entries === 0 ? 1 : Math.round((sums.reduce((sum, day) => sum + day[`${nutrient}_known`], 0) / entries) * 1000) / 1000
  return {
    days,
    average:
      sums.length === 0 ? null : { kcal: mean('kcal'), protein_g: mean('protein_g'), fat_g: mean('fat_g'), carbs_g: mean('carbs_g') },
    days_with_entries: sums.length,
    streak,
    target,
    coverage:
      entries === 0 ? 1 : Math.round((sums.reduce((sum, day) => sum + Number(day.coverage) * day.entries, 0) / entries) * 1000) / 1000,
    meals: MEALS.map((meal_type) => ({ meal_type, kcal: sumOfKnown(sums.map((day) => day[meal_type])) })),
    watch:
      sums.length === 0
        ? []
        : watchOf(profile, { target, eaten: mean, known }).map((watched) => ({
            ...watched,
            days: sums.map((day) => ({ day: day.day, eaten: figureOf(day, watched.nutrient) })),
          })),
    not_counted: sums.length === 0 ? [] : await notCountedBetween(context, profile, { ownerId, from, to }),
  }
}

/** The sums of a range, with those of what is worth watching for their owner. */
async function readWatchedSums(context: AppContext, ownerId: number, { from, to }: { from: string; to: string }) {
  const profile = await readProfile(context, ownerId)
  return { profile, sums: await listDaySums(context.db, ownerId, { from, to, watched: watchedNutrients(profile) }) }
}

type DaySums = Awaited<ReturnType<typeof readWatchedSums>>['sums'][number]

const MEALS = mealTypeSchema.options

function presentDay(day: string, sums: DaySums | undefined, target_kcal: number | null): DiarySummary['days'][number] {
  if (!sums) return { day, kcal: 0, protein_g: 0, fat_g: 0, carbs_g: 0, target_kcal, entries: 0, coverage: 1 }
  const { entries, coverage } = sums
  return {
    day,
    kcal: figureOf(sums, 'kcal'),
    protein_g: figureOf(sums, 'protein_g'),
    fat_g: figureOf(sums, 'fat_g'),
    carbs_g: figureOf(sums, 'carbs_g'),
    target_kcal,
    entries,
    coverage: Math.round(Number(coverage) * 1000) / 1000,
  }
}

/** A day's figure, of those that were summed; null where none of its entries knows it. */
function figureOf(day: DaySums, nutrient: keyof Nutrients): number | null {
  return nutrient === 'kcal' ? sumOfKnown(MEALS.map((meal) => day[meal])) : toNumber(day[nutrient])
}

function sumOfKnown(amounts: readonly (Decimal | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : exactSum(known)
}

/** Mean over the days that know a figure: energy and minerals to 0.1, grams to 0.01. */
function meanOf(days: readonly DaySums[], nutrient: keyof Nutrients): number | null {
  const known = days.flatMap((day) => figureOf(day, nutrient) ?? [])
  const steps = nutrient.endsWith('_g') ? 100 : 10
  return known.length === 0 ? null : Math.round((known.reduce((sum, each) => sum + each, 0) / known.length) * steps) / steps
}

/** Figures as the columns of the file call them, with their unit. */
const FIGURES = {
  kcal: 'kcal',
  protein_g: 'białko_g',
  fat_g: 'tłuszcz_g',
  saturated_g: 'nasycone_g',
  carbs_g: 'węglowodany_g',
  sugars_g: 'cukry_g',
  fibre_g: 'błonnik_g',
  salt_g: 'sól_g',
  potassium_mg: 'potas_mg',
  phosphorus_mg: 'fosfor_mg',
} as const satisfies Record<(typeof NUTRIENTS)[number], string>

const FIGURE_COLUMNS = NUTRIENTS.map((nutrient) => FIGURES[nutrient])

const COLUMNS = ['dzień', 'posiłek', 'nazwa', 'porcja_%', 'gramy', 'ilość', 'miara', ...FIGURE_COLUMNS, 'pokrycie', 'podstawa'] as const

/** The entries of a range as CSV that a Polish spreadsheet opens, one a row. */
export async function exportDiaryOf(context: AppContext, ownerId: number, asked: Range): Promise<ResponseOf<typeof exportDiary>> {
  const { from, to } = rangeOf(asked, dayInWarsaw(context.clock.now()))
  const rows = (await listEntriesBetween(context.db, ownerId, from, to)).map((row) => ({
    ...figuresOf(row),
    dzień: row.day,
    posiłek: MEAL_TYPES[row.meal_type],
    nazwa: withoutFormula(row.title),
    'porcja_%': row.portion_percent,
    gramy: row.grams,
    ilość: row.quantity,
    miara: row.measure,
    pokrycie: row.coverage,
    podstawa: row.basis,
  }))
  return Buffer.from(csvHeader(COLUMNS) + csvLines(COLUMNS, rows))
}

type FigureColumn = (typeof FIGURE_COLUMNS)[number]

function figuresOf(row: Readonly<Record<(typeof NUTRIENTS)[number], string | null>>): Record<FigureColumn, string | null> {
  return Object.fromEntries(NUTRIENTS.map((nutrient) => [FIGURES[nutrient], row[nutrient]])) as Record<FigureColumn, string | null>
}
