import { GATE } from '@spizarka/knowledge'
import { compileWord, type WordTest } from '@spizarka/knowledge/word-patterns'
import { maskOf } from '../traits.ts'

export interface CompiledPhrase {
  /** Place of its group in the gate's list. */
  group: number
  /** Place in the order of reading. */
  place: number
  words: readonly WordTest[]
  has: number
  may: number
  instead: boolean
  known: boolean
  alone: boolean | 'dish'
}

let compiled: readonly CompiledPhrase[] | undefined

/** All phrases, those of more words first; of as many, those that shield before those that accuse. */
function compiledPhrases(): readonly CompiledPhrase[] {
  compiled ??= GATE.phrases
    .flatMap(({ holds = [], mayHold = [], instead = holds.length + mayHold.length === 0, known = false, alone = false, phrases }, group) =>
      phrases.map((phrase) => ({
        group,
        words: phrase.split(' ').map(compileWord),
        has: maskOf(holds),
        may: maskOf(mayHold),
        instead,
        known,
        alone,
      })),
    )
    .toSorted((one, other) => other.words.length - one.words.length || Number(isShield(other)) - Number(isShield(one)))
    .map((phrase, place) => ({ ...phrase, place }))
  return compiled
}

const phrasesOfWord = new Map<string, readonly CompiledPhrase[]>()
const CACHE_SIZE = 20_000

/** The phrases that a folded word may be part of, in their order. */
export function phrasesWith(folded: string): readonly CompiledPhrase[] {
  return leftOut === null ? phrasesOf(folded) : phrasesOf(folded).filter(({ group }) => group !== leftOut)
}

let leftOut: number | null = null

/** What a reading comes to when the gate does not know a group of phrases, by the group's place in its list. */
export function withoutPhraseGroup<Result>(group: number, read: () => Result): Result {
  leftOut = group
  try {
    return read()
  } finally {
    leftOut = null
  }
}

function phrasesOf(folded: string): readonly CompiledPhrase[] {
  const known = phrasesOfWord.get(folded)
  if (known) return known
  const found = compiledPhrases().filter(({ words }) => words.some((test) => test(folded)))
  if (phrasesOfWord.size >= CACHE_SIZE) phrasesOfWord.clear()
  phrasesOfWord.set(folded, found)
  return found
}

function isShield({ has, may }: { has: number; may: number }): boolean {
  return has === 0 && may === 0
}
