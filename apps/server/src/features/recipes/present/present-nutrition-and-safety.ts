import type { Nutrients as ShownNutrients } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { heatedThrough } from '@spizarka/culinary/kitchen-checks'
import { friesInUnlistedFat, type Nutrients } from '@spizarka/culinary/nutrition'
import { allergensIn, checkRecipe, type Verdict } from '@spizarka/culinary/safety'
import { findFoodById } from '@spizarka/knowledge'
import { productsOf, type RecipeContent, type StoredIngredient } from '../content/content.ts'
import { checkedIngredients, nutritionOf } from '../facts/recipe-facts.ts'
import type { Viewer } from './viewer.ts'

/** What the figures are computed from, and the steps that may fry in what is not among it. */
type Dish = Pick<RecipeContent, 'ingredients'> & { steps: readonly { text: string }[] }

/** The figures of a recipe as the contract shows them. */
export function presentNutrition({ ingredients, steps }: Dish, servings: number): Recipe['nutrition'] {
  const { perServing, total, coverage, sources } = nutritionOf(ingredients, servings)
  return {
    per_serving: presentNutrients(perServing),
    total: presentNutrients(total),
    coverage: Math.round(coverage * 1000) / 1000,
    sources: sources.map(({ name, source, confidence }) => ({ name, source, confidence })),
    unknown: ingredients
      .filter((each) => productsOf(each).some(({ food, grams }) => food === null || grams === null))
      .map(({ line }) => line),
    without_frying_fat: friesInUnlistedFat(
      steps.map(({ text }) => text),
      ingredients.flatMap((each) => productsOf(each).flatMap(({ food }) => (food === null ? [] : (findFoodById(food) ?? [])))),
    ),
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

type Safety = Recipe['safety']

/** The foods that the steps are known to heat through. */
function heatedIn(ingredients: readonly StoredIngredient[], steps: Dish['steps']): ReadonlySet<string> {
  const linked = ingredients.flatMap(({ line, food, grams, linked: isLinked }) =>
    isLinked && food !== null ? { line, food, grams: grams ?? 0 } : [],
  )
  return heatedThrough({ ingredients: linked, steps: steps.map(({ text }) => ({ text })) })
}

/** What the safety gate says of a recipe to its viewer. `traits` are those of all its ingredients. */
export function presentSafety({ ingredients, steps }: Dish, servings: number, traits: number, viewer: Viewer): Safety {
  const { verdict, findings } = checkRecipe(checkedIngredients(ingredients, heatedIn(ingredients, steps)), viewer.safety, servings)
  return {
    verdict: withUnchecked(verdict, viewer),
    checked_for: viewer.checkedFor,
    findings: [...findings, ...viewer.unchecked.map(uncheckedFinding)],
    allergens: allergensIn(traits),
  }
}

/** The verdict alone, for lists. */
export function verdictOf(ingredients: readonly StoredIngredient[], servings: number, viewer: Viewer): Verdict {
  return withUnchecked(checkRecipe(checkedIngredients(ingredients), viewer.safety, servings).verdict, viewer)
}

function uncheckedFinding(name: string): Safety['findings'][number] {
  return {
    ingredient: null,
    kind: 'unchecked',
    rule: 'unchecked',
    reason: `${name}: nie mamy na to pewnych reguł – oceń to danie samodzielnie`,
    source: null,
  }
}

/** What could not be judged is graver than what is for moderation. */
function withUnchecked(verdict: Verdict, { unchecked }: Viewer): Verdict {
  return unchecked.length > 0 && verdict !== 'blocked' ? 'unchecked' : verdict
}
