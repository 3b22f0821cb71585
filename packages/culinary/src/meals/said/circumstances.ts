import { MEAL_WORDS } from '@spizarka/knowledge'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import type { Word } from '../meal-words.ts'

const { circumstances, around } = MEAL_WORDS
const BEHIND: ReadonlySet<string> = new Set(circumstances.behind.map(fold))
const COMPANY_BEHIND: ReadonlySet<string> = new Set(circumstances.company_behind.map(fold))
const [SAID_WITH, PLACES, COMPANY] = [told(circumstances.said_with), told(circumstances.of), told(circumstances.company)]
/** A word that is only begun so may go on for so many letters: the endings of cases, and "-ni", "-skie". */
const LONGEST_ENDING = 5

/** Tells whether a word is one of those that are listed with a full stop, or begins with one of the others and is no food. */
export function told(listed: readonly string[]): (word: Word | undefined) => boolean {
  const whole = new Set(listed.filter((each) => each.endsWith('.')).map((each) => fold(each.slice(0, -1))))
  const begun = listed.filter((each) => !each.endsWith('.')).map(fold)
  const isBegun = ({ plain }: Word) => begun.some((each) => plain.startsWith(each) && plain.length <= each.length + LONGEST_ENDING)
  return (word) => word !== undefined && (whole.has(word.plain) || (isBegun(word) && !isOfFood(word)))
}

/** Whether a word says when, how willingly or how good something was, and nothing of what it was. */
export const isAdverb: (word: Word | undefined) => boolean = told(around.words)

/** Whether a word names whom one eats with. */
export function isOfCompany(word: Word | undefined): boolean {
  return COMPANY(word)
}

/**
 * How many words from a place on say where, when or with whom it was eaten ("w knajpie", "na rodzinnym obiedzie", "ze znajomymi", "na weselu
 * kuzynki"); 0 where none do. A place that is a food, too, is one.
 */
function circumstanceAt(words: readonly Word[], place: number): number {
  const preposition = words[place]?.plain ?? ''
  const isPlace = BEHIND.has(preposition)
  const isCompany = COMPANY_BEHIND.has(preposition)
  if (!isPlace && !isCompany) return 0
  const at = SAID_WITH(words[place + 1]) ? place + 2 : place + 1
  const named = words[at]
  if (!named || !((isPlace && PLACES(named)) || (isCompany && COMPANY(named)) || isOpenPlace(preposition, named))) return 0
  let end = at + 1
  while (SAID_WITH(words[end]) || COMPANY(words[end])) end += 1
  return end - place
}

/** "w smażalni", "u Jadzi": behind these, in the case that they ask for, what no name of a food holds is where it was eaten. */
function isOpenPlace(preposition: string, { plain }: Word): boolean {
  return OPEN_PLACES.has(preposition) && PLACE.test(plain) && !kitchenLexicon().forms.has(plain)
}

const OPEN_PLACES: ReadonlySet<string> = new Set(['w', 'we', 'u', 'przy', 'nad'])
const PLACE = /^\p{L}{4,}(?:[eiuy]|ach|ej|im|ym)$/u

function isOfFood({ plain }: Word): boolean {
  const { lexemes, forms } = kitchenLexicon()
  return forms.get(plain)?.some(({ lexeme }) => lexemes[lexeme]?.kind === 'noun') === true
}

/** Whether words say only where, when or with whom it was eaten. */
export function isOfCircumstanceAlone(words: readonly Word[]): boolean {
  return words.length > 0 && withoutCircumstances(words).length === 0
}

/** Without where, when and with whom it was eaten, wherever that stands. */
export function withoutCircumstances(words: readonly Word[]): Word[] {
  for (let place = 0; place < words.length; place++) {
    const length = circumstanceAt(words, place)
    if (length > 0) return [...words.slice(0, place), ...withoutCircumstances(words.slice(place + length))]
  }
  return [...words]
}
