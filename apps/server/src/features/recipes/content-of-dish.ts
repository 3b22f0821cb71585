import { purposeOf, readAmount } from '@spizarka/culinary/ingredients'
import type { RecipeIngredient, RecipeStep } from '@spizarka/culinary/recipes'
import type { ComposedIngredient, ComposedRecipe } from '@spizarka/engine'
import { findFoodById } from '@spizarka/knowledge'
import type { KeptIngredient, KeptStep, RecipeContent } from './content.ts'
import { amountFields, readLine } from './read-lines.ts'

type DishIngredient = RecipeIngredient | ComposedIngredient

/** A dish of the base or one that the kitchen composed. */
export interface Dish extends Pick<ComposedRecipe, 'steps' | 'variants' | 'equipment'> {
  ingredients: readonly DishIngredient[]
}

/** A dish of the kitchen as recipes are kept: it knows the foods of its lines. */
export function contentOfDish({ ingredients, steps, variants, equipment }: Dish): RecipeContent {
  const placed = (given: readonly RecipeStep[]) => given.map((step) => keptStep(step, ingredients))
  return {
    ingredients: ingredients.map(keptIngredient),
    steps: placed(steps),
    variants: variants.map((variant) => ({
      devices: [...variant.devices],
      totalMinutes: variant.totalMinutes,
      steps: placed(variant.steps),
    })),
    equipment: [...equipment],
  }
}

function keptIngredient(ingredient: DishIngredient): KeptIngredient {
  const { food: id, grams, line } = ingredient
  const food = id === null ? null : findFoodById(id)
  const about = {
    optional: ingredient.optional ?? false,
    part: ingredient.part ?? null,
    replaces: 'replaces' in ingredient ? (ingredient.replaces ?? null) : null,
  }
  if (food === null) return { ...readLine(line), ...about }
  const { amount, boughtGrams } = readAmount(line, food)
  return {
    name: food.name,
    food: food.id,
    grams,
    // The line says what is bought, peel and bones included; the dish, what goes into it.
    bought: grams === null ? null : Math.max(grams, boughtGrams ?? 0),
    purpose: purposeOf(line),
    line,
    ...amountFields(amount),
    also: [],
    linked: true,
    unread: false,
    ...about,
  }
}

function keptStep({ text, uses = [], timer, machine }: RecipeStep, ingredients: readonly DishIngredient[]): KeptStep {
  const used = new Set<string | null>(uses)
  return {
    text,
    ingredients: [...ingredients.keys()].filter((place) => used.has(ingredients[place]?.food ?? null)),
    timer: timer ? { seconds: Math.round(timer.minutes * 60), label: timer.label } : null,
    machine: machine ?? null,
  }
}
