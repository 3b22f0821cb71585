import { fold } from '../polish/fold.ts'
import type { LetterModel } from './letter-model.ts'

/** Below this mean log-probability no Polish or borrowed food name was found; measured on dictionary words and mashed keys. */
const LEAST_SCORE = -5.45
/** Letters in a row of one keyboard row, either way, that no word has. */
const RUN = 4
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [row, Array.from(row).toReversed().join('')])
/** Keys above each other, as fingers walk down a keyboard. */
const COLUMNS = /qaz|wsx|edc|rfv|tgb|yhn|ujm|zaq|xsw|cde|vfr|bgt|nhy|mju|plm|okn|ijn|uhb|ygv/g

/** Whether an unknown word could be the name of something; mashed keys, babble and lone consonants could not. */
export function isWordLike(letters: LetterModel, word: string): boolean {
  const folded = fold(word)
  const plain = folded.replace(/[^a-z]/g, '')
  if (plain.length < 3 || /(.)\1{3}/.test(plain)) return false
  if (!/[aeiouy]/.test(plain) || /[^aeiouy]{6}/.test(plain) || /q(?!u)/.test(plain)) return false
  if (isBabble(plain) || isKeyboardWalk(plain)) return false
  return letters.score(inPolishLetters(plain)) >= LEAST_SCORE
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
