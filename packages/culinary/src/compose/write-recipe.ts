import type { AdaptedDish, AdaptedIngredient } from './adapted-dish.ts'
import type { ComposedIngredient, ComposedRecipe } from './composed-recipe.ts'
import { explainDish } from './explain-dish.ts'
import { variantsOf } from './find-steps.ts'
import type { Kitchen } from './kitchen.ts'
import { mentions } from './mentions.ts'
import { type Replacement, rewriteSteps } from './rewrite-steps.ts'
import { nameLine, writeLine } from './write-line.ts'

const SPOONS: ReadonlySet<string> = new Set(['łyżka', 'łyżeczka', 'szklanka'])

/** Writes an adapted dish out: lines in its amounts, steps and variants with what was replaced and left out, and why it was chosen. */
export function writeRecipe(adapted: AdaptedDish, kitchen: Kitchen, unchecked: readonly string[]): ComposedRecipe {
  const { dish, found, ingredients } = adapted
  const { recipe } = dish
  const { request } = kitchen
  const replacements = ingredients.filter(({ replacedFor }) => replacedFor !== null).map(replacementOf)
  const dropped = adapted.dropped.map(({ base: { food, name } }) => ({ food, name }))
  const rewrite = (steps: ComposedRecipe['steps']): ComposedRecipe['steps'] => rewriteSteps(steps, replacements, dropped)
  const grams = ingredients.reduce((sum, each) => sum + each.grams, 0)
  const changed = [
    ...replacements.filter(({ to }) => !mentions(recipe.about, to)).map(({ from }) => from),
    ...dropped.map(({ food }) => food),
  ]
  return {
    baseId: recipe.id,
    title: recipe.title,
    about: changed.some((food) => mentions(recipe.about, food)) ? 'Znane danie, dopasowane do tego, co masz i jak jesz.' : recipe.about,
    kind: recipe.kind,
    meals: recipe.meals,
    servings: request.servings,
    activeMinutes: Math.min(recipe.activeMinutes, found.totalMinutes),
    totalMinutes: found.totalMinutes,
    device: request.device,
    equipment: found.equipment,
    ingredients: ingredients.map(writeIngredient),
    steps: rewrite(found.steps),
    variants: variantsOf(recipe, grams)
      .filter(({ steps }) => steps !== found.steps)
      .map((variant) => ({ ...variant, steps: rewrite(variant.steps) })),
    keepsDays: recipe.keepsDays,
    why: explainDish(adapted, kitchen, unchecked),
  }
}

function replacementOf({ base, row }: AdaptedIngredient): Replacement {
  return { from: base.food, fromName: base.name, to: row.id, toName: row.name }
}

function writeIngredient(ingredient: AdaptedIngredient): ComposedIngredient {
  const { base, row, grams, replacedFor } = ingredient
  return {
    name: row.name,
    food: row.id,
    grams,
    line: lineOf(ingredient),
    ...(base.main && { main: base.main }),
    ...(base.optional && { optional: base.optional }),
    ...(base.part !== undefined && { part: base.part }),
    ...(replacedFor !== null && { replaces: base.name }),
  }
}

function lineOf({ base, row, quantity, grams, replacedFor }: AdaptedIngredient): string {
  if (replacedFor === null) return quantity === null ? base.line : writeLine(base, quantity)
  if (quantity !== null && base.amount !== null && SPOONS.has(base.amount.measure)) return nameLine(row.name, quantity, base.amount.measure)
  return row.unit === 'ml' ? nameLine(row.name, Math.round(grams / (row.density ?? 1)), 'ml') : nameLine(row.name, grams, 'g')
}
