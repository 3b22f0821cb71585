import { fold } from '../polish/fold.ts'
import { toLatin } from '../text/cyrillic.ts'

/** Below this mean log-probability no Polish or borrowed food name was found; measured on dictionary words and mashed keys. */
const MIN_SCORE = -5.45
/** Letters in a row of one keyboard row, either way, that no word has. */
const RUN = 4
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [row, Array.from(row).toReversed().join('')])
/** Keys above each other, as fingers walk down a keyboard. */
const COLUMNS = /qaz|wsx|edc|rfv|tgb|yhn|ujm|zaq|xsw|cde|vfr|bgt|nhy|mju|plm|okn|ijn|uhb|ygv/g

/** Whether an unknown word could be the name of something; mashed keys, babble and lone consonants could not. */
export function isPlausibleWord(letters: LetterModel, word: string): boolean {
  const folded = fold(toLatin(word))
  const plain = folded.replace(/[^a-z]/g, '')
  if (plain.length < 3 || /(.)\1{3}/.test(plain)) return false
  if (!/[aeiouy]/.test(plain) || /[^aeiouy]{6}/.test(plain) || /q(?!u)/.test(plain)) return false
  if (isBabble(plain) || isKeyboardWalk(plain)) return false
  return letters.score(inPolishLetters(plain)) >= MIN_SCORE
}

/** "lalala", "asdasd": syllables repeated as no word does; "couscous" and "bonbon" repeat whole ones of three sounds, once. */
function isBabble(plain: string): boolean {
  if (/^(.{1,4})\1{2,}.{0,2}$/.test(plain) || /^(bla|la|ha|he|ja){2,}$/.test(plain)) return true
  const twice = /^(.{3})\1.?$/.exec(plain)?.[1]
  return twice !== undefined && !/^[^aeiouy][aeiou][^aeiouy]$/.test(twice)
}

function isKeyboardWalk(plain: string): boolean {
  for (let at = 0; at + RUN <= plain.length; at++) {
    const piece = plain.slice(at, at + RUN)
    if (ROWS.some((row) => row.includes(piece))) return true
  }
  return plain.length >= 5 && (plain.match(COLUMNS)?.length ?? 0) * 3 >= plain.length - 1
}

/** Borrowed names in the letters that Polish has for their sounds ("akvavit" as "akwawit", "yuzu" as "juzu"). */
function inPolishLetters(plain: string): string {
  return plain
    .replace(/qu/g, 'kw')
    .replace(/v/g, 'w')
    .replace(/x/g, 'ks')
    .replace(/y(?=[aeiou])/g, 'j')
}

/** A model of which letters follow which in Polish; learnt from the food names and their forms. */
export interface LetterModel {
  /** Mean log-probability of a letter given the two before it; about −3 for words of the language, under −5.5 for mashed keys. */
  score(word: string): number
}

/** The end of a word, 26 letters, anything else. */
const SYMBOLS = 28
/** Strength of the shorter context behind a longer one, in letters seen. */
const PAIR_WEIGHT = 4
const TRIPLE_WEIGHT = 6

function symbols(word: string): number[] {
  const letters = Array.from(fold(word), (character) => {
    const letter = character.charCodeAt(0) - 96
    return letter >= 1 && letter <= 26 ? letter : SYMBOLS - 1
  })
  return [0, 0, ...letters, 0]
}

class Counts {
  private readonly counts: Float64Array

  constructor(contexts: number) {
    this.counts = new Float64Array(contexts)
  }

  add(place: number, times: number): void {
    this.counts[place] = this.at(place) + times
  }

  at(place: number): number {
    return this.counts[place] ?? 0
  }
}

/** How often three letters follow each other in words, every word counted once: the training of the model. */
export function countTriples(words: Iterable<string>): number[] {
  const triples = Array.from({ length: SYMBOLS ** 3 }, () => 0)
  for (const word of words) {
    const letters = symbols(word)
    for (let i = 2; i < letters.length; i++) {
      const place = ((letters[i - 2] ?? 0) * SYMBOLS + (letters[i - 1] ?? 0)) * SYMBOLS + (letters[i] ?? 0)
      triples[place] = (triples[place] ?? 0) + 1
    }
  }
  return triples
}

/** The model of those counts. */
export function letterModel(triples: readonly number[]): LetterModel {
  const single = new Counts(SYMBOLS)
  const pair = new Counts(SYMBOLS ** 2)
  const triple = new Counts(SYMBOLS ** 3)
  const afterOne = new Counts(SYMBOLS)
  const afterTwo = new Counts(SYMBOLS ** 2)
  let total = 0
  for (const [place, times] of triples.entries()) {
    if (times === 0) continue
    const c = place % SYMBOLS
    const ab = (place - c) / SYMBOLS
    const b = ab % SYMBOLS
    single.add(c, times)
    pair.add(b * SYMBOLS + c, times)
    triple.add(place, times)
    afterOne.add(b, times)
    afterTwo.add(ab, times)
    total += times
  }
  const probability = (a: number, b: number, c: number): number => {
    const ofOne = (single.at(c) + 1) / (total + SYMBOLS)
    const ofTwo = (pair.at(b * SYMBOLS + c) + PAIR_WEIGHT * ofOne) / (afterOne.at(b) + PAIR_WEIGHT)
    return (triple.at((a * SYMBOLS + b) * SYMBOLS + c) + TRIPLE_WEIGHT * ofTwo) / (afterTwo.at(a * SYMBOLS + b) + TRIPLE_WEIGHT)
  }
  return {
    score(word) {
      const letters = symbols(word)
      let sum = 0
      for (let i = 2; i < letters.length; i++) sum += Math.log(probability(letters[i - 2] ?? 0, letters[i - 1] ?? 0, letters[i] ?? 0))
      return sum / (letters.length - 2)
    },
  }
}
