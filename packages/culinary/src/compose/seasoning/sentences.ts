import type { RecipeStep } from '@spizarka/knowledge'
import { type ReadClause, readSteps } from '../../kitchen-checks/index.ts'
import { once } from '../../remembered.ts'

/** A sentence of a step, and where it stands in its text. */
export interface Sentence {
  step: number
  start: number
  /** Behind its full stop. */
  end: number
  text: string
  /** Read when they are first asked for: most words find their place without. */
  readonly clauses: readonly ReadClause[]
}

const BETWEEN = /(?<=[.!?…])\s+(?=\p{Lu})/gu

/** The sentences of steps, each with its clauses as the kitchen's checks read them. */
export function sentencesOf(steps: readonly RecipeStep[], listed: readonly string[]): Sentence[] {
  const read = once(() => readSteps(steps, listed))
  return steps.flatMap(({ text }, step) => {
    const own = once(() => placed(read().filter((clause) => clause.step === step)))
    const starts = [0, ...[...text.matchAll(BETWEEN)].map(({ index, 0: blank }) => index + blank.length)]
    return starts.map((start, place): Sentence => {
      const next = starts[place + 1] ?? text.length
      const words = text.slice(start, next).trimEnd()
      const within = once(() =>
        own()
          .filter(({ at }) => at >= start && at < next)
          .map(({ clause }) => clause),
      )
      return {
        step,
        start,
        end: start + words.length,
        text: words,
        get clauses() {
          return within()
        },
      }
    })
  })
}

/** Clauses follow one another without a gap. */
function placed(clauses: readonly ReadClause[]): { at: number; clause: ReadClause }[] {
  let at = 0
  return clauses.map((clause) => {
    const here = { at, clause }
    at += clause.text.length
    return here
  })
}

/** Steps with other words between two places of one of them, which use one more food; the amounts behind move along. */
export function withWords(
  steps: readonly RecipeStep[],
  { step, start, end, words }: { step: number; start: number; end: number; words: string },
  foods: readonly string[],
): readonly RecipeStep[] {
  return steps.map((each, place) => {
    if (place !== step) return each
    const shift = words.length - (end - start)
    const amounts = each.amounts?.map((amount) =>
      amount.start >= end ? { ...amount, start: amount.start + shift, end: amount.end + shift } : amount,
    )
    return {
      ...each,
      text: each.text.slice(0, start) + words + each.text.slice(end),
      uses: [...new Set([...(each.uses ?? []), ...foods])],
      ...(amounts && { amounts }),
    }
  })
}
