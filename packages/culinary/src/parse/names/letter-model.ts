import { fold } from '../polish/fold.ts'

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

  add(place: number): void {
    this.counts[place] = this.at(place) + 1
  }

  at(place: number): number {
    return this.counts[place] ?? 0
  }
}

/** Trains the model on words; every word counts once. */
export function trainLetterModel(words: Iterable<string>): LetterModel {
  const single = new Counts(SYMBOLS)
  const pair = new Counts(SYMBOLS ** 2)
  const triple = new Counts(SYMBOLS ** 3)
  const afterOne = new Counts(SYMBOLS)
  const afterTwo = new Counts(SYMBOLS ** 2)
  let total = 0
  for (const word of words) {
    const letters = symbols(word)
    for (let i = 2; i < letters.length; i++) {
      const [a = 0, b = 0, c = 0] = letters.slice(i - 2, i + 1)
      single.add(c)
      pair.add(b * SYMBOLS + c)
      triple.add((a * SYMBOLS + b) * SYMBOLS + c)
      afterOne.add(b)
      afterTwo.add(a * SYMBOLS + b)
      total += 1
    }
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
