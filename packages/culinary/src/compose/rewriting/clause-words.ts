import type { FoodMention, StepClause } from '@spizarka/knowledge'

/** What joins a clause to the next one or ends its sentence. */
const TAIL = /(?:,\s+|(?<!\s)\s+(?:i|oraz)\s+|[.!?…;:]+\s*|\s+)$/u
const ENDS_SENTENCE = /[.!?…]\s*$/u

/** What joins a clause to the next one or ends its sentence: ", ", " i ", ". ". */
export function tailOf({ text }: StepClause): string {
  return TAIL.exec(text)?.[0] ?? ''
}

/** A clause without what joins it to the next one. */
export function bodyOf(clause: StepClause): string {
  return clause.text.slice(0, clause.text.length - tailOf(clause).length)
}

export function endsSentence({ text }: StepClause): boolean {
  return ENDS_SENTENCE.test(text)
}

export function withTail(clause: StepClause, tail: string): StepClause {
  return { ...clause, text: bodyOf(clause) + tail }
}

/** A clause with other words in a place; what they name instead, if anything. Mentions behind them move along. */
export function withWords(clause: StepClause, start: number, end: number, words: string, foods: readonly string[] = []): StepClause {
  const shift = words.length - (end - start)
  const kept = (clause.mentions ?? []).filter((each) => each.end <= start || each.start >= end)
  const moved = kept.map((each): FoodMention => (each.start >= end ? { ...each, start: each.start + shift, end: each.end + shift } : each))
  const own = foods.length > 0 ? [{ start, end: start + words.length, foods }] : []
  return {
    ...clause,
    text: clause.text.slice(0, start) + words + clause.text.slice(end),
    mentions: [...moved, ...own].sort((one, other) => one.start - other.start),
  }
}

/** A clause that no longer speaks of a food, whatever its words. */
export function withoutFood(clause: StepClause, food: string): StepClause {
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
export function capitalised(clause: StepClause): StepClause {
  return { ...clause, text: clause.text.charAt(0).toUpperCase() + clause.text.slice(1) }
}
