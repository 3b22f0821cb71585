import type { RecipeStep, StepAmount, StepClause } from '@spizarka/knowledge'

/** A clause while its words are changed: its mentions and amounts keep their places. */
export interface WordedClause extends StepClause {
  amounts?: readonly StepAmount[]
}

/** A step with the clauses that its text is made of. */
export interface StepWithClauses extends Omit<RecipeStep, 'amounts'> {
  clauses: readonly WordedClause[]
}

/** What joins a clause to the next one or ends its sentence. */
const TAIL = /(?:,\s+|(?<!\s)\s+(?:i|oraz)\s+|(?<![.!?…;:])[.!?…;:]+\s*|(?<!\s)\s+)$/u
const ENDS_SENTENCE = /[.!?…]\s*$/u

/** What joins a clause to the next one or ends its sentence: ", ", " i ", ". ". */
export function tailOf({ text }: WordedClause): string {
  return TAIL.exec(text)?.[0] ?? ''
}

/** A clause without what joins it to the next one. */
export function bodyOf(clause: WordedClause): string {
  return clause.text.slice(0, clause.text.length - tailOf(clause).length)
}

export function endsSentence({ text }: WordedClause): boolean {
  return ENDS_SENTENCE.test(text)
}

export function withTail(clause: WordedClause, tail: string): WordedClause {
  return { ...clause, text: bodyOf(clause) + tail }
}

/** A clause with other words in a place; what they name instead, if anything. Mentions behind them move along. */
export function withWords(clause: WordedClause, start: number, end: number, words: string, foods: readonly string[] = []): WordedClause {
  const shift = words.length - (end - start)
  const moved = placesAround(clause.mentions ?? [], start, end, shift)
  const own = foods.length > 0 ? [{ start, end: start + words.length, foods }] : []
  return {
    ...clause,
    text: clause.text.slice(0, start) + words + clause.text.slice(end),
    mentions: [...moved, ...own].sort((one, other) => one.start - other.start),
    ...(clause.amounts && { amounts: placesAround(clause.amounts, start, end, shift) }),
  }
}

/** Places that are not touched; those behind move along. */
function placesAround<Place extends { start: number; end: number }>(
  places: readonly Place[],
  start: number,
  end: number,
  shift: number,
): Place[] {
  const kept = places.filter((each) => each.end <= start || each.start >= end)
  return kept.map((each) => (each.start >= end ? { ...each, start: each.start + shift, end: each.end + shift } : each))
}

/** The step that its clauses say. */
export function joinClauses({ clauses, ...step }: StepWithClauses): RecipeStep {
  let text = ''
  const amounts: StepAmount[] = []
  for (const clause of clauses) {
    amounts.push(...(clause.amounts ?? []).map((each) => ({ ...each, start: each.start + text.length, end: each.end + text.length })))
    text += clause.text
  }
  return { ...step, text, ...(amounts.length > 0 && { amounts }) }
}

/** A step with its clauses, each with the amounts that it states. */
export function divideStep({ amounts = [], ...step }: RecipeStep, clauses: readonly StepClause[]): StepWithClauses {
  let at = 0
  return {
    ...step,
    clauses: clauses.map((clause) => {
      const start = at
      at += clause.text.length
      const own = amounts.filter((each) => each.start >= start && each.end <= at)
      return own.length === 0
        ? clause
        : { ...clause, amounts: own.map((each) => ({ ...each, start: each.start - start, end: each.end - start })) }
    }),
  }
}

/** A clause that no longer speaks of a food, whatever its words. */
export function withoutFood(clause: WordedClause, food: string): WordedClause {
  return {
    ...clause,
    foods: clause.foods.filter((id) => id !== food),
    mentions: (clause.mentions ?? []).flatMap((each) => {
      const foods = each.foods.filter((id) => id !== food)
      return foods.length === 0 ? [] : [{ ...each, foods }]
    }),
  }
}

/** A clause that opens its sentence. */
export function capitalised(clause: WordedClause): WordedClause {
  return { ...clause, text: clause.text.charAt(0).toUpperCase() + clause.text.slice(1) }
}
