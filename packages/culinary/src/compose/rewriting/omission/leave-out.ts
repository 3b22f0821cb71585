import { type FoodMention, findFoodById } from '@spizarka/knowledge'
import { inflectName } from '../../../inflection/index.ts'
import { fold } from '../../../parse/polish/fold.ts'
import { endsSentence, type WordedClause, withoutFood, withWords } from '../clause-words.ts'
import { namedSpans } from '../named-spans.ts'
import { leaveOutClause } from './leave-out-clause.ts'
import { leaveOutMember } from './leave-out-member.ts'

/** Says of several things what would be wrong of one. */
const OF_SEVERAL =
  /(?<!\p{L})(?:je|nich|nimi|im|oba|obie|razem|osobno|wszystko razem|(?:aż|gdy|zanim|żeby|póki)\s+(?:się\s+|nie\s+)*\p{L}+ą)(?!\p{L})/u
const BOTH = /(?<!\p{L})(obie|oba|obiema)\s+(?:\p{L}+\s+)?\p{L}+$/iu

/**
 * The clauses of a step without one food: what is about it alone goes, with what goes on about it, and a list loses one member. Null
 * where that would leave no whole sentences; an empty list where nothing is left. `staysTreated`: salted water stays salted.
 */
export function leaveOut(clauses: readonly WordedClause[], food: string, { staysTreated = false } = {}): WordedClause[] | null {
  let rest = staysTreated ? [...clauses] : clauses.map((clause) => untreated(clause, food))
  for (;;) {
    const place = rest.findIndex(({ foods }) => foods.includes(food))
    const clause = rest[place]
    if (!clause) return rest
    const mention = clause.mentions?.find(({ foods }) => foods.includes(food))
    const left = mention ? withoutMention(rest, place, food, mention) : withClause(rest, place, withoutFood(clause, food))
    if (!left) return null
    rest = left
  }
}

function withoutMention(clauses: readonly WordedClause[], place: number, food: string, mention: FoodMention): WordedClause[] | null {
  const clause = clauses[place]
  if (!clause) return null
  if (mention.foods.length > 1) return withoutOneOfSeveral(clauses, place, food, mention)
  // "obie mielone papryki" where one of them alone is known: the words would be wrong of either.
  if (BOTH.test(clause.text.slice(0, mention.end))) return null
  const member = leaveOutMember(clause, food, mention)
  if (member) {
    const changed = withClause(clauses, place, member)
    return staysPlural(changed, place, food) ? changed : null
  }
  const left = leaveOutClause(clauses, place, food, mention)
  return left && left.length < clauses.length && goesOnCooking(clauses.slice(place + 1)) ? null : left
}

/** The clause without participles of what the food does ("w osolonej wodzie"): the water is still there. */
export function untreated(clause: WordedClause, food: string): WordedClause {
  const verbs = findFoodById(food)?.addedBy ?? []
  const treated = [...clause.text.matchAll(/(?<!\p{L})\p{L}+ (?=\p{L})/gu)].filter(({ 0: word }) => {
    const folded = fold(word)
    return verbs.some((verb) => folded.startsWith(`${verb}on`))
  })
  return treated.reduceRight((rest, { 0: word, index }) => withWords(rest, index, index + word.length, ''), clause)
}

/** "…, dodaj cebulę i smaż jeszcze 4 minuty" goes on with what was begun on a pan that is no longer there. */
const GOES_ON = /(?<!\p{L})(?:smaż|duś|gotuj|piecz|praż)\s+jeszcze(?!\p{L})/iu

function goesOnCooking(after: readonly WordedClause[]): boolean {
  const end = after.findIndex(endsSentence)
  return after.slice(0, end < 0 ? undefined : end + 1).some(({ text }) => GOES_ON.test(text))
}

/** Words for several foods stay for those that are left: "warzywa"; two that are spoken of as both become the name of the other. */
function withoutOneOfSeveral(
  clauses: readonly WordedClause[],
  place: number,
  food: string,
  { start, end, foods }: FoodMention,
): WordedClause[] | null {
  const clause = clauses[place]
  const left = foods.filter((id) => id !== food)
  if (!clause) return null
  const [both, which = ''] = BOTH.exec(clause.text.slice(0, end)) ?? []
  if (both === undefined) return left.length > 1 ? withClause(clauses, place, withoutFood(clause, food)) : null
  const name = left.length === 1 ? inflectName(findFoodById(left[0] ?? '')?.name ?? '') : null
  if (!name) return null
  const words = name.in(which.toLowerCase() === 'obiema' ? 'instrumental' : 'accusative')
  const from = Math.min(start, end - both.length)
  return withClause(clauses, place, withWords(withoutFood(clause, food), from, end, words, left))
}

function withClause(clauses: readonly WordedClause[], place: number, clause: WordedClause): WordedClause[] {
  return clauses.map((each, at) => (at === place ? clause : each))
}

/** Whether what is said of several things in the rest of the sentence is still said of several. */
function staysPlural(clauses: readonly WordedClause[], place: number, food: string): boolean {
  const clause = clauses[place]
  if (!clause) return false
  const others = (clause.mentions ?? []).flatMap(({ foods }) => foods).filter((id) => id !== food)
  if (others.length > 1) return true
  const [other] = others
  if (other !== undefined && namedSpans(clause.text, other).some(({ noun }) => noun.agreement === 'plural')) return true
  const end = clauses.findIndex((each, at) => at >= place && endsSentence(each))
  const rest = clauses.slice(place + 1, end < 0 ? undefined : end + 1).filter(({ foods }) => foods.length === 0)
  return !OF_SEVERAL.test(clause.text) && !rest.some(({ text }) => OF_SEVERAL.test(text))
}
