import { maskOf } from '../traits.ts'
import { PHRASE_TABLES } from './tables/index.ts'

/** One word of a phrase: whether a folded word is meant by it. */
export type WordTest = (folded: string) => boolean

export interface CompiledPhrase {
  /** Place in the order of reading. */
  place: number
  words: readonly WordTest[]
  has: number
  may: number
  instead: boolean
  known: boolean
}

const CASE_ENDINGS = new Set(
  ' a e o y i u om em ow ie ia iu im mi ym ami ach owi iem iom iami iach ze ej ego emu ich ych imi ymi mu'.split(' '),
)

/** `stem*` any ending, `stem~` the endings of cases, `a|b` either, anything else the word itself. */
export function compileWord(pattern: string): WordTest {
  const tests = pattern.split('|').map(compileAlternative)
  const [only] = tests
  return tests.length === 1 && only ? only : (word) => tests.some((test) => test(word))
}

function compileAlternative(pattern: string): WordTest {
  const stem = pattern.slice(0, -1)
  if (pattern.endsWith('*')) return (word) => word.startsWith(stem)
  if (pattern.endsWith('~')) return (word) => word.startsWith(stem) && CASE_ENDINGS.has(word.slice(stem.length))
  return (word) => word === pattern
}

let compiled: readonly CompiledPhrase[] | undefined

/** All phrases, those of more words first; of as many, those that shield before those that accuse. */
function kitchenPhrases(): readonly CompiledPhrase[] {
  compiled ??= PHRASE_TABLES.flatMap(({ has = [], may = [], instead = has.length + may.length === 0, known = false, phrases }) =>
    phrases.map((phrase) => ({ words: phrase.split(' ').map(compileWord), has: maskOf(has), may: maskOf(may), instead, known })),
  )
    .toSorted((one, other) => other.words.length - one.words.length || Number(isShield(other)) - Number(isShield(one)))
    .map((phrase, place) => ({ ...phrase, place }))
  return compiled
}

const phrasesOfWord = new Map<string, readonly CompiledPhrase[]>()
const MEMORY = 20_000

/** The phrases that a folded word may be part of, in their order. */
export function phrasesWith(folded: string): readonly CompiledPhrase[] {
  const known = phrasesOfWord.get(folded)
  if (known) return known
  const found = kitchenPhrases().filter(({ words }) => words.some((test) => test(folded)))
  if (phrasesOfWord.size >= MEMORY) phrasesOfWord.clear()
  phrasesOfWord.set(folded, found)
  return found
}

function isShield({ has, may }: { has: number; may: number }): boolean {
  return has === 0 && may === 0
}
