import { inflectName } from '../inflection/index.ts'
import type { RecipeStep } from '../recipes/index.ts'
import type { ChangeReason } from './adapted-dish.ts'
import { leaveOut } from './leave-out.ts'
import { mentions } from './mentions.ts'
import { isImplied, replaceFood, suits } from './replace-food.ts'

/** A food of the base that another stands in for; both as on a shelf label. */
export interface Replacement {
  from: string
  fromName: string
  to: string
  toName: string
  reason: ChangeReason
}

/** A food that is left out, as on a shelf label. */
export interface LeftOut {
  food: string
  name: string
  reason: ChangeReason
}

export interface Changes {
  replacements: readonly Replacement[]
  dropped: readonly LeftOut[]
  /** Foods of the dish as it was written. */
  foods: readonly string[]
}

/**
 * Steps after foods were replaced or left out. Null where a step would still name what the eater must not have; what merely is not at
 * home may stay in a sentence that would break without it, and the step says first what to do instead, because it is read on its own.
 */
export function rewriteSteps(steps: readonly RecipeStep[], { replacements, dropped, foods }: Changes): readonly RecipeStep[] | null {
  let written: RecipeStep[] = [...steps]
  for (const change of [...dropped, ...replacements]) {
    const next: RecipeStep[] = []
    for (const step of written) {
      const changed = 'from' in change ? withReplacement(step, change, foods) : withoutFood(step, change)
      if (changed === null) return null
      next.push(...changed)
    }
    written = next
  }
  return written
}

function withReplacement(
  step: RecipeStep,
  { from, fromName, to, toName, reason }: Replacement,
  foods: readonly string[],
): RecipeStep[] | null {
  if (reason === 'profile' && isImplied(step.text, from)) return null
  if (!concerns(step, from)) return [step]
  const uses = step.uses?.map((id) => (id === from ? to : id))
  const fit = reason === 'missing' ? suits(step.text, from, to) : 'not'
  const others = foods.filter((food) => food !== from)
  const said = fit === 'both' ? step.text : (replaceFood(step.text, from, toName, others) ?? (fit === 'loosely' ? step.text : null))
  if (said === null && reason === 'profile') return null
  return [
    {
      ...step,
      text: said ?? `${insteadOf(fromName, toName)} ${step.text}`,
      ...(uses && { uses: [...new Set(uses)] }),
      ...(step.timer && { timer: fit !== 'not' ? step.timer : withoutName(step.timer, from) }),
    },
  ]
}

function insteadOf(fromName: string, toName: string): string {
  const from = inflectName(fromName)?.in('genitive')
  const to = inflectName(toName)?.in('accusative')
  return from !== undefined && to !== undefined ? `Zamiast ${from} weź ${to}.` : `Zamiast składnika „${fromName}”: ${toName}.`
}

function withoutFood(step: RecipeStep, { food, name, reason }: LeftOut): RecipeStep[] | null {
  if (reason === 'profile' && isImplied(step.text, food)) return null
  if (!concerns(step, food)) return [step]
  const others = (step.uses ?? []).filter((id) => id !== food)
  const text = leaveOut(step.text, food, others)
  if (text === '' && others.length === 0 && !step.timer && !step.machine) return []
  const isGone = text !== '' && !mentions(text, food)
  if (!isGone && reason === 'profile') return null
  return [
    {
      ...step,
      text: isGone ? text : `${leaveIt(name)} ${step.text}`,
      ...(step.uses && { uses: others }),
      ...(step.timer && { timer: withoutName(step.timer, food) }),
    },
  ]
}

function leaveIt(name: string): string {
  const inflected = inflectName(name)?.in('accusative')
  return inflected === undefined ? `Pomiń składnik „${name}”.` : `${inflected.charAt(0).toUpperCase()}${inflected.slice(1)} pomiń.`
}

function concerns({ text, uses }: RecipeStep, food: string): boolean {
  return uses?.includes(food) === true || mentions(text, food)
}

function withoutName(timer: NonNullable<RecipeStep['timer']>, food: string): NonNullable<RecipeStep['timer']> {
  return mentions(timer.label, food) ? { ...timer, label: 'Minutnik' } : timer
}
