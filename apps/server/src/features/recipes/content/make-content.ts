import { LIMITS } from '@spizarka/contract/limits'
import { purposeOf, readAmount } from '@spizarka/culinary/ingredients'
import type { ComposedIngredient, ComposedRecipe } from '@spizarka/engine'
import { findFoodById, type RecipeIngredient, type RecipeStep } from '@spizarka/knowledge'
import type { RecipeContent, StoredIngredient, StoredStep } from './content.ts'
import { amountFields, readLine, readLines } from './read-lines.ts'
import { readSteps, storedAmounts, type TypedStep } from './read-steps.ts'

type DishIngredient = RecipeIngredient | ComposedIngredient

/** A dish of the base or one that the kitchen composed. */
interface Dish extends Pick<ComposedRecipe, 'steps' | 'variants' | 'equipment'> {
  ingredients: readonly DishIngredient[]
}

/** A dish of the kitchen as recipes are kept: it knows the foods of its lines. */
export function contentOfDish({ ingredients, steps, variants, equipment }: Dish): RecipeContent {
  const placed = (given: readonly RecipeStep[]) => given.map((step) => stepOfDish(step, ingredients))
  return {
    ingredients: ingredients.map(storedIngredient),
    steps: placed(steps),
    variants: variants.map((variant) => ({
      devices: [...variant.devices],
      totalMinutes: variant.totalMinutes,
      steps: placed(variant.steps),
    })),
    equipment: [...equipment],
  }
}

function storedIngredient(ingredient: DishIngredient): StoredIngredient {
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

function stepOfDish({ text, amounts, uses = [], timer, machine }: RecipeStep, ingredients: readonly DishIngredient[]): StoredStep {
  const used = new Set<string | null>(uses)
  return {
    text,
    ...(amounts && { amounts: storedAmounts(amounts) }),
    ingredients: [...ingredients.keys()].filter((place) => used.has(ingredients[place]?.food ?? null)),
    timer: timer ? { seconds: Math.round(timer.minutes * 60), label: timer.label } : null,
    machine: machine ?? null,
  }
}

/** A recipe that somebody wrote: the kitchen reads its lines, each stays one ingredient as it was typed. */
export async function contentOfLines(lines: readonly string[], steps: readonly string[]): Promise<RecipeContent> {
  const ingredients = await readLines(lines)
  return arrangeContent(ingredients, await readSteps(steps, ingredients))
}

/** Typed ingredients and steps as a recipe. What is in `before` word for word keeps what is known of it beyond its words. */
export function arrangeContent(typed: readonly StoredIngredient[], steps: readonly TypedStep[], before?: RecipeContent): RecipeContent {
  const known = new Map(before?.ingredients.map((ingredient) => [ingredient.line, ingredient]))
  const ingredients = typed.map((ingredient) => known.get(ingredient.line) ?? ingredient)
  return {
    ingredients,
    steps: steps.map((step, place) => stepAsTyped(step, place, ingredients, before)),
    variants: [],
    equipment: before?.equipment ?? [],
  }
}

/** A step that stayed as it was still names its ingredients, at their places of now. */
function stepAsTyped(
  { text, amounts }: TypedStep,
  place: number,
  ingredients: readonly StoredIngredient[],
  before: RecipeContent | undefined,
): StoredStep {
  const known = before?.steps.find((step) => step.text === text)
  if (!known) return { text, ...(amounts && { amounts }), ingredients: [], timer: timerInText(text, place + 1), machine: null }
  const lines = known.ingredients.map((each) => before?.ingredients[each]?.line)
  const places = lines.map((line) => ingredients.findIndex((ingredient) => ingredient.line === line))
  return { ...known, ingredients: places.filter((each) => each >= 0) }
}

const TIME =
  /(?<![\d,.])(?:(?<number>\d{1,4}(?:[,.]\d)?)(?:\s*[-–]\s*\d+(?:[,.]\d)?)?|(?<half>pół))\s*(?:(?<hours>godz\p{L}*|h\b)|(?<minutes>min(?:ut\p{L}*)?\b))(?!\p{L}|\.?\s(?:wcześniej|przed|krócej|dłużej))/iu

/**
 * The first time that a step names, worth a timer: of "10–15 minut" the shorter, after which one looks; null where it names none. A
 * difference ("2 minuty krócej") is no time to wait.
 * `number` is the step's own, counted from 1.
 */
export function timerInText(text: string, number: number): StoredStep['timer'] {
  const found = TIME.exec(text)?.groups
  if (!found) return null
  const amount = found['number'] === undefined ? 0.5 : Number(found['number'].replace(',', '.'))
  const minutes = found['hours'] === undefined ? amount : amount * 60
  const seconds = Math.round(minutes * 60)
  return seconds > 0 && minutes <= LIMITS.recipeMinutes ? { seconds, label: `Krok ${number}` } : null
}
