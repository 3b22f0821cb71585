import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { readWord } from '../../parse/names/read-word.ts'
import { fold } from '../../parse/polish/fold.ts'

/** One word of an exclusion, in all its cases and as an adjective. */
export interface TargetWord {
  lexemes: ReadonlySet<number>
  stems: readonly string[]
}

const CASES = ' a e o y i u om em ow ie ia iu mi ym im ami ach owi iem iom iami iach ej ego ich ych'.split(' ')
const ADJECTIVES = ['ow', 'n', 'an', 'sk'].flatMap((suffix) => ['y', 'a', 'e', 'ego', 'ej', 'emu', 'ym', 'ych', 'ymi', 'i'].map((ending) => suffix + ending))
const DIMINUTIVES = ['ka', 'ki', 'ke', 'ek', 'kiem', 'kami', 'kow', 'ko', 'ce']
const SUFFIXES = new Set([...CASES, ...ADJECTIVES, ...DIMINUTIVES])
const LONGEST_FIRST = CASES.toSorted((one, other) => other.length - one.length)
const SHORTEST_STEM = 3
/** Readings nearly as good as the best count too: "sery" is cheese in the plural and in the genitive of nothing else. */
const AS_GOOD = 0.05

/** Readies a typed word for meeting its other forms. */
export function targetWord(text: string): TargetWord {
  const lexicon = kitchenLexicon()
  const lexemes = new Set(bestLexemes(text))
  const forms = [fold(text)]
  for (const [form, entries] of lexicon.forms) if (entries.some((entry) => lexemes.has(entry.lexeme))) forms.push(form)
  return { lexemes, stems: [...new Set(forms.map(stemOf))].filter((stem) => stem.length >= SHORTEST_STEM) }
}

/** Whether a typed word is the target in some case, number or as an adjective. */
export function isTarget({ lexemes, stems }: TargetWord, text: string): boolean {
  const read = bestLexemes(text)
  if (read.length > 0 && read.some((lexeme) => lexemes.has(lexeme))) return true
  const folded = fold(text)
  if (read.length > 0 && isOtherNoun(read)) return false
  return stems.some((stem) => folded.startsWith(stem) && SUFFIXES.has(folded.slice(stem.length)))
}

function isOtherNoun(read: readonly number[]): boolean {
  const lexicon = kitchenLexicon()
  return read.every((lexeme) => lexicon.lexemes[lexeme]?.kind === 'noun')
}

function bestLexemes(text: string): number[] {
  const readings = readWord(kitchenLexicon(), text, true)
  const best = readings[0]?.fit ?? 0
  return readings.filter(({ fit }) => fit >= best - AS_GOOD).map(({ lexeme }) => lexeme)
}

function stemOf(form: string): string {
  const ending = LONGEST_FIRST.find((each) => each !== '' && form.endsWith(each) && form.length - each.length >= SHORTEST_STEM)
  return ending === undefined ? form : form.slice(0, -ending.length)
}
