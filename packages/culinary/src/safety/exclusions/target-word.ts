import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { readWord } from '../../parse/names/read-word.ts'
import { fold } from '../../parse/polish/fold.ts'
import type { LineWord } from '../words/line-part.ts'

/** Whether a word is the one that is excluded, in some case, number or as an adjective. */
export type TargetTest = (word: Pick<LineWord, 'text' | 'folded'>) => boolean

const CASES = ' a e o y i u om em ow ie ia iu mi ym im ami ach owi iem iom iami iach ej ego ich ych'.split(' ')
const ADJECTIVES = ['ow', 'n', 'an', 'sk'].flatMap((suffix) =>
  ['y', 'a', 'e', 'ego', 'ej', 'emu', 'ym', 'ych', 'ymi', 'i'].map((ending) => suffix + ending),
)
const DIMINUTIVES = ['ka', 'ki', 'ke', 'ek', 'kiem', 'kami', 'kow', 'ko', 'ce']
const SUFFIXES = new Set([...CASES, ...ADJECTIVES, ...DIMINUTIVES])
const LONGEST_FIRST = CASES.toSorted((one, other) => other.length - one.length)
const SHORTEST_STEM = 3
/** Readings nearly as good as the best count too: "sery" is cheese in the plural and in the genitive of nothing else. */
const AS_GOOD = 0.05

/** Readies a typed word for meeting its other forms. */
export function compileTargetWord(typed: string): TargetTest {
  // A slip of the fingers in an exclusion must not let the food through; words of lines are taken as typed.
  const exact = bestLexemes(typed)
  const lexemes = new Set(exact.length > 0 ? exact : readBest(typed, true))
  const forms = [fold(typed), ...[...lexemes].flatMap((lexeme) => kitchenLexicon().formsOf(lexeme))]
  const exactStems = forms.map(stemOf).filter((stem) => stem.length >= SHORTEST_STEM)
  const stems = [...new Set(exactStems.flatMap((stem) => [stem, ...softened(stem)]))]
  return ({ text, folded }) => {
    const met = bestLexemes(text)
    if (met.some((lexeme) => lexemes.has(lexeme))) return true
    if (met.length > 0 && isOtherNoun(met)) return false
    return stems.some((stem) => folded.startsWith(stem) && SUFFIXES.has(folded.slice(stem.length)))
  }
}

/** The stem of the adjective where its last sound is softened: "indyk" is in "indyczy", "królik" in "króliczy". */
function softened(stem: string): string[] {
  return stem.endsWith('k') && stem.length > SHORTEST_STEM ? [`${stem.slice(0, -1)}cz`] : []
}

function isOtherNoun(met: readonly number[]): boolean {
  const lexicon = kitchenLexicon()
  return met.every((lexeme) => lexicon.lexemes[lexeme]?.kind === 'noun')
}

const read = new Map<string, readonly number[]>()
const CACHE_SIZE = 20_000

/** The lexemes of a word, remembered: the words of all foods' names are met by every exclusion. */
function bestLexemes(text: string): readonly number[] {
  const known = read.get(text)
  if (known) return known
  const best = readBest(text, false)
  if (read.size >= CACHE_SIZE) read.clear()
  read.set(text, best)
  return best
}

function readBest(text: string, mend: boolean): number[] {
  const readings = readWord(kitchenLexicon(), text, mend)
  const best = readings[0]?.fit ?? 0
  return readings.filter(({ fit }) => fit >= best - AS_GOOD).map(({ lexeme }) => lexeme)
}

function stemOf(form: string): string {
  const ending = LONGEST_FIRST.find((each) => each !== '' && form.endsWith(each) && form.length - each.length >= SHORTEST_STEM)
  return ending === undefined ? form : form.slice(0, -ending.length)
}
