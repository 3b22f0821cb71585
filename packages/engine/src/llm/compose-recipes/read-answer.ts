import { readIngredient } from '@spizarka/culinary/ingredients'
import { foreignFoods, namesFood } from '@spizarka/culinary/recipes'
import type { Food, RecipeStep } from '@spizarka/knowledge'
import type { ProposedRecipe } from './question.ts'

const MARKUP = /<[^<>]*>|https?:\/\/\S+|[<>{}\\`*_#|]/gu
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Component}](?<![\p{L}\p{N}])/gu
const UNSEEN = /[\p{C}]/gu

/** A model's words as one line of plain text: no markup, addresses, emoji or invisible signs; null where nothing, or too much, is left. */
export function plainLine(proposed: string, longest: number): string | null {
  const plain = proposed.replace(/\s+/gu, ' ').replace(MARKUP, ' ').replace(PICTURES, '').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
  return plain === '' || plain.length > longest ? null : plain
}

const LONGEST_LINE = 120
/** "szczypta", "do smaku": what nobody measures weighs next to nothing. */
const UNMEASURED_G = 1

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
export function readProposedIngredients(lines: readonly string[]): { ingredients: ProposedIngredient[]; objections: string[] } {
  const ingredients: ProposedIngredient[] = []
  const objections: string[] = []
  for (const [place, proposed] of lines.entries()) {
    const line = plainLine(proposed, LONGEST_LINE)
    const read = line === null ? null : readLine(line)
    if (typeof read === 'object' && read !== null) ingredients.push(read)
    else objections.push(`ingredient ${place + 1} ${read ?? 'is empty'}`)
  }
  return { ingredients, objections }
}

function readLine(line: string): ProposedIngredient | string {
  const [item, another] = readIngredient(line)
  if (another) return 'holds more than one product'
  if (!item?.food) return 'is not a food that we know'
  if (item.usedGrams !== null) return { line, food: item.food, grams: item.usedGrams, bought: item.grams ?? item.usedGrams }
  return item.food.spice ? { line, food: item.food, grams: UNMEASURED_G, bought: UNMEASURED_G } : 'has no amount'
}

const MOST_STEPS = 20
const LONGEST_STEP = 600
const LONGEST_TIMER = 600
const TIMER_LABEL = 'Minutnik'

/** Reads a model's steps against its list: every ingredient must be named somewhere (seasonings need not), and nothing else. */
export function readProposedSteps(
  proposed: ProposedRecipe['steps'],
  ingredients: readonly ProposedIngredient[],
): { steps: RecipeStep[]; objections: string[] } {
  if (proposed.length === 0 || proposed.length > MOST_STEPS) return { steps: [], objections: [`it has ${proposed.length} steps`] }
  const foods = [...new Set(ingredients.map(({ food }) => food.id))]
  const steps: RecipeStep[] = []
  const objections: string[] = []
  for (const [place, step] of proposed.entries()) {
    const text = plainLine(step.text, LONGEST_STEP)
    if (text === null) objections.push(`step ${place + 1} is empty or too long`)
    else if (foreignFoods(text, foods).length > 0) objections.push(`step ${place + 1} names food that is not listed`)
    else steps.push(withTimer({ text, uses: foods.filter((food) => namesFood(text, food)) }, step.minutes))
  }
  const used = new Set(steps.flatMap(({ uses = [] }) => uses))
  const unused = ingredients.filter(({ food }) => !used.has(food.id))
  for (const each of unused)
    if (each.food.spice !== true && each.food.id !== 'woda') objections.push(`no step uses ingredient ${ingredients.indexOf(each) + 1}`)
  return { steps: withSeasoning(steps, [...new Set(unused.map(({ food }) => food.id))]), objections }
}

function withTimer(step: RecipeStep, minutes: number | null): RecipeStep {
  if (minutes === null || !Number.isFinite(minutes) || minutes <= 0 || minutes > LONGEST_TIMER) return step
  return { ...step, timer: { minutes, label: TIMER_LABEL } }
}

/** Salt and spices that steps only mean ("dopraw") go into the last one that cooks or seasons. */
function withSeasoning(steps: readonly RecipeStep[], unused: readonly string[]): RecipeStep[] {
  if (unused.length === 0) return [...steps]
  const named = steps.findLastIndex(({ text }) => /dopraw|przypraw|gotuj|smaż|wymieszaj/iu.test(text))
  const place = named < 0 ? steps.length - 1 : named
  return steps.map((step, at) => (at === place ? { ...step, uses: [...(step.uses ?? []), ...unused] } : step))
}
