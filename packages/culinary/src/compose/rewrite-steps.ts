import type { RecipeStep } from '../recipes/index.ts'
import { leaveOut } from './leave-out.ts'
import { mentions } from './mentions.ts'

/** A food of the base that another stands in for; both as on a shelf label. */
export interface Replacement {
  from: string
  fromName: string
  to: string
  toName: string
}

/** A food that is left out, as on a shelf label. */
export interface LeftOut {
  food: string
  name: string
}

/**
 * Steps after foods were replaced or left out. What names a replaced food says first what goes in instead, because a step is read on
 * its own while cooking; words about what was left out go where the sentence stays whole, and else the step says to skip it.
 */
export function rewriteSteps(
  steps: readonly RecipeStep[],
  replacements: readonly Replacement[],
  dropped: readonly LeftOut[],
): readonly RecipeStep[] {
  const left = dropped.reduce<readonly RecipeStep[]>((rest, food) => rest.flatMap((step) => withoutFood(step, food)), steps)
  return left.map((step) => replacements.reduce(withReplacement, step))
}

function withReplacement(step: RecipeStep, { from, fromName, to, toName }: Replacement): RecipeStep {
  if (!concerns(step, from)) return step
  const uses = step.uses?.map((id) => (id === from ? to : id))
  const isSaid = mentions(step.text, to)
  return {
    ...step,
    text: isSaid ? step.text : `Zamiast składnika „${fromName}”: ${toName}. ${step.text}`,
    ...(uses && { uses: [...new Set(uses)] }),
    ...(step.timer && { timer: isSaid ? step.timer : withoutName(step.timer, from) }),
  }
}

function withoutFood(step: RecipeStep, { food, name }: LeftOut): RecipeStep[] {
  if (!concerns(step, food)) return [step]
  const others = (step.uses ?? []).filter((id) => id !== food)
  const text = leaveOut(step.text, food, others)
  if (text === '' && others.length === 0 && !step.timer && !step.machine) return []
  const isGone = text !== '' && !mentions(text, food)
  return [
    {
      ...step,
      text: isGone ? text : `Pomiń składnik „${name}”. ${step.text}`,
      ...(step.uses && { uses: others }),
      ...(step.timer && { timer: withoutName(step.timer, food) }),
    },
  ]
}

function concerns({ text, uses }: RecipeStep, food: string): boolean {
  return uses?.includes(food) === true || mentions(text, food)
}

function withoutName(timer: NonNullable<RecipeStep['timer']>, food: string): NonNullable<RecipeStep['timer']> {
  return mentions(timer.label, food) ? { ...timer, label: 'Minutnik' } : timer
}
