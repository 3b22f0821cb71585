import { fold } from '../polish/fold.ts'

/** A model of which letters follow which in Polish; learnt from the food names and their forms. */
export interface LetterModel {
  /** Mean log-probability of a letter given the two before it; about −2 for words of the language, under −4 for mashed keys. */
  score(word: string): number
}

const ALPHABET = 28

function code(character: string | undefined): number {
  if (character === undefined) return 0
  const letter = character.charCodeAt(0) - 96
  return letter >= 1 && letter <= 26 ? letter : 27
}

/** Trains the model on folded words; every word counts once. */
export function trainLetterModel(words: Iterable<string>): LetterModel {
  const triples = new Float64Array(ALPHABET ** 3)
  const pairs = new Float64Array(ALPHABET ** 2)
  const singles = new Float64Array(ALPHABET)
  let total = 0
  for (const word of words) {
    const letters = [0, 0, ...[...fold(word)].map(code), 0]
    for (let i = 2; i < letters.length; i++) {
      const [a = 0, b = 0, c = 0] = letters.slice(i - 2, i + 1)
      triples[(a * ALPHABET + b) * ALPHABET + c]! += 1
      pairs[b * ALPHABET + c]! += 1
      singles[c]! += 1
      total += 1
    }
  }
  const firsts = new Float64Array(ALPHABET ** 2)
  const starts = new Float64Array(ALPHABET)
  for (let ab = 0; ab < ALPHABET ** 2; ab++) for (let c = 0; c < ALPHABET; c++) firsts[ab]! += triples[ab * ALPHABET + c] ?? 0
  for (let b = 0; b < ALPHABET; b++) for (let c = 0; c < ALPHABET; c++) starts[b]! += pairs[b * ALPHABET + c] ?? 0
  const probability = (a: number, b: number, c: number): number => {
    const single = ((singles[c] ?? 0) + 1) / (total + ALPHABET)
    const pair = ((pairs[b * ALPHABET + c] ?? 0) + 4 * single) / ((starts[b] ?? 0) + 4)
    return ((triples[(a * ALPHABET + b) * ALPHABET + c] ?? 0) + 6 * pair) / ((firsts[a * ALPHABET + b] ?? 0) + 6)
  }
  return {
    score(word) {
      const letters = [0, 0, ...[...fold(word)].map(code), 0]
      let sum = 0
      for (let i = 2; i < letters.length; i++) sum += Math.log(probability(letters[i - 2] ?? 0, letters[i - 1] ?? 0, letters[i] ?? 0))
      return sum / (letters.length - 2)
    },
  }
}
