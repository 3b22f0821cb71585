import { findFoodById, RECIPE_WORDS } from '@spizarka/knowledge'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { fold } from '../parse/polish/fold.ts'
import { remembered } from '../remembered.ts'

/** Words of a sentence that speak of a listed food, in any inflected form. */
export interface Mention {
  start: number
  end: number
  /** Ids of the foods that the words fit equally well: more than one where only the author can tell. */
  foods: readonly string[]
}

/** Trust of a form that the declension rules are sure of. */
const SURE = 0.97
/** How well a word fits a food, best first: the noun of a name ("papryka"), a verb that adds it ("posól"), another word of a name ("wędzona"). */
const FIT = { noun: 13, verb: 13, other: 12 }

interface Word {
  text: string
  start: number
  end: number
  /** Fit by food id. */
  fits: ReadonlyMap<string, number>
}

/**
 * Where a sentence speaks of the foods of a list. Words that stand side by side are one phrase ("mieloną papryką" is no fresh pepper), and
 * a phrase without a noun of its own counts only where one food alone fits it. Of foods that fit equally well, one that other words name
 * alone is not meant twice: "mąkę i skrobię".
 */
export function findMentions(text: string, listed: readonly string[]): Mention[] {
  const mentions: Mention[] = []
  for (const phrase of phrasesOf(text, wordsOf(text, listed))) {
    const total = new Map<string, number>()
    const named = new Set<string>()
    for (const [food, fit] of phrase.flatMap(({ fits }) => [...fits])) {
      total.set(food, (total.get(food) ?? 0) + fit)
      if (fit > FIT.other) named.add(food)
    }
    const candidates = [...total].filter(([food]) => named.size === 0 || named.has(food))
    if (named.size === 0 && candidates.length > 1) continue
    const best = Math.max(...candidates.map(([, fit]) => fit))
    const foods = withWholeName(
      candidates.filter(([, fit]) => fit === best).map(([food]) => food),
      phrase,
    )
    const [first, last] = [phrase.find(({ fits }) => fits.has(foods[0] ?? '')), phrase.findLast(({ fits }) => fits.has(foods[0] ?? ''))]
    if (first && last) mentions.push({ start: first.start, end: last.end, foods: listed.filter((food) => foods.includes(food)) })
  }
  const named = new Set(mentions.flatMap(({ foods }) => (foods.length === 1 ? foods : [])))
  return mentions.map((mention) => {
    const others = mention.foods.filter((food) => !named.has(food))
    return others.length === 1 ? { ...mention, foods: others } : mention
  })
}

/** "cukier" is sugar rather than icing sugar: of foods that fit equally well, the one whose name has no other word. */
function withWholeName(foods: readonly string[], phrase: readonly Word[]): readonly string[] {
  if (foods.length < 2) return foods
  const whole = foods.filter((food) => findFoodById(food)?.name.split(' ').length === phrase.filter(({ fits }) => fits.has(food)).length)
  return whole.length === 1 ? whole : foods
}

/** More than recipes have. */
const MAX_WORDS = 20_000

/** The lexemes of food names that a word in small letters may be a form of. */
const readWord = remembered(MAX_WORDS, (typed): { folded: string; readings: readonly number[]; isOtherThing: boolean } => {
  const { forms, lexemes } = kitchenLexicon()
  const folded = fold(typed)
  const entries = (forms.get(folded) ?? []).filter(({ form, trust }) => form === typed && trust > SURE)
  const readings = [...new Set(entries.map(({ lexeme }) => lexeme))]
  return { folded, readings, isOtherThing: readings.some((lexeme) => RECIPE_WORDS.notFoods.includes(lexemes[lexeme]?.base ?? '')) }
})

function wordsOf(text: string, listed: readonly string[]): Word[] {
  return [...text.matchAll(/\p{L}+/gu)].map((match) => {
    const typed = match[0].toLowerCase()
    const { folded, readings, isOtherThing } = readWord(typed)
    const fits = new Map<string, number>()
    for (const food of listed) {
      const { nouns, others } = lexemesOfFood(food)
      if (readings.some((lexeme) => nouns.has(lexeme))) fits.set(food, FIT.noun)
      else if (findFoodById(food)?.addedBy?.some((verb) => folded.startsWith(verb) && !isParticiple(folded, verb))) fits.set(food, FIT.verb)
      else if (!isOtherThing && readings.some((lexeme) => others.has(lexeme))) fits.set(food, FIT.other)
    }
    return { text: typed, start: match.index, end: match.index + typed.length, fits }
  })
}

/** "osolonej wodzie" tells of water that is salted already. */
function isParticiple(folded: string, verb: string): boolean {
  return folded.startsWith('on', verb.length)
}

function phrasesOf(text: string, words: readonly Word[]): Word[][] {
  const phrases: Word[][] = []
  for (const [place, word] of words.entries()) {
    const before = words[place - 1]
    if (word.fits.size === 0) continue
    if (before && before.fits.size > 0 && text.slice(before.end, word.start) === ' ') phrases.at(-1)?.push(word)
    else phrases.push([word])
  }
  return phrases
}

interface FoodLexemes {
  nouns: ReadonlySet<number>
  others: ReadonlySet<number>
}

const lexemesByFood = new Map<string, FoodLexemes>()

function lexemesOfFood(foodId: string): FoodLexemes {
  let known = lexemesByFood.get(foodId)
  if (!known) {
    known = readLexemes(foodId)
    lexemesByFood.set(foodId, known)
  }
  return known
}

function readLexemes(foodId: string): FoodLexemes {
  const lexicon = kitchenLexicon()
  const [nouns, others] = [new Set<number>(), new Set<number>()]
  const food = findFoodById(foodId)
  for (const { words } of food ? lexicon.variantsOfFood(food) : [])
    for (const { role, lexemes: readings } of words) {
      if (role === 'preposition') continue
      for (const lexeme of readings) (role === 'head' && lexicon.lexemes[lexeme]?.kind !== 'adjective' ? nouns : others).add(lexeme)
    }
  return { nouns, others }
}
