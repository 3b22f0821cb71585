import { foreignFoods, namesFood } from '@spizarka/culinary/recipes'
import type { RecipeStep } from '@spizarka/knowledge'
import { plainLine } from './plain-line.ts'
import type { SaidRecipe } from './question.ts'
import type { SaidIngredient } from './read-said-ingredients.ts'

const MOST_STEPS = 20
const LONGEST_STEP = 600
const LONGEST_TIMER = 600
const TIMER_LABEL = 'Minutnik'

/** Reads a model's steps against its list: every ingredient must be named somewhere (seasonings need not), and nothing else. */
export function readSaidSteps(
  said: SaidRecipe['steps'],
  ingredients: readonly SaidIngredient[],
): { steps: RecipeStep[]; objections: string[] } {
  if (said.length === 0 || said.length > MOST_STEPS) return { steps: [], objections: [`it has ${said.length} steps`] }
  const foods = [...new Set(ingredients.map(({ food }) => food.id))]
  const steps: RecipeStep[] = []
  const objections: string[] = []
  for (const [place, step] of said.entries()) {
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
