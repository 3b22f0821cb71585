/** Letters and signs that OCR puts for digits. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  e: '0',
  l: '1',
  I: '1',
  i: '1',
  J: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  A: '4',
  S: '5',
  s: '5',
  b: '6',
  G: '6',
  '?': '7',
  B: '8',
  g: '9',
  q: '9',
}

/** A digit, or a letter that stands for one in its surroundings. */
const SPELLINGS = [
  String.raw`\d`,
  // "4szt", "5op" and "79zł" go on with words.
  String.raw`(?!s[z2]|SZ|op|OP|z[łlŁ])[OoQSsBZz](?!\p{L}{2})`,
  String.raw`[lI|!](?=[0-9OoQSBlI|!.,;'])`,
  String.raw`[iJ](?=(?:\d{1,3})?[.,]\d)`,
  String.raw`[bgG](?=[.,]\d)`,
  String.raw`\?(?=[.,])`,
  String.raw`(?<=[\d.,])[Agq?](?=[\d.,])`,
  String.raw`(?<=\d[.,])[Gei](?=\d)`,
  String.raw`(?<=\d[.,]\d)i`,
  String.raw`(?<=[xX×*]\d{1,3}[.,]\d)[gq]`,
]

/** Source of a regular expression (flag u) for one digit as printed or as OCR reads it, in the company of digits. */
export const DIGIT = `(?:${SPELLINGS.join('|')})`

/** A number with its letters turned back to digits. */
export function asDigits(text: string): string {
  return Array.from(text, (sign) => DIGIT_OF[sign] ?? sign).join('')
}

/** Letters that stand alone for a count. */
const COUNT_OF: Readonly<Record<string, string>> = { t: '1', f: '1', ...DIGIT_OF }

/** The count that a letter alone stands for ("l x 3,49", "Z szt x"); null where it may be a word. */
export function countOfLetter(letter: string): string | null {
  return /^[lIi|!tfZzSB]$/.test(letter) ? (COUNT_OF[letter] ?? null) : null
}
