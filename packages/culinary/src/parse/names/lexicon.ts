import type { Food, PackedLexicon } from '@spizarka/knowledge'
import { fold } from '../polish/fold.ts'

/** A word with all its forms. Adjectives carry their dictionary form, so that they can be made to agree. */
export interface Lexeme {
  id: number
  kind: 'noun' | 'adjective' | 'literal'
  base: string
  /** How an adjective behaves beside a product it is not part of. */
  role: 'kept' | 'dropped' | 'table' | null
}

/** One name of a food, as words that may be met in any order and case. */
export interface Variant {
  food: Food
  text: string
  words: VariantWord[]
  /** Place of the head noun among the words. */
  head: number
  isName: boolean
  /** The whole name is a brand that people use for the product ("kinder"). */
  isBrand: boolean
}

export interface VariantWord {
  text: string
  lexemes: ReadonlySet<number>
  role: 'head' | 'attribute' | 'preposition' | 'complement'
}

/** One reading of a typed word: the lexeme and how well it fits (1 exact nominative … 0.6 corrected typo). */
export interface Reading {
  lexeme: number
  fit: number
  /** The form that was meant, where a typo was corrected. */
  corrected?: string
}

export interface FormEntry {
  form: string
  lexeme: number
  /** 1 printed, 0.98 inflected, 0.9 guessed. */
  trust: number
}

/** A word that names are made of, as printed on shelves, with the lexemes it may be a form of. */
export interface ShelfWord {
  form: string
  folded: string
  lexemes: ReadonlySet<number>
}

/** A word that stands behind a preposition in some food's name. */
interface Complement {
  preposition: string
  form: string
  folded: string
  /** Head lexemes of the names it stands in. */
  heads: ReadonlySet<number>
}

/** What can be asked of a table that is read bit by bit. */
type Lookup<Key, Value> = Pick<ReadonlyMap<Key, Value>, 'get'>

export interface Lexicon {
  lexemes: readonly Lexeme[]
  /** Folded form → what it may be. */
  forms: Pick<ReadonlyMap<string, readonly FormEntry[]>, 'get' | 'has' | 'keys'> & Iterable<[string, readonly FormEntry[]]>
  /** Folded forms of a lexeme. */
  formsOf: (lexeme: number) => readonly string[]
  /** Whether a typo may be meant for a folded form: short words behind prepositions are too many. */
  isCorrection: (form: string) => boolean
  /** Lexeme of a head → variants that it heads. */
  variantsOf: Lookup<number, readonly Variant[]>
  /** All names of a food. */
  variantsOfFood: (food: Food) => readonly Variant[]
  /** Nominatives of the heads that each food is known by. */
  headsOf: Lookup<Food, ReadonlySet<string>>
  /** The records' own names, in lower case, with their foods. */
  names: ReadonlyMap<string, Food>
  /** Names that hold a number, as folded words; their numbers are no amounts. */
  numbered: readonly (readonly string[])[]
  /** Noun → the fresh herb of that name. */
  freshHerbs: ReadonlyMap<string, Food>
  /** The words of all food names and all adjectives beside them, in the order of their folded spelling. */
  shelfWords: () => readonly ShelfWord[]
  complements: () => readonly Complement[]
  /** How many names hold a lexeme beside their head. */
  namesWith: (lexeme: number) => number
  /** Counts of three letters in a row, for the letter model. */
  letterTriples: readonly number[]
}

export const PREPOSITIONS: ReadonlySet<string> = new Set('z ze w we do na dla bez o od po pod przy i'.split(' '))

/** Lower-case letters with Polish marks → capitals, which forms have none of: a text of one byte a letter is half as large in memory. */
const POLISH_LETTERS = 'ąćęłńóśźż'
const CAPITALS = 'ACELNOSXZ'
export const pack = (text: string): string => text.replace(/[ąćęłńóśźż]/g, (letter) => CAPITALS[POLISH_LETTERS.indexOf(letter)] ?? letter)
const unpack = (text: string): string =>
  /[A-Z]/.test(text) ? text.replace(/[A-Z]/g, (letter) => POLISH_LETTERS[CAPITALS.indexOf(letter)] ?? letter) : text

/** How entries of forms spell their trust. */
export const TRUST_OF_CODE = { a: 1, b: 0.98, c: 0.99, d: 0.9 } as const
/** How words of names spell their role. */
export const ROLE_OF_CODE = { h: 'head', a: 'attribute', p: 'preposition', c: 'complement' } as const
const KIND_OF_CODE = { n: 'noun', a: 'adjective', l: 'literal' } as const
const ADJECTIVE_ROLE_OF_CODE = { k: 'kept', d: 'dropped', t: 'table', '-': null } as const
const OTHER_FOODS = 'The compiled lexicon is of other foods. Run npm run knowledge.'
/** Opens the entries of a form that no typo is corrected to. */
export const NO_CORRECTION = '!'

const lines = (text: string): string[] => (text === '' ? [] : text.split('\n'))
const numbers = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))
const letterOf = <Codes extends object>(codes: Codes, code: string | undefined): Codes[keyof Codes] => codes[code as keyof Codes]

/**
 * Opens a compiled lexicon of those foods: a table of forms is made at once (some ten milliseconds), everything else is read where
 * it is asked for.
 */
export function openLexicon(packed: PackedLexicon, foods: readonly Food[]): Lexicon {
  const entries = lines(packed.entries)
  const places = new Map<string, number>()
  const formList = lines(packed.forms)
  for (const [place, form] of formList.entries()) places.set(form, place)
  const readEntries = (form: string, place: number): FormEntry[] =>
    (entries[place] ?? '')
      .replace(NO_CORRECTION, '')
      .split('|')
      .map((entry) => {
        const [, lexeme = '', trust, spelled = ''] = /^(\d+)([a-d])(.*)$/.exec(entry) ?? []
        return { form: spelled === '' ? form : unpack(spelled), lexeme: Number(lexeme), trust: letterOf(TRUST_OF_CODE, trust) }
      })
  const readForm = remember((form: string) => {
    const place = places.get(form)
    return place === undefined ? undefined : readEntries(form, place)
  })

  const formsByLexeme = once(() => {
    const index: string[][] = []
    for (const [place, line] of entries.entries())
      for (const entry of line.split('|')) {
        // Ends at the first sign that is no digit.
        const lexeme = Number.parseInt(entry.startsWith(NO_CORRECTION) ? entry.slice(1) : entry, 10)
        const forms = (index[lexeme] ??= [])
        forms.push(formList[place] ?? '')
      }
    return index
  })

  const variantLines = lines(packed.variants)
  const foodPlaces = new Map(foods.map((food, place) => [food, place]))
  const readVariant = remember((place: number): Variant => readVariantLine(variantLines[place] ?? '', foods))
  const byHead = new Map(
    lines(packed.variantsOf).map((line): [number, string] => {
      const colon = line.indexOf(':')
      return [Number(line.slice(0, colon)), line.slice(colon + 1)]
    }),
  )
  const firstVariants = numbers(packed.firstVariants)
  if (firstVariants.length !== foods.length + 1) throw new Error(OTHER_FOODS)
  const variantsOfFood = (food: Food): Variant[] => {
    const place = foodPlaces.get(food)
    if (place === undefined) return []
    const [from = 0, to = variantLines.length] = [firstVariants[place], firstVariants[place + 1]]
    return Array.from({ length: to - from }, (_, offset) => readVariant(from + offset))
  }
  const lexemes = lines(packed.lexemes).map((line, id): Lexeme => {
    const [kind, role] = line
    return { id, kind: letterOf(KIND_OF_CODE, kind), base: unpack(line.slice(2)), role: letterOf(ADJECTIVE_ROLE_OF_CODE, role) }
  })
  const namesWith = new Map(packed.namesWith.map(([lexeme, names]) => [lexeme, names]))

  return {
    lexemes,
    forms: {
      get: readForm,
      has: (form) => places.has(form),
      keys: () => places.keys(),
      *[Symbol.iterator]() {
        for (const [form, place] of places) yield [form, readEntries(form, place)]
      },
    },
    formsOf: (lexeme) => formsByLexeme()[lexeme] ?? [],
    isCorrection: (form) => entries[places.get(form) ?? -1]?.startsWith(NO_CORRECTION) === false,
    variantsOf: { get: remember((lexeme: number) => numbers(byHead.get(lexeme) ?? '').map(readVariant)) },
    variantsOfFood,
    headsOf: { get: remember((food: Food) => new Set(variantsOfFood(food).map(({ words, head }) => words[head]?.text ?? ''))) },
    names: new Map(foods.map((food) => [food.name.toLowerCase(), food])),
    numbered: packed.numbered,
    freshHerbs: new Map(
      Object.entries(packed.freshHerbs).flatMap(([noun, place]): [string, Food][] => {
        const food = foods[place]
        return food ? [[noun, food]] : []
      }),
    ),
    shelfWords: once(() =>
      lines(packed.shelfWords).map((line): ShelfWord => {
        const [form, ids] = cut(line)
        return { form, folded: fold(form), lexemes: new Set(numbers(ids)) }
      }),
    ),
    complements: once(() =>
      lines(packed.complements).map((line): Complement => {
        const [phrase, ids] = cut(line)
        const space = phrase.indexOf(' ')
        const form = phrase.slice(space + 1)
        return { preposition: phrase.slice(0, space), form, folded: fold(form), heads: new Set(numbers(ids)) }
      }),
    ),
    namesWith: (lexeme) => namesWith.get(lexeme) ?? 0,
    letterTriples: packed.letterTriples,
  }
}

/** A text and the numbers behind its bar. */
function cut(line: string): [text: string, numbers: string] {
  const bar = line.lastIndexOf('|')
  return [unpack(line.slice(0, bar)), line.slice(bar + 1)]
}

/** `food|name|head|brand|word|word…`: places of the food and of the name among its names, of the head among the words. */
function readVariantLine(line: string, foods: readonly Food[]): Variant {
  const [foodPlace, namePlace, head, brand, ...words] = line.split('|')
  const food = foods[Number(foodPlace)]
  const name = Number(namePlace)
  const text = name === 0 ? food?.name : food?.also?.[name - 1]
  if (food === undefined || text === undefined) throw new Error(OTHER_FOODS)
  return { food, text, words: words.map(readVariantWord), head: Number(head), isName: name === 0, isBrand: brand === '1' }
}

/** Role, lexemes, the word: `h12,34=ziemniaki`. */
function readVariantWord(word: string): VariantWord {
  const equals = word.indexOf('=')
  return { text: unpack(word.slice(equals + 1)), lexemes: new Set(numbers(word.slice(1, equals))), role: letterOf(ROLE_OF_CODE, word[0]) }
}

function remember<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = read(key)
      // What is not there is not remembered: words that nobody knows are without end.
      if (value !== undefined) known.set(key, value)
    }
    return value
  }
}

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}
