import { amountOf, purposeOf, readIngredient } from '@spizarka/culinary/ingredients'
import { findFoodById } from '@spizarka/culinary/knowledge'
import type { RecipeIngredient, RecipeStep } from '@spizarka/culinary/recipes'
import type { ComposedIngredient, ComposedRecipe } from '@spizarka/engine'
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
  return {
    name: food.name,
    food: food.id,
    grams,
    bought: gramsAsBought(line, food.id, grams),
    purpose: purposeOf(line),
    line,
    ...amountFields(amountOf(line, food)),
    also: [],
    linked: true,
    ...about,
  }
}

/** The dish says what goes into it; peel and bones are added in the proportion that its line is read with. */
function gramsAsBought(line: string, foodId: string, grams: number | null): number | null {
  const [read] = readIngredient(line)
  if (grams === null || read?.food?.id !== foodId || read.grams === null || !read.usedGrams) return grams
  return (grams * read.grams) / read.usedGrams
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
