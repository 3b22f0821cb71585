import type { DiaryEntry } from '@spizarka/contract/diary'
import type { Nutrients } from '@spizarka/contract/recipe-parts'
import { formatAmount } from '@spizarka/culinary/units'
import { formatNumber } from '../../lib/text/format.ts'

const NBSP = '\u00a0'

export const UNKNOWN = 'nie wiadomo'

/** What each figure is called on the screen. */
export const NUTRIENT_NAMES: Record<keyof Nutrients, string> = {
  kcal: 'Energia',
  protein_g: 'Białko',
  fat_g: 'Tłuszcze',
  saturated_g: 'Tłuszcze nasycone',
  carbs_g: 'Węglowodany',
  sugars_g: 'Cukry',
  fibre_g: 'Błonnik',
  salt_g: 'Sól',
  potassium_mg: 'Potas',
  phosphorus_mg: 'Fosfor',
}

/** In the order in which they are shown. The contract's own list is made by its schemas, which a browser does not load (decision 002). */
export const NUTRIENTS = Object.keys(NUTRIENT_NAMES) as (keyof Nutrients)[]

/** What nothing is known of. */
export const NO_FIGURES = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])) as Record<keyof Nutrients, number | null>

/** Energy as it is said: 412 kcal; `nie wiadomo` where it is not known. */
export function formatKcal(kcal: number | null): string {
  return kcal === null ? UNKNOWN : `${formatNumber(Math.round(kcal))}${NBSP}kcal`
}

/** A figure without its unit: whole from ten on, one decimal below. */
export function roundFigure(value: number): string {
  return formatNumber(Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10)
}

/** 3,6 g · 1240 mg · nie wiadomo */
export function formatFigure(value: number | null, unit: 'kcal' | 'g' | 'mg'): string {
  return value === null ? UNKNOWN : `${roundFigure(value)}${NBSP}${unit}`
}

export function unitOf(nutrient: keyof Nutrients): 'kcal' | 'g' | 'mg' {
  return nutrient === 'kcal' ? 'kcal' : nutrient.endsWith('_mg') ? 'mg' : 'g'
}

/** 2 kromki · ½ sztuki · 250 ml */
export function formatMeasure(quantity: number, measure: string): string {
  return formatAmount(quantity, measure).replaceAll(' ', NBSP)
}

/** The measure that an amount was said in, with how many of it; null where it was said in grams, which every entry has besides. */
export function measureOf({ quantity, measure }: Pick<DiaryEntry, 'quantity' | 'measure'>): { quantity: number; measure: string } | null {
  return quantity === null || measure === null || measure === 'g' ? null : { quantity, measure }
}

/** How much of it was eaten: 2 kromki, 92 g · 150% porcji; null for figures of one's own. */
export function amountOf(entry: DiaryEntry): string | null {
  const { portion_percent, grams } = entry
  if (portion_percent !== null) return portion_percent === 100 ? '1 porcja' : `${portion_percent}% porcji`
  const weight = grams === null ? null : `${formatNumber(Math.round(grams * 10) / 10)}${NBSP}g`
  const said = measureOf(entry)
  return said === null ? weight : [formatMeasure(said.quantity, said.measure), weight].filter(Boolean).join(', ')
}
