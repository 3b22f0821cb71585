import type { Nutrition } from '@spizarka/knowledge'

/** What is counted of a dish. Energy in kcal, minerals in mg, the rest in g. */
export type Nutrient =
  | 'kcal'
  | 'proteinG'
  | 'fatG'
  | 'saturatedG'
  | 'carbsG'
  | 'sugarsG'
  | 'fibreG'
  | 'saltG'
  | 'potassiumMg'
  | 'phosphorusMg'

/** Amounts of nutrients; null is not known, never zero. */
export type Nutrients = Readonly<Record<Nutrient, number | null>>

/** One figure for every nutrient, each computed from its key. */
export function mapNutrients<Figure>(figure: (nutrient: Nutrient) => Figure): Record<Nutrient, Figure> {
  return {
    kcal: figure('kcal'),
    proteinG: figure('proteinG'),
    fatG: figure('fatG'),
    saturatedG: figure('saturatedG'),
    carbsG: figure('carbsG'),
    sugarsG: figure('sugarsG'),
    fibreG: figure('fibreG'),
    saltG: figure('saltG'),
    potassiumMg: figure('potassiumMg'),
    phosphorusMg: figure('phosphorusMg'),
  }
}

/** kcal in a gram, Regulation (EU) 1169/2011, annex XIV. */
export const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9, fibre: 2, alcohol: 7 }

/** The macros that energy comes from, in grams. */
interface Macros {
  proteinG: number
  fatG: number
  carbsG: number
  fibreG?: number | null
  alcoholG?: number
}

/** Energy of macros by the factors of EU labels, kcal. */
export function energyOf({ proteinG, fatG, carbsG, fibreG, alcoholG }: Macros): number {
  return (
    KCAL_PER_G.protein * proteinG +
    KCAL_PER_G.fat * fatG +
    KCAL_PER_G.carbs * carbsG +
    KCAL_PER_G.fibre * (fibreG ?? 0) +
    KCAL_PER_G.alcohol * (alcoholG ?? 0)
  )
}

/**
 * Energy of 100 g as the app counts it: by the EU factors, so that foods of every table are counted alike; the source's own where
 * the macros do not tell (sweeteners, organic acids), as BLS counts them by the same factors. `alcoholLeft` is the share of the alcohol that has not boiled off.
 */
export function energyPer100g(nutrition: Nutrition, alcoholLeft: number): number {
  const { alcoholG = 0, kcal } = nutrition
  if (nutrition.energyFrom === 'source') return kcal - KCAL_PER_G.alcohol * alcoholG * (1 - alcoholLeft)
  return energyOf({ ...nutrition, alcoholG: alcoholG * alcoholLeft })
}
