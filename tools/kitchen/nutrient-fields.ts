import type { Nutrients } from '@spizarka/culinary/nutrition'

/** Figures as the shell writes them, rounded; null where nothing is known. */
export function nutrientFields(nutrients: Nutrients, decimals = 1): object {
  const { kcal, proteinG, fatG, saturatedG, carbsG, sugarsG, fibreG, saltG, potassiumMg, phosphorusMg } = nutrients
  return {
    kcal: rounded(kcal, decimals),
    protein_g: rounded(proteinG, decimals),
    fat_g: rounded(fatG, decimals),
    saturated_g: rounded(saturatedG, decimals),
    carbs_g: rounded(carbsG, decimals),
    sugars_g: rounded(sugarsG, decimals),
    fibre_g: rounded(fibreG, decimals),
    salt_g: rounded(saltG, Math.max(2, decimals)),
    potassium_mg: rounded(potassiumMg, decimals),
    phosphorus_mg: rounded(phosphorusMg, decimals),
  }
}

export function rounded(value: number, decimals?: number): number
export function rounded(value: number | null, decimals?: number): number | null
export function rounded(value: number | null, decimals = 1): number | null {
  return value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals
}
