import type { Nutrients as ShownNutrients } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import type { Nutrients } from '@spizarka/culinary/nutrition'
import { type KeptIngredient, productsOf } from './content.ts'
import { nutritionOf } from './recipe-facts.ts'

/** The figures of a recipe as the contract shows them. */
export function presentNutrition(ingredients: readonly KeptIngredient[], servings: number): Recipe['nutrition'] {
  const { perServing, total, coverage, sources } = nutritionOf(ingredients, servings)
  return {
    per_serving: presentNutrients(perServing),
    total: presentNutrients(total),
    coverage: Math.round(coverage * 1000) / 1000,
    sources: sources.map(({ name, source, confidence }) => ({ name, source, confidence })),
    unknown: ingredients
      .filter((each) => productsOf(each).some(({ food, grams }) => food === null || grams === null))
      .map(({ line }) => line),
  }
}

/** So many servings' worth of nutrients: energy and minerals to 0.1, grams to 0.01. */
export function presentNutrients(figures: Nutrients, servings = 1): ShownNutrients {
  const rounded = (figure: number | null, steps: number) => (figure === null ? null : Math.round(figure * servings * steps) / steps)
  return {
    kcal: rounded(figures.kcal, 10),
    protein_g: rounded(figures.proteinG, 100),
    fat_g: rounded(figures.fatG, 100),
    saturated_g: rounded(figures.saturatedG, 100),
    carbs_g: rounded(figures.carbsG, 100),
    sugars_g: rounded(figures.sugarsG, 100),
    fibre_g: rounded(figures.fibreG, 100),
    salt_g: rounded(figures.saltG, 100),
    potassium_mg: rounded(figures.potassiumMg, 10),
    phosphorus_mg: rounded(figures.phosphorusMg, 10),
  }
}
