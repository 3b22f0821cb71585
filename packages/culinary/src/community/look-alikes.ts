// Letters of other alphabets, and signs, by the Latin letter that they pass for on a screen. Upper and lower case pass for different ones
// (a Greek "Η" for an H, "η" for an n), so both stand here. After Unicode's technical standard 39, as far as people type it.
const PASSES_FOR: Readonly<Record<string, string>> = {
  a: 'аАɑαΑ@4∂',
  b: 'ВвЬьβΒбБ',
  c: 'сСϲϹ¢ⅽ',
  d: 'ԁⅾđĐ',
  e: 'еЕёЁєЄεΕЭэ€3ə',
  f: 'ƒϜϝ',
  g: 'ɡԌԍ',
  h: 'НнһҺΗ',
  i: 'іІїЇιΙ!|1ӀӏlLłŁⅼⅰ',
  j: 'јЈϳ',
  k: 'кКκΚ',
  m: 'мМΜ',
  n: 'ηΝпП',
  o: 'оОοΟσ0øØ',
  p: 'рРρΡ',
  q: 'ԛԚ',
  r: 'гГ',
  s: 'ѕЅ5$',
  t: 'тТτΤ7',
  u: 'υиИцЦ',
  v: 'νѵѴ',
  w: 'ωшШщЩѡԝԜ',
  x: 'хХχΧ×',
  y: 'уУүγΥ',
  z: 'ΖʐᴢзЗ',
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

/** The letters of a text as `looksOf` has them, but for `l`, which stays what it is, and for pairs. */
export function lettersOf(text: string): string {
  return readLetters(text, APART)
}

/**
 * What is left of a text once whatever looks alike is one letter: case, accents, other alphabets, digits for letters, and everything between
 * the letters are gone. Two texts with the same rest can be taken for each other; empty where there is no letter in it.
 */
export function looksOf(text: string): string {
  return PAIRS.reduce((rest, [pair, one]) => rest.replaceAll(pair, one), readLetters(text, new Set()))
}

function readLetters(text: string, apart: ReadonlySet<string>): string {
  let looks = ''
  for (const letter of text.normalize('NFKD')) {
    const latin = apart.has(letter) ? 'l' : (LATIN_OF.get(letter) ?? LATIN_OF.get(letter.toLowerCase()) ?? letter.toLowerCase())
    if (/[\p{L}\p{N}]/u.test(latin)) looks += latin
  }
  return looks
}
