import type { RecipeStep } from '@spizarka/knowledge'
import { inflectName } from '../../inflection/index.ts'
import { namedFood } from './food-name-forms.ts'
import { leaveOut, withOneOfBoth } from './leave-out.ts'
import { mentions } from './mentions.ts'
import { namedSpans } from './named-spans.ts'
import { namesByAdjective, replaceFood, suits, withVerbOf } from './replace-food.ts'
import { severalPieces } from './several-pieces.ts'

/** Why an ingredient was replaced or left out: the eater must not have it, or it is not at home. */
export type ChangeReason = 'profile' | 'missing'

/** A food of the base that another stands in for; `toName` as on a shelf label. */
export interface Replacement {
  from: string
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

/** What was changed about a dish. */
export interface Changes {
  replacements: readonly Replacement[]
  dropped: readonly LeftOut[]
  /** Foods of the dish as it was written. */
  foods: readonly string[]
}

/** "Wyjmij liście i ziele." */
const TAKEN_OUT = /(?<!\p{L})wyjmij(?:\s+\p{L}+\s+(?:i|oraz))?\s+$/iu

/**
 * Steps after foods were replaced or left out. Null where a step would still name what was replaced or what the eater must not have;
 * what merely is not at home may stay in a sentence that would break without it, and the step says first to leave it out, because it is
 * read on its own.
 */
export function rewriteSteps(steps: readonly RecipeStep[], { replacements, dropped, foods }: Changes): readonly RecipeStep[] | null {
  let written: RecipeStep[] = [...steps]
  for (const change of [...dropped, ...replacements]) {
    const next: RecipeStep[] = []
    const others = [...foods, ...replacements.filter((other) => other !== change).map(({ to }) => to)]
    for (const step of written) {
      const changed = 'from' in change ? withReplacement(step, change, others) : withoutFood(step, change, others)
      if (changed === null) return null
      next.push(...changed)
    }
    written = next
  }
  return written
}

function withReplacement(step: RecipeStep, { from, to, toName, reason }: Replacement, foods: readonly string[]): RecipeStep[] | null {
  if (reason === 'profile' && namesByAdjective(step.text, from)) return null
  if (!concerns(step, from)) return [step]
  const uses = step.uses?.map((id) => (id === from ? to : id))
  const fit = reason === 'missing' ? suits(step.text, from, to) : 'not'
  const others = foods.filter((food) => food !== from)
  const replaced =
    fit === 'both'
      ? step.text
      : (replaceFood(step.text, from, toName, others, severalPieces(to)?.name) ?? (fit === 'loosely' ? step.text : null))
  const rewritten = replaced && withVerbOf(to, replaced)
  if (rewritten === null) return null
  return [
    {
      ...step,
      text: rewritten,
      ...(uses && { uses: [...new Set(uses)] }),
      ...(step.timer && { timer: fit !== 'not' ? step.timer : withoutName(step.timer, from) }),
    },
  ]
}

function withoutFood(step: RecipeStep, { food, name, reason }: LeftOut, foods: readonly string[]): RecipeStep[] | null {
  if (reason === 'profile' && namesByAdjective(step.text, food)) return null
  if (!concerns(step, food)) return [step]
  if (reason === 'missing' && isAboutAnother(step, food)) return [step]
  const others = (step.uses ?? []).filter((id) => id !== food)
  const text = withOneOfBoth(step.text, food, others) ?? leaveOut(step.text, food, others, foods)
  if (others.length === 0 && !step.machine && (text === '' ? !step.timer : isOrderForIt(text, food))) return []
  const isGone = text !== '' && !(reason === 'profile' ? mentions(text, food) : names(text, food, others))
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

/**
 * The words that seem to name it name something else: what a step does not list goes into it only under its full name, and is taken out
 * under any. "pietruszkę" is the root there, not its leaves.
 */
function isAboutAnother({ text, uses }: RecipeStep, food: string): boolean {
  if (uses === undefined || uses.includes(food)) return false
  return !namedSpans(text, food).some((span) => span.attributes.length > 0 || span.hasEnding || TAKEN_OUT.test(text.slice(0, span.start)))
}

/** Whether a text speaks of a food by its own name, or by one that no other food of the step shares: "mielona kolendra" is no kumin. */
function names(text: string, food: string, others: readonly string[]): boolean {
  return namedSpans(text, food).some(
    ({ form, attributes, hasEnding }) => attributes.length > 0 || hasEnding || !others.some((other) => namedFood(other).nouns.has(form)),
  )
}

/** One sentence that opens with the food and is about nothing else: "Pestki dyni praż, aż zaczną strzelać, i przesyp na talerz." */
function isOrderForIt(text: string, food: string): boolean {
  return namedSpans(text, food)[0]?.start === 0 && !/[.!?…]\s/u.test(text) && !/°C/u.test(text)
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
