import { fold } from '../polish/fold.ts'
import type { LetterModel } from './letter-model.ts'

/** Below this mean log-probability no Polish or borrowed food name was found; measured on dictionary words and mashed keys. */
const LEAST_SCORE = -5.45

/** Whether an unknown word could be the name of something; mashed keys and lone consonants could not. */
export function isWordLike(letters: LetterModel, word: string): boolean {
  const folded = fold(word)
  const plain = folded.replace(/[^a-z]/g, '')
  if (plain.length < 3 || /(.)\1{3}/.test(plain)) return false
  if (!/[aeiouy]/.test(plain) || /[^aeiouy]{6}/.test(plain)) return false
  if (/qwert|werty|asdf|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|cvbn|vbnm/.test(plain)) return false
  return letters.score(plain) >= LEAST_SCORE
}
