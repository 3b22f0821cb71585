import type { DishKind } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import {
  asksFor,
  dishKindsAskedFor,
  foodsOfGroup,
  isConjunction,
  isManner,
  isRefusal,
  namesDish,
  REFUSAL_ENDS,
  titleStemOf,
} from './wish-words.ts'

/** What a wish in the user's own words moves the choice by; whatever else it says is no instruction to anybody. */
export interface Wish {
  /** Ids of the foods that each wanted word may mean. */
  foods: readonly (readonly string[])[]
  /** Ids of all foods that its words may mean, those of a kind of dish too: "makaron" is a dish and what it is made of. */
  named: readonly string[]
  /** Foods that must not be in it, as typed. */
  unwanted: readonly string[]
  kinds: readonly DishKind[]
  /** Beginnings of words, folded, that the title of such a dish has: "nalesnik", "pomidorow". */
  called: readonly string[]
  quick: boolean
  hot: boolean
  light: boolean
  sweet: boolean
}

export const NO_WISH: Wish = {
  foods: [],
  named: [],
  unwanted: [],
  kinds: [],
  called: [],
  quick: false,
  hot: false,
  light: false,
  sweet: false,
}

const LONGEST_PHRASE = 2
const SHORTEST_WORD = 3
const MOST_FOODS = 8
const LEAST_TRUST = 0.97
/** Letters that an adjective changes with its case. */
const ENDING = 2

/** Reads a wish of at most 500 characters. */
export function readWish(text: string | null): Wish {
  if (text === null || text.trim() === '') return NO_WISH
  const unwanted: string[] = []
  const foods: string[][] = []
  const named = new Set<string>()
  const words: string[] = []
  const called: string[] = []
  for (const clause of text.split(REFUSAL_ENDS)) {
    const typed = clause.match(/\p{L}+/gu) ?? []
    const from = typed.findIndex((word) => isRefusal(fold(word)))
    const wanted = from < 0 ? typed : typed.slice(0, from)
    words.push(...wanted.map(fold))
    const meant = wanted.map((word, place) => foodsNamedBy(word, wanted[place + 1]))
    for (const id of meant.flat()) named.add(id)
    const asFoods = meant.filter((_, place) => !namesDish(fold(wanted[place] ?? '')) && !isOfDish(wanted, place))
    called.push(
      ...wanted.flatMap((word, place) => titleStemOf(fold(word)) ?? (isOfDish(wanted, place) ? [fold(word).slice(0, -ENDING)] : [])),
    )
    foods.push(...asFoods.filter((ids) => ids.length > 0))
    if (from >= 0) unwanted.push(...phrasesOf(typed.slice(from + 1)))
  }
  return {
    foods: foods.slice(0, MOST_FOODS),
    named: [...named],
    unwanted: [...new Set(unwanted)].slice(0, MOST_FOODS),
    kinds: dishKindsAskedFor(words),
    called,
    quick: asksFor('quick', words),
    hot: asksFor('hot', words),
    light: asksFor('light', words),
    sweet: asksFor('sweet', words),
  }
}

/** Whether a word says which dish the one before it is: "zupa pomidorowa", "placki ziemniaczane". */
function isOfDish(words: readonly string[], place: number): boolean {
  const [before = '', word = ''] = [words[place - 1], words[place]]
  return namesDish(fold(before)) && isAdjective(word.toLowerCase()) && !isManner(fold(word))
}

/** "sosu sojowego i kolendry" are two foods that are not wanted; words that name none are none. */
function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[][] = [[]]
  for (const word of words) {
    if (isConjunction(fold(word))) phrases.push([])
    else phrases.at(-1)?.push(word)
  }
  return phrases.flatMap((phrase) => {
    const head = phrase.findIndex((word) => foodsNamedBy(word).length > 0)
    return head < 0 ? [] : [phrase.slice(head, head + LONGEST_PHRASE).join(' ')]
  })
}

/** Foods that a word is the noun of, in any case; those alone that the word behind it belongs to too ("masła orzechowego"). */
function foodsNamedBy(word: string, behind?: string): string[] {
  const { variantsOf } = kitchenLexicon()
  const variants = lexemesOf(word).flatMap((lexeme) =>
    (variantsOf.get(lexeme) ?? []).filter((variant) => variant.words[variant.head]?.lexemes.has(lexeme)),
  )
  const further = behind === undefined ? [] : lexemesOf(behind)
  const narrowed = variants.filter(({ words, head }) =>
    words.some(({ lexemes }, place) => place !== head && further.some((lexeme) => lexemes.has(lexeme))),
  )
  const named = (narrowed.length > 0 ? narrowed : variants).map(({ food }) => food.id)
  return [...new Set([...named, ...(narrowed.length > 0 ? [] : foodsOfGroup(fold(word)))])]
}

function lexemesOf(word: string): number[] {
  if (word.length < SHORTEST_WORD) return []
  const typed = word.toLowerCase()
  const entries = kitchenLexicon().forms.get(fold(word)) ?? []
  return entries.filter(({ form, trust }) => trust > LEAST_TRUST && (form === typed || fold(form) === typed)).map(({ lexeme }) => lexeme)
}
