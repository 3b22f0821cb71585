import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { fold } from '../parse/polish/fold.ts'
import type { DishKind } from '../recipes/index.ts'

/** What a wish in the user's own words moves the choice by; whatever else it says is no instruction to anybody. */
export interface Wish {
  /** Ids of the foods that each wanted word may mean. */
  foods: readonly (readonly string[])[]
  /** Foods that must not be in it, as typed. */
  unwanted: readonly string[]
  kinds: readonly DishKind[]
  quick: boolean
  hot: boolean
  light: boolean
  sweet: boolean
}

export const NO_WISH: Wish = { foods: [], unwanted: [], kinds: [], quick: false, hot: false, light: false, sweet: false }

const KINDS: readonly { kind: DishKind; word: RegExp }[] = [
  { kind: 'soup', word: /^(?:zup|rosol|krupnik|barszcz|zurek|krem(?:u|em)?$)/ },
  { kind: 'stew', word: /^(?:gulasz|duszon|potrawk|leczo)/ },
  { kind: 'pasta', word: /^(?:makaron|spaghetti|pasta$|past[ye]$)/ },
  { kind: 'grain', word: /^(?:risott|kasz|pilaw)/ },
  { kind: 'salad', word: /^(?:salat|surow)/ },
  { kind: 'eggs', word: /^(?:jajeczn|omlet|szakszuk)/ },
  { kind: 'pancakes', word: /^(?:nalesnik|plack|placu|racuch)/ },
  { kind: 'dumplings', word: /^(?:pierog|klusk|knedl|kopytk)/ },
  { kind: 'casserole', word: /^(?:zapiekan|lasagn)/ },
  { kind: 'porridge', word: /^owsiank/ },
  { kind: 'sandwich', word: /^(?:kanap|tost|burger|tortill)/ },
  { kind: 'cake', word: /^ciast/ },
  { kind: 'dessert', word: /^deser/ },
  { kind: 'drink', word: /^(?:koktajl|smoothie|napoj)/ },
  { kind: 'roast', word: /^piecz(?:en|on)/ },
]
const NOT = /^(?:bez|nie|zadn\w*|unikaj\w*|oprocz)$/
/** Ends what "bez" reaches over. */
const END = /[.,;:!?\n]|\s(?:ale|z|ze|na|do|dla|tylko|najlepiej)\s/iu
const AND = /^(?:i|oraz|ani|lub|albo|bez)$/
const LONGEST_PHRASE = 2
const SHORTEST_WORD = 3
const MOST_FOODS = 8
const SURE = 0.97

/** Reads a wish of at most 500 characters. */
export function readWish(text: string | null): Wish {
  if (text === null || text.trim() === '') return NO_WISH
  const unwanted: string[] = []
  const foods: string[][] = []
  const words: string[] = []
  for (const clause of text.split(END)) {
    const typed = clause.match(/\p{L}+/gu) ?? []
    const from = typed.findIndex((word) => NOT.test(fold(word)))
    const wanted = from < 0 ? typed : typed.slice(0, from)
    words.push(...wanted.map(fold))
    const named = wanted.map((word, place) => (namesKind(word) ? [] : foodsNamedBy(word, wanted[place + 1])))
    foods.push(...named.filter((ids) => ids.length > 0))
    if (from >= 0) unwanted.push(...phrasesOf(typed.slice(from + 1)))
  }
  const says = (pattern: RegExp): boolean => words.some((word) => pattern.test(word))
  return {
    foods: foods.slice(0, MOST_FOODS),
    unwanted: [...new Set(unwanted)].slice(0, MOST_FOODS),
    kinds: KINDS.filter(({ word }) => says(word)).map(({ kind }) => kind),
    quick: says(/^(?:szybk|blyskawiczn|ekspres)/),
    hot: says(/^(?:ostr|pikantn)/),
    light: says(/^(?:lekk|niskokalor)/),
    sweet: says(/^slodk/),
  }
}

/** "zupa krem" is a kind of dish, not the cream of a pantry. */
function namesKind(word: string): boolean {
  return KINDS.some(({ word: kind }) => kind.test(fold(word)))
}

/** "sosu sojowego i kolendry" are two foods that are not wanted; words that name none are none. */
function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[][] = [[]]
  for (const word of words) {
    if (AND.test(fold(word))) phrases.push([])
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
  return [...new Set((narrowed.length > 0 ? narrowed : variants).map(({ food }) => food.id))]
}

function lexemesOf(word: string): number[] {
  if (word.length < SHORTEST_WORD) return []
  const typed = word.toLowerCase()
  const entries = kitchenLexicon().forms.get(fold(word)) ?? []
  return entries.filter(({ form, trust }) => trust > SURE && (form === typed || fold(form) === typed)).map(({ lexeme }) => lexeme)
}
