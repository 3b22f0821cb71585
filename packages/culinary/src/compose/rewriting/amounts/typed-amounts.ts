import type { StepAmount } from '@spizarka/knowledge'
import { findMentions } from '../../../recipes/index.ts'
import { findAmounts } from './step-amounts.ts'

/** Letters and foods beyond which reading a step would take a while: what somebody typed may be anything. */
const LONGEST_STEP = 600
const MOST_FOODS = 40
/** Of each sentence "po" and "każdy" speak for themselves. */
const SENTENCE_END = /(?<=[.!?])(?=\s)/u

/** The amounts that a step states of the listed foods, where no recipe of ours marks them: "wlej 400 g pomidorów". What it names without a number stays as its author put it. */
export function amountsInText(text: string, foods: readonly string[]): StepAmount[] {
  if (text.length > LONGEST_STEP || foods.length > MOST_FOODS) return []
  const clauses = text.split(SENTENCE_END).map((sentence) => ({ text: sentence, foods: [], mentions: findMentions(sentence, foods) }))
  return findAmounts(clauses, () => null)
}
