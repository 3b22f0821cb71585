import { findFoodById } from '@spizarka/knowledge'
import { GRAMMATICAL_CASES, type GrammaticalCase, type InflectedNoun, inflectNoun } from '../../inflection/index.ts'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { adjectiveBase } from '../../parse/polish/decline-adjective.ts'
import { fold } from '../../parse/polish/fold.ts'
import { severalPieces } from './amounts/several-pieces.ts'

/** A form of a noun, and what it may stand for. */
export interface NounReading {
  noun: InflectedNoun
  grammaticalCase: GrammaticalCase
}

/** How texts may name a food. */
export interface FoodNameForms {
  /** Forms of the nouns that its names open with. */
  nouns: ReadonlyMap<string, readonly NounReading[]>
  /** Forms of the noun of its shelf name alone. */
  shelfNoun: ReadonlySet<string>
  /** Adjectives of its names, by their masculine nominatives: what goes when the name goes. */
  attributes: ReadonlySet<string>
  /** What stands behind the noun in its names, longest first: "z oliwek", "w proszku". */
  endings: readonly string[]
}

const known = new Map<string, FoodNameForms>()

/** The names of a food as texts use them; remembered, since the same foods are replaced again and again. */
export function namedFood(foodId: string): FoodNameForms {
  let named = known.get(foodId)
  if (!named) {
    named = readNames(foodId)
    known.set(foodId, named)
  }
  return named
}

function readNames(foodId: string): FoodNameForms {
  const food = findFoodById(foodId)
  const divided = food ? [food.name, ...(food.also ?? [])].map((name) => divide(name.toLowerCase().split(' '))) : []
  const several = severalPieces(foodId)?.noun
  const endings = new Set(divided.map(({ behind }) => behind.join(' ')).filter((ending) => ending !== ''))
  return {
    nouns: formsOf([...nounsOf(divided.map(({ head }) => head)), ...(several ? [several] : [])]),
    shelfNoun: new Set(formsOf(nounsOf(divided.slice(0, 1).map(({ head }) => head))).keys()),
    attributes: new Set(divided.flatMap(({ before, behind }) => [...before, ...behind].filter(isKnownAdjective).map(adjectiveBase))),
    endings: [...endings].sort((one, other) => other.length - one.length),
  }
}

/** A name around its noun: "wędzona papryka" is papryka. */
function divide(words: readonly string[]): { before: readonly string[]; head: string; behind: readonly string[] } {
  const place = Math.max(
    0,
    words.findIndex((word) => !isKnownAdjective(word) || isUnchanging(word)),
  )
  return { before: words.slice(0, place), head: words[place] ?? '', behind: words.slice(place + 1) }
}

/** "chili" stands behind paprika and for itself: where it comes first it is the noun. */
function isUnchanging(word: string): boolean {
  return inflectNoun(word)?.forms.genitive === word
}

/** Whether the food table has a word as an adjective behind its nouns: "wędzona", not "śmietana" or "natka". */
function isKnownAdjective(word: string): boolean {
  const { forms, lexemes } = kitchenLexicon()
  return (forms.get(fold(word)) ?? []).some(({ form, lexeme }) => form === word && lexemes[lexeme]?.kind === 'adjective')
}

function nounsOf(heads: readonly string[]): InflectedNoun[] {
  return [...new Set(heads)].flatMap((head) => inflectNoun(head) ?? [])
}

function formsOf(names: readonly InflectedNoun[]): Map<string, NounReading[]> {
  const nouns = new Map<string, NounReading[]>()
  for (const noun of names)
    for (const grammaticalCase of GRAMMATICAL_CASES) {
      const form = noun.forms[grammaticalCase]
      nouns.set(form, [...(nouns.get(form) ?? []), { noun, grammaticalCase }])
    }
  return nouns
}
