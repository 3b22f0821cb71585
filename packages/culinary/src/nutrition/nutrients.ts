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
