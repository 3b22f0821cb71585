import { amountsInText } from '@spizarka/culinary/compose'
import { readIngredient } from '@spizarka/culinary/ingredients'
import { namesFood, namesMinutes } from '@spizarka/culinary/recipes'
import { type Food, isSeasoning, type RecipeStep } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { plainLine } from './plain-line.ts'
import type { ProposedRecipe } from './question.ts'

const MAX_LINE_LENGTH = 120
/** "do smaku": what nobody measures weighs next to nothing. */
const UNMEASURED_G = 1
/** Grams of salt in 100 g from which a food is salt itself. */
const PURE_SALT = 90

/** An ingredient of a model's recipe as our own reader understands it. */
export interface ProposedIngredient {
  line: string
  food: Food
  /** That go into the dish. */
  grams: number
  /** As bought, peel and bones included. */
  bought: number
}

/** Reads a model's lines; what cannot be read goes back to it as an objection, by the number of the line. */
export function readProposedIngredients(
  lines: readonly string[],
  dish: Pick<ProposedRecipe, 'kind'> & { servings: number },
): { ingredients: ProposedIngredient[]; objections: string[] } {
  const ingredients: ProposedIngredient[] = []
  const objections: string[] = []
  for (const [place, proposed] of lines.entries()) {
    const line = plainLine(proposed, MAX_LINE_LENGTH)
    const read = line === null ? null : readLine(line, dish)
    if (typeof read === 'object' && read !== null) ingredients.push(read)
    else objections.push(`ingredient ${place + 1} ${read ?? 'is empty'}`)
  }
  return { ingredients, objections }
}

function readLine(line: string, dish: Pick<ProposedRecipe, 'kind'> & { servings: number }): ProposedIngredient | string {
  const [item, another] = readIngredient(line)
  if (another) return 'holds more than one product'
  if (!item?.food) return 'is not a food that we know'
  if (item.usedGrams !== null) return { line, food: item.food, grams: item.usedGrams, bought: item.grams ?? item.usedGrams }
  if (!item.food.spice) return 'has no amount'
  const grams = isSalt(item.food) ? saltToTaste(dish) : UNMEASURED_G
  return { line, food: item.food, grams, bought: grams }
}

function isSalt({ nutrition }: Food): boolean {
  return (nutrition?.saltG ?? 0) >= PURE_SALT
}

/** As much as a dish of its kind tastes with: whoever salts to taste salts that much. */
function saltToTaste({ kind, servings }: { kind: ProposedRecipe['kind']; servings: number }): number {
  return Math.max(UNMEASURED_G, KITCHEN_CHECKS.portions.kinds[kind].saltG[0] * servings)
}

const MAX_STEPS = 20
const MAX_STEP_LENGTH = 600
const MAX_TIMER_MINUTES = 600
const TIMER_LABEL = 'Minutnik'

/** Reads a model's steps against its list: what each uses, by the foods that it names. Seasonings that none names are meant by the last that seasons. */
export function readProposedSteps(
  proposed: ProposedRecipe['steps'],
  ingredients: readonly ProposedIngredient[],
): { steps: RecipeStep[]; objections: string[] } {
  if (proposed.length === 0 || proposed.length > MAX_STEPS) return { steps: [], objections: [`it has ${proposed.length} steps`] }
  const foods = [...new Set(ingredients.map(({ food }) => food.id))]
  const steps: RecipeStep[] = []
  const objections: string[] = []
  for (const [place, step] of proposed.entries()) {
    const text = plainLine(step.text, MAX_STEP_LENGTH)
    if (text === null) objections.push(`step ${place + 1} is empty or too long`)
    else steps.push(withTimer(readStep(asSentence(text), foods), step.minutes))
  }
  const used = new Set(steps.flatMap(({ uses = [] }) => uses))
  return {
    steps: withSeasoning(
      steps,
      foods.filter((food) => !used.has(food) && isSeasoning(food)),
    ),
    objections,
  }
}

/** What a step uses, and the amounts that it states: for more servings they are told anew. */
function readStep(text: string, foods: readonly string[]): RecipeStep {
  const amounts = amountsInText(text, foods)
  return { text, uses: foods.filter((food) => namesFood(text, food)), ...(amounts.length > 0 && { amounts }) }
}

/** With a capital and a full stop: what a model leaves out of a step is no reason to ask again. */
function asSentence(text: string): string {
  const opened = text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
  return /[.!?…]$/u.test(opened) ? opened : `${opened}.`
}

/** A timer of which the sentence says nothing would ring for nobody. */
function withTimer(step: RecipeStep, minutes: number | null): RecipeStep {
  if (minutes === null || !Number.isFinite(minutes) || minutes <= 0 || minutes > MAX_TIMER_MINUTES) return step
  return namesMinutes(step.text, minutes) ? { ...step, timer: { minutes, label: TIMER_LABEL } } : step
}

/** Salt and spices that steps only mean ("dopraw") go into the last one that seasons. */
function withSeasoning(steps: readonly RecipeStep[], unused: readonly string[]): RecipeStep[] {
  const place = steps.findLastIndex(({ text }) => /dopraw|przypraw/iu.test(text))
  if (unused.length === 0 || place < 0) return [...steps]
  return steps.map((step, at) => (at === place ? { ...step, uses: [...(step.uses ?? []), ...unused] } : step))
}
