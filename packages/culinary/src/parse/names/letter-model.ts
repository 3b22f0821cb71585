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
