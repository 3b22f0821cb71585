import { type Food, MEAL_WORDS } from '@spizarka/knowledge'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { PREPOSITIONS } from '../../parse/names/lexicon.ts'
import type { ToldWord } from '../explained-words.ts'
import { isOfAmount } from '../meal-parts.ts'
import { typedOf, type Word } from '../meal-words.ts'
import { readTold } from '../read-told.ts'

const SAYS_LITTLE: ReadonlySet<string> = new Set([...MEAL_WORDS.vague, ...MEAL_WORDS.untold.of_some_kind])

/** A capital letter before small ones, in quotes or not. */
const PROPER = /^[^\p{L}]{0,2}\p{Lu}\p{Ll}/u
/** Endings of adjectives, which say of what kind a thing is and not who made it. */
const OF_A_KIND = /(?:sk|ck|ow|n|an|on|en|at|yst|ist|rz|l)(?:y|i|a|e|ą|ego|iego|ej|iej|ych|ich|ym|im)$/u
const LEAST_LETTERS = 5
const LONG_NUMBER = /^\d{4,6}$/u

/**
 * The words beside a food that name who makes it, and nothing that anybody eats ("ser Wrzołek", "chrupki Plumbeks"): proper names, and words that no table has and
 * that are no adjectives. Whoever makes it, the food is what it is. Empty where one of the words that its names do not explain is anything else, and of
 * dishes and of what says little ("zapiekanka Wilk", "baton Zygzak"), as those hold what their makers put in.
 */
export function makerBeside(food: Food, words: readonly Word[], left: readonly ToldWord[]): readonly Word[] {
  if (food.kind === 'dish' || food.kind === 'household' || SAYS_LITTLE.has(food.id)) return []
  const strange = left.filter(({ isManner }) => !isManner).map(({ plain }) => plain)
  const named = words.filter(({ plain }) => plain.split(/[^\p{L}\p{N}]+/u).some((each) => strange.includes(each)))
  const isMaker = (word: Word) => {
    const before = words[words.indexOf(word) - 1]
    return before !== undefined && (PROPER.test(word.typed) || (isOfNoTable(word) && !PREPOSITIONS.has(before.plain)))
  }
  // Beside the food's own name, which stands in front.
  const isBesideName = named.length > 0 && saysWhat(words.slice(0, words.indexOf(named[0] as Word)))
  if (!isBesideName || named.length < new Set(strange).size || !named.every(isMaker)) return []
  // "Turbomix 3000": a number behind a name is part of it.
  const last = words[words.indexOf(named.at(-1) as Word) + 1]
  return last && LONG_NUMBER.test(last.plain) && last === words.at(-1) ? [...named, last] : named
}

/** Whether words name a food that says what was eaten: "baton" does not, of whichever maker. */
function saysWhat(words: readonly Word[]): boolean {
  const named = words.filter((word) => !isOfAmount(word))
  const food = named.length === 0 ? null : readTold(typedOf(named))[0]?.food
  return food != null && !SAYS_LITTLE.has(food.id)
}

function isOfNoTable({ typed, plain }: Word): boolean {
  return plain.length >= LEAST_LETTERS && /^\p{Ll}+$/u.test(typed) && !kitchenLexicon().forms.has(plain) && !OF_A_KIND.test(plain)
}
