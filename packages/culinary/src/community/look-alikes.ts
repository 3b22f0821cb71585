import { LATIN_LETTERS } from '../parse/text/cyrillic.ts'
import { remembered } from '../remembered.ts'

// Letters of other alphabets, and signs, by the Latin letter that they pass for on a screen. Upper and lower case pass for different ones
// (a Greek "Η" for an H, "η" for an n), so both stand here. After Unicode's technical standard 39, as far as people type it.
const PASSES_FOR: Readonly<Record<string, string>> = {
  a: 'аАɑαΑ@4∂ⱥȺ',
  b: 'ВвЬьβΒбБƀ',
  c: 'сСϲϹ¢ⅽȼȻ',
  d: 'ԁⅾđĐ',
  e: 'еЕёЁєЄεΕЭэ€3əɇɆ',
  f: 'ƒϜϝ',
  g: 'ɡԌԍǥǤ',
  h: 'НнһҺΗħĦ',
  i: 'іІїЇιΙ!|1ӀӏlLłŁⅼⅰɨƗ',
  j: 'јЈϳɉɈ',
  k: 'кКκΚĸƙƘ',
  m: 'мМΜ',
  n: 'ηΝпП',
  o: 'оОοΟσ0øØ',
  p: 'рРρΡþ',
  q: 'ԛԚ',
  r: 'гГ®ɾʀɍɌ',
  s: 'ѕЅ5$',
  t: 'тТτΤ7ŧŦ',
  u: 'υиИцЦʉɄ',
  v: 'νѵѴ',
  w: 'ωшШщЩѡԝԜⱳ',
  x: 'хХχΧ×',
  y: 'уУүγΥɏɎ',
  z: 'ΖʐᴢзЗƶƵ',
}

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(PASSES_FOR).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
)

// Two letters that read as one.
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['ci', 'd'],
]

/** An `l` told from an `i`: in names either passes for the other, in words that are looked for they make other words. */
const APART: ReadonlySet<string> = new Set('lLłŁⅼ')

// Cyrillic letters as they are read aloud, which are other ones than those they look like: "хуй" is no "xyн". Read as in Russian, without Polish signs.
const READ_AS: Readonly<Record<string, string>> = { ...LATIN_LETTERS, г: 'g', ж: 'z', и: 'i', щ: 'sz' }

// Latin letters that look like Cyrillic ones with another sound.
const CYRILLIC_OF: Readonly<Record<string, string>> = { p: 'р', y: 'у', x: 'х', c: 'с', b: 'в', h: 'н' }

// Letters drawn with signs, before anything else is read.
const DRAWN: readonly (readonly [string, string])[] = [
  ['|<', 'k'],
  ['|{', 'k'],
  ['\\/\\/', 'w'],
  ['\\/', 'u'],
  ['|_|', 'u'],
  ['()', 'o'],
  ['(', 'c'],
]

// What is written in several ways and sounds the same, in this order. An "f" is a "w" that was said aloud: "kurfa", "gufno".
const SOUNDS: readonly (readonly [string, string])[] = [
  ['oo', 'u'],
  ['ou', 'u'],
  ['kh', 'k'],
  ['ph', 'f'],
  ['ch', 'h'],
  ['ck', 'kk'],
  ['qu', 'ku'],
  ['x', 'ks'],
  ['v', 'w'],
  ['f', 'w'],
]

/** A word is read by a dozen rules, and most words come again. */
const MAX_CACHED_WORDS = 2000

/**
 * What letters sound like, so that words spelt otherwise are the same: letters that follow each other twice say no more than once
 * ("kuuurwa"), a "q" is a "k" with its vowel, a "y" beside a vowel is a "j".
 */
export const soundOf = remembered(MAX_CACHED_WORDS, (letters) => {
  let sound = SOUNDS.reduce((rest, [written, said]) => rest.replaceAll(written, said), letters)
  sound = sound.replace(/q(?=[aeiouy]|$)/g, 'k').replaceAll('q', 'ku')
  // "ck" ends English words alone, and is kept apart from a "k" lest "fuka" be one.
  sound = sound.replaceAll('kk', 'ck')
  return sound.replace(/(?<=[aeiou])y|y(?=[aeou])/g, 'j').replace(/(.)\1+/gu, '$1')
})

/** A text as it is, and with another letter in the place of a sign. */
const either = (letters: string, sign: string, other: string) =>
  letters.includes(sign) ? [letters, letters.replaceAll(sign, other)] : [letters]

/** Letters as they are read aloud, those of other alphabets too. */
const readAloud = (letters: string) => Array.from(letters, (letter) => READ_AS[letter] ?? letter).join('')

/** How a word may be meant to be read, as sounds: by the looks of its letters or by their sound, its "1" an "i" or an "l", its "v" a "w" or a "u". */
export const readingsOf = remembered(MAX_CACHED_WORDS, (word): readonly string[] => {
  const drawn = DRAWN.reduce((rest, [signs, letter]) => rest.replaceAll(signs, letter), word)
  const small = drawn.toLowerCase()
  const spoken = readAloud(small)
  // Beside Cyrillic letters a Latin one may stand for the one that it looks like: "кypвa".
  const meant = readAloud(Array.from(small, (letter) => CYRILLIC_OF[letter] ?? letter).join(''))
  const written = spoken === small ? [drawn] : [drawn, spoken, meant]
  const all = written
    .flatMap((letters) => either(letters, '$', 'z'))
    .flatMap((letters) => either(letters, '2', 'z'))
    .flatMap((letters) => either(letters, '0', 'u'))
    .flatMap((letters) => either(letters.normalize('NFC'), 'ó', 'u'))
    .flatMap((letters) => either(letters, '1', 'l'))
    .flatMap((letters) => either(lettersOf(letters), 'v', 'u'))
    .flatMap((letters) => [letters, letters.replace(/(?<=[bfpmw])j(?=[aeou])/g, 'i'), letters.replace(/(?<=k)j(?=[aeou])/g, '')])
    .flatMap((letters) => [letters, letters.replace(/(?<=[ou])i$/, 'j')])
    .flatMap((letters) => [soundOf(letters), soundOf(letters.replaceAll('oo', 'o'))])
  return [...new Set(all)]
})

/** The letters of a text as `looksOf` has them, but for `l`, which stays what it is, and for pairs. */
export const lettersOf = remembered(MAX_CACHED_WORDS, (text) => readLetters(text, APART))

/**
 * What is left of a text once whatever looks alike is one letter: case, accents, other alphabets, digits for letters, and everything between
 * the letters are gone. Two texts with the same rest can be taken for each other; empty where there is no letter in it.
 */
export function looksOf(text: string): string {
  return PAIRS.reduce((rest, [pair, one]) => rest.replaceAll(pair, one), readLetters(text, new Set()))
}

/** Where the alphabet stands in white letters on black: in circles, in squares, and as the letters of flags. */
const BOXED_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]
const LETTERS_OF_ALPHABET = 26

function unboxed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const start = BOXED_ALPHABETS.find((first) => code >= first && code < first + LETTERS_OF_ALPHABET)
  return start === undefined ? sign : String.fromCharCode('a'.charCodeAt(0) + code - start)
}

function readLetters(text: string, apart: ReadonlySet<string>): string {
  let looks = ''
  for (const sign of text.normalize('NFKD')) {
    const letter = unboxed(sign)
    const latin = apart.has(letter) ? 'l' : (LATIN_OF.get(letter) ?? LATIN_OF.get(letter.toLowerCase()) ?? letter.toLowerCase())
    if (/[\p{L}\p{N}]/u.test(latin)) looks += latin
  }
  return looks
}
