import type { DiaryEntry, DiarySource } from '@spizarka/contract/diary'
import { forEachNutrient, type Nutrients as ShownNutrients } from '@spizarka/contract/recipe-parts'
import type { Nutrients } from '@spizarka/culinary/nutrition'
import { COOKINGS, type Cooking } from '@spizarka/knowledge'
import { z } from 'zod'
import { type Decimal, thousandths, toNumber } from '../../platform/db/decimal.ts'
import { presentNutrients } from '../recipes/index.ts'
import type { EntryRow, NewEntryRow } from './diary-entries.queries.ts'

const figure = z.number().nullable()

/** Figures of 100 g, or of one serving, as an entry keeps them. */
export const figuresSchema = z.object({
  kcal: figure,
  proteinG: figure,
  fatG: figure,
  saturatedG: figure,
  carbsG: figure,
  sugarsG: figure,
  fibreG: figure,
  saltG: figure,
  potassiumMg: figure,
  phosphorusMg: figure,
})

export const cookingSchema = z.enum(COOKINGS)

export const NOTHING_KNOWN: Nutrients = {
  kcal: null,
  proteinG: null,
  fatG: null,
  saturatedG: null,
  carbsG: null,
  sugarsG: null,
  fibreG: null,
  saltG: null,
  potassiumMg: null,
  phosphorusMg: null,
}

/** What an entry is of, before its amount. */
export interface EatenThing {
  source: DiarySource
  title: string
  recipeId?: number | null
  foodId?: string | null
  /** What was done to the food; its figures are of the result. */
  cooking?: Cooking | null
  gtin?: string | null
  /** Of 100 g or of one serving; null where nothing is known. */
  figures: Nutrients | null
  coverage: number
  basis: string | null
}

/** How much of it: a portion of a serving, or grams with the measure that they were said in. */
export interface EatenAmount {
  portionPercent?: number
  grams?: number
  quantity?: number
  measure?: string
}

/** The largest value of the column; larger ones are cut instead of failing. */
const MAX_FIGURE = 99_999_999

/** The columns of an entry that say what it is and how much of it. */
export function columnsOf(thing: EatenThing, amount: EatenAmount) {
  const figures = thing.figures ?? NOTHING_KNOWN
  return {
    source: thing.source,
    title: thing.title,
    recipe_id: thing.recipeId ?? null,
    food_id: thing.foodId ?? null,
    cooking: thing.cooking ?? null,
    gtin: thing.gtin ?? null,
    figures: JSON.stringify(figures),
    coverage: thing.coverage.toFixed(3),
    basis: thing.basis,
    ...amountColumns(figures, amount),
  } satisfies Partial<NewEntryRow>
}

/** The columns that follow from an amount of something with these figures. */
export function amountColumns(figures: Nutrients, { portionPercent, grams, quantity, measure }: EatenAmount) {
  return {
    portion_percent: portionPercent ?? null,
    grams: grams === undefined ? null : grams.toFixed(3),
    quantity: quantity === undefined ? null : quantity.toFixed(3),
    measure: measure ?? null,
    ...nutrientColumns(presentNutrients(figures, (portionPercent ?? grams ?? 0) / 100)),
  }
}

/** Figures as columns; those that are left out are not known. */
export function nutrientColumns(eaten: Partial<Record<keyof ShownNutrients, number | null | undefined>>) {
  const decimal = (key: keyof ShownNutrients): Decimal | null => {
    const amount = eaten[key]
    return amount === null || amount === undefined ? null : String(Math.min(amount, MAX_FIGURE))
  }
  return forEachNutrient(decimal)
}

/** Figures in a row of the database as the contract shows them. */
export function nutrientsOf(row: Readonly<Record<keyof ShownNutrients, Decimal | null>>): ShownNutrients {
  return forEachNutrient((nutrient) => toNumber(row[nutrient]))
}

/** Figures as an entry keeps them, of those that the contract shows. */
export function figuresFrom(shown: ShownNutrients): Nutrients {
  return {
    kcal: shown.kcal,
    proteinG: shown.protein_g,
    fatG: shown.fat_g,
    saturatedG: shown.saturated_g,
    carbsG: shown.carbs_g,
    sugarsG: shown.sugars_g,
    fibreG: shown.fibre_g,
    saltG: shown.salt_g,
    potassiumMg: shown.potassium_mg,
    phosphorusMg: shown.phosphorus_mg,
  }
}

/** An entry as the contract shows it. */
export function presentEntry(row: EntryRow): DiaryEntry {
  return {
    id: String(row.id),
    day: row.day,
    meal_type: row.meal_type,
    title: row.title,
    source: row.source,
    recipe_id: idOrNull(row.recipe_id),
    food_id: row.food_id,
    gtin: row.gtin,
    portion_percent: row.portion_percent,
    grams: toNumber(row.grams),
    quantity: toNumber(row.quantity),
    measure: row.measure,
    nutrients: nutrientsOf(row),
    coverage: Number(row.coverage),
    basis: row.basis,
    consumption_id: idOrNull(row.consumption_id),
    created_at: row.created_at.toISOString(),
  }
}

function idOrNull(id: number | null): string | null {
  return id === null ? null : String(id)
}

/** Exact sums of what is known; null where there are entries and none knows it, 0 where there are none. */
export function sumOf(entries: readonly { nutrients: ShownNutrients }[]): ShownNutrients {
  return forEachNutrient((nutrient) => {
    const known = entries.flatMap(({ nutrients }) => nutrients[nutrient] ?? [])
    return known.length === 0 && entries.length > 0 ? null : exactSum(known)
  })
}

/** The sum to the last decimal of figures with at most three. */
export function exactSum(figures: readonly (Decimal | number)[]): number {
  return figures.reduce<number>((sum, each) => sum + thousandths(each), 0) / 1000
}
