/** What is counted of a dish; the keys of every sum. Energy in kcal, minerals in mg, the rest in g. */
export const NUTRIENTS = [
  'kcal',
  'proteinG',
  'fatG',
  'saturatedG',
  'carbsG',
  'sugarsG',
  'fibreG',
  'saltG',
  'potassiumMg',
  'phosphorusMg',
] as const

export type Nutrient = (typeof NUTRIENTS)[number]

/** Amounts of nutrients; null is not known, never zero. */
export type Nutrients = Readonly<Record<Nutrient, number | null>>

/** One record of nutrients, each computed from its key. */
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
