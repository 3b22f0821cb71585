import type { RecipeStep } from '@spizarka/knowledge'
import type { ReadClause } from './read-steps.ts'
import { foldWords } from './step-words.ts'

const NUMBERS = ['dwoch', 'trzech', 'czterech', 'pieciu', 'szesciu', 'siedmiu', 'osmiu', 'dziewieciu', 'dziesieciu', 'wielu']
const IN_TURNS = new RegExp(`w (${NUMBERS.join('|')}) (?:turach|partiach)`, 'u')
/** Said of every turn, where it might be a moment elsewhere: "po 8 minut". */
const EACH_TURN = /(?<!\p{L})po (\d{1,2}) minut/u
/** "Drugą i trzecią turę", "trzy następne", after the first. */
const FURTHER_TURNS = / (drug(?:a|iej) i trzeci|(?:trz|czter|pie)[a-z]+ nastepn)/u
const FURTHER = ['drug', 'trz', 'czter', 'pie']
const SECOND_TURN = / drug(?:a|ie|iej) (?:ture|turze|partie|partii|usmaz)/u

/**
 * Minutes that steps take beyond those that they name, because a pan takes what is fried in turns: "w trzech turach, po 4 minuty" is
 * named once and lasts three times as long.
 */
export function minutesOfTurns(clauses: readonly ReadClause[]): number {
  const steps = [...new Set(clauses.map(({ step }) => step))]
  let before = 0
  return steps.reduce((sum, step) => {
    const own = clauses.filter((clause) => clause.step === step)
    const fried = longestFrying(own)
    const turns = Math.max(1, ...own.map(({ folded }) => turnsIn(folded)))
    // The batter is fried in one step, and the next says in how many turns.
    const each = fried > 0 ? fried : Math.max(before, ...own.map(({ text }) => Number(EACH_TURN.exec(text)?.[1] ?? 0)))
    before = fried
    return sum + (turns - 1) * each
  }, 0)
}

/** Whether steps speak of turns at all: those of most dishes need not be read for them. */
export function tellsTurns(steps: readonly RecipeStep[]): boolean {
  return steps.some(({ text }) => turnsIn(foldWords(text)) > 1)
}

/** Of what a step fries, that which takes longest is what goes in turns. */
function longestFrying(clauses: readonly ReadClause[]): number {
  return Math.max(0, ...clauses.map(({ heat, minutes }) => (heat.includes('fry') ? (minutes ?? 0) : 0)))
}

function turnsIn(folded: string): number {
  const [, number = ''] = IN_TURNS.exec(folded) ?? []
  if (number !== '') return NUMBERS.indexOf(number) + 2
  const [, further = ''] = FURTHER_TURNS.exec(folded) ?? []
  if (further !== '') return FURTHER.findIndex((each) => further.startsWith(each)) + 3
  return SECOND_TURN.test(folded) ? 2 : 1
}
