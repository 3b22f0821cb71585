import { z } from 'zod'
import type { LabelNutrition } from '../port.ts'

const valueSchema = z.union([z.number(), z.string()]).nullish()
const nutrimentsSchema = z.record(z.string(), z.unknown())
/** As API v3.5 has them: a set that is put together of several sources. */
const aggregatedSchema = z.object({
  aggregated_set: z.object({
    per: z.string().nullish(),
    nutrients: z.record(z.string(), z.object({ value: valueSchema }).loose()),
  }),
})

/** What a record calls the figures of 100 g or 100 ml; sodium stands for salt where only that is there. */
const NAMES = {
  kcal: 'energy-kcal',
  proteinG: 'proteins',
  fatG: 'fat',
  saturatedG: 'saturated-fat',
  carbsG: 'carbohydrates',
  sugarsG: 'sugars',
  fibreG: 'fiber',
  saltG: 'salt',
} as const
const SALT_PER_SODIUM = 2.5
const KJ_PER_KCAL = 4.184
const MAX_G = 100
const MAX_KCAL = 910

/**
 * The figures of a label per 100 g or 100 ml, from either shape that records have them in; values that cannot be are dropped, and what
 * states neither energy nor a macro is null.
 */
export function readNutrition({ nutriments, nutrition }: { nutriments?: unknown; nutrition?: unknown }): LabelNutrition | null {
  const figureOf = readerOf(nutriments, nutrition)
  const grams = (name: string) => within(figureOf(name), MAX_G)
  const kcal = within(figureOf(NAMES.kcal), MAX_KCAL) ?? within(perKcal(figureOf('energy-kj') ?? figureOf('energy')), MAX_KCAL)
  const sodium = grams('sodium')
  const figures: LabelNutrition = {
    kcal,
    proteinG: grams(NAMES.proteinG),
    fatG: grams(NAMES.fatG),
    saturatedG: grams(NAMES.saturatedG),
    carbsG: grams(NAMES.carbsG),
    sugarsG: grams(NAMES.sugarsG),
    fibreG: grams(NAMES.fibreG),
    saltG: grams(NAMES.saltG) ?? within(sodium === null ? null : sodium * SALT_PER_SODIUM, MAX_G),
    potassiumMg: null,
    phosphorusMg: null,
  }
  const { proteinG, fatG, carbsG } = figures
  return [kcal, proteinG, fatG, carbsG].every((figure) => figure === null) ? null : figures
}

function readerOf(nutriments: unknown, nutrition: unknown): (name: string) => number | null {
  const aggregated = aggregatedSchema.safeParse(nutrition)
  if (aggregated.success) {
    const { per, nutrients } = aggregated.data.aggregated_set
    const isPer100 = per === null || per === undefined || /^100\s?(?:g|ml)$/.test(per)
    return (name) => (isPer100 ? numberOf(nutrients[name]?.value) : null)
  }
  const plain = nutrimentsSchema.safeParse(nutriments)
  return (name) => (plain.success ? numberOf(plain.data[`${name}_100g`]) : null)
}

function numberOf(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

function perKcal(kj: number | null): number | null {
  return kj === null ? null : Math.round((kj / KJ_PER_KCAL) * 10) / 10
}

function within(figure: number | null, most: number): number | null {
  return figure === null || figure < 0 || figure > most ? null : figure
}
