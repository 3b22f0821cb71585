import type { Lexicon } from '../../parse/names/lexicon.ts'
import { readWord } from '../../parse/names/read-word.ts'
import { fold } from '../../parse/polish/fold.ts'
import { ABBREVIATIONS, FLAVOUR_ADJECTIVES } from '../../parse/words.ts'
import { isEmpty, TILL_ABBREVIATIONS } from '../words.ts'
import { likenesses, type ShelfWord, wordIndex, wordsWithPrefix } from './ocr-likeness.ts'
import type { Abbreviation } from './split-abbreviations.ts'

/** How well an abbreviation stands for a lexeme, from 3 (the word itself) down to 1 (a guess), and what to write for it. */
interface AbbreviationReading {
  score: number
  form: string
}

/** Lexeme → reading. */
export type AbbreviationReadings = ReadonlyMap<number, AbbreviationReading>

const EXACT = 3
/** Another case than the nominative, of a word whole, short or cut. */
const CASE = 2.6
const SHORT_CASE = 1.8
const CUT_CASE = 1.6
const SHORT_FORM = 2.6
/** What every further reading of one short form is less likely by. */
const NEXT_READING = 0.25
const ABBREVIATION = 2.1
/** "JOGURT MALINA" is "jogurt malinowy". */
const FLAVOUR = 2.35
const SKELETON = 1.3
/** Shorter short forms are many words' beginning. */
const MIN_SHORT_FORM = 3
/** "ŚMIET." is hardly "śmietankowo-owocowy". */
const COMPOUND = 0.4
/** What a misread abbreviation counts less than one that was read well. */
const MISREAD = -0.4
/** What speaks for a long word that was misread in full. */
const WHOLE_MISREAD = 0.2
const LONG = 7
/** A cut word by the letters that are left of it. */
const PREFIX_SCORES = [0, 0, 0.9, 1.7, 2.1, 2.35, 2.5]

const MARKS = /[ąćęłńóśźż]/

/** Names repeat within a receipt and between receipts; the memory never grows past a bound. */
const MEMORY = 5000
const remembered = new WeakMap<Lexicon, Map<string, AbbreviationReadings>>()

/** Everything an abbreviation may stand for: the word itself, a known short form, a beginning, its consonants; misread letters only where none of these fits. */
export function readAbbreviation(lexicon: Lexicon, abbreviation: Abbreviation, correct = true): AbbreviationReadings {
  const key = `${abbreviation.text}${abbreviation.cut ? '.' : ''}${correct ? '~' : ''}`
  const memory = remembered.get(lexicon) ?? new Map<string, AbbreviationReadings>()
  remembered.set(lexicon, memory)
  const known = memory.get(key)
  if (known) return known
  const readings = abbreviation.kind === 'preposition' ? new Map<number, AbbreviationReading>() : read(lexicon, abbreviation, correct)
  if (memory.size >= MEMORY) memory.clear()
  memory.set(key, readings)
  return readings
}

class Readings {
  readonly best = new Map<number, AbbreviationReading>()

  add(lexeme: number, score: number, form: string): void {
    if (score > (this.best.get(lexeme)?.score ?? 0)) this.best.set(lexeme, { score, form })
  }
}

function read(lexicon: Lexicon, abbreviation: Abbreviation, correct: boolean): AbbreviationReadings {
  const readings = new Readings()
  const exact = addExact(lexicon, abbreviation, readings)
  const cases = readings.best.size
  addShortForms(lexicon, abbreviation, exact, readings)
  if (abbreviation.kind === 'figure') return readings.best
  addBeginnings(lexicon, abbreviation, exact, readings)
  if (exact || !correct || readings.best.size > cases) return readings.best
  if (isEmpty(abbreviation.folded)) return readings.best
  addMisread(lexicon, abbreviation, cases === 0, readings)
  if (cases === 0) addSkeletons(lexicon, abbreviation, readings)
  return readings.best
}

/** Adds the words of that spelling; true where one of them is as shelves print it. Tills print nominatives: a case is likelier a cut word. */
function addExact(lexicon: Lexicon, { text, folded, cut }: Abbreviation, readings: Readings): boolean {
  let printed = false
  for (const { form, lexeme, trust } of lexicon.forms.get(folded) ?? []) {
    // Two letters without their accents may be anything.
    if (folded.length < 3 && form !== text) continue
    const nominative = trust > 0.985
    const score = nominative ? EXACT - (cut ? 0.3 : 0) : cut ? CUT_CASE : folded.length > 3 ? CASE : SHORT_CASE
    readings.add(lexeme, score - (form === text ? 0 : MARKS.test(text) ? 0.5 : cut ? 0.6 : 0.15), text)
    printed ||= nominative && (form === text || !cut)
  }
  return printed
}

function addShortForms(lexicon: Lexicon, { text, folded, cut }: Abbreviation, exact: boolean, readings: Readings): void {
  // A letter on its own is dirt of a scan.
  if (folded.length === 1 && !cut) return
  for (const [place, long] of (TILL_ABBREVIATIONS.get(folded) ?? (exact ? [] : longerForms(folded))).entries())
    addLong(
      lexicon,
      long,
      SHORT_FORM - place * NEXT_READING - (text.includes('/') ? 0 : unlikeMarks(text, long.split(' ').at(-1) ?? long)),
      readings,
    )
  const flavour = FLAVOUR_ADJECTIVES.get(folded)
  if (flavour !== undefined) addLong(lexicon, flavour, FLAVOUR, readings)
  const spelled = ABBREVIATIONS.get(text) ?? ABBREVIATIONS.get(folded)
  if (spelled !== undefined && (cut || text.length > 3)) addLong(lexicon, spelled, ABBREVIATION, readings)
}

/** What a short form stands for that a few more letters of were printed ("WIŚN." is "wiśniowy" like "WIŚ."). */
function longerForms(folded: string): readonly string[] {
  for (let end = folded.length - 1; end >= MIN_SHORT_FORM; end--) {
    const known = TILL_ABBREVIATIONS.get(folded.slice(0, end))?.filter((long) => fold(long).startsWith(folded))
    if (known && known.length > 0) return known
  }
  return []
}

/** A long form that is a phrase ("bez laktozy") stands for its last word. */
function addLong(lexicon: Lexicon, long: string, score: number, readings: Readings): void {
  const word = long.split(' ').at(-1) ?? long
  for (const { form, lexeme } of lexicon.forms.get(fold(word)) ?? []) if (form === word.toLowerCase()) readings.add(lexeme, score, long)
}

function addBeginnings(lexicon: Lexicon, abbreviation: Abbreviation, exact: boolean, readings: Readings): void {
  const { folded, cut } = abbreviation
  if (folded.length < 2) return
  const hyphen = folded.indexOf('-')
  const words =
    hyphen > 0
      ? wordsWithPrefix(wordIndex(lexicon), folded.slice(0, hyphen)).filter((word) => word.folded.includes(`-${folded.slice(hyphen + 1)}`))
      : wordsWithPrefix(wordIndex(lexicon), folded)
  const base = (PREFIX_SCORES[folded.length] ?? 2.5) - (cut ? 0 : 0.2) - (exact ? (cut ? 0.3 : 0.6) : 0)
  for (const word of words) {
    const compound = hyphen < 0 && word.folded.includes('-') ? COMPOUND : 0
    const score = base - Math.min(0.4, 0.04 * (word.folded.length - folded.length)) - compound - unlikeMarks(abbreviation.text, word.form)
    if (score > 0) for (const lexeme of word.lexemes) readings.add(lexeme, score, word.form)
  }
}

/** What the diacritics tell: those that were printed count, missing ones hardly. */
function unlikeMarks(text: string, form: string): number {
  let same = 0
  while (same < text.length && fold(text[same] ?? '') === fold(form[same] ?? '')) same += 1
  if (form.startsWith(text.slice(0, same))) return 0
  return MARKS.test(text) ? 0.8 : 0.1
}

/** "KRKT", "WDZ": the consonants of a word in their order. */
function addSkeletons(lexicon: Lexicon, { folded }: Abbreviation, readings: Readings): void {
  if (folded.length < 3 || folded.length > 10 || !/^[a-z]+$/.test(folded)) return
  for (const word of wordIndex(lexicon).byLetter.get(folded[0] ?? '') ?? []) {
    if (word.folded.length > 3 * folded.length || !isSkeleton(folded, word)) continue
    for (const lexeme of word.lexemes) readings.add(lexeme, SKELETON - 0.06 * (word.folded.length - folded.length), word.form)
  }
}

function isSkeleton(short: string, { folded }: ShelfWord): boolean {
  let at = 0
  for (const letter of folded) if (letter === short[at]) at += 1
  // All but the last letters must be consonants the word cannot do without.
  return at === short.length && (short.match(/[aeiouy]/g)?.length ?? 0) <= short.length / 3
}

/** A scan's mistakes; a case of another word ("MASKO") may be one too, but is no slip of the fingers. */
function addMisread(lexicon: Lexicon, abbreviation: Abbreviation, anyway: boolean, readings: Readings): void {
  const length = abbreviation.folded.length
  for (const { word, shortForm, cost } of likenesses(lexicon, abbreviation.folded)) {
    // One mistake in a long word leaves more of it.
    const isWhole = length >= LONG && word !== null && word.folded.length <= length + 1
    const score = MISREAD + (PREFIX_SCORES[length] ?? 2.5) - 0.6 * cost * Math.min(1, 6 / length) + (isWhole ? WHOLE_MISREAD : 0)
    if (shortForm !== null)
      for (const long of (TILL_ABBREVIATIONS.get(shortForm) ?? []).slice(0, 2)) addLong(lexicon, long, score, readings)
    if (word === null) continue
    const cut = Math.min(0.4, 0.04 * (word.folded.length - length))
    for (const lexeme of word.lexemes) readings.add(lexeme, score - cut, word.form)
  }
  if (!anyway || readings.best.size > 0 || abbreviation.folded.length < 5) return
  for (const { lexeme, fit, corrected } of readWord(lexicon, abbreviation.text, true))
    readings.add(lexeme, 1.7 * fit, corrected ?? abbreviation.text)
}
