const LETTER_OF: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '8': 'B', '6': 'G', '|': 'I' }
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
}
const UNITS = '[kK][gG]|[gG][rR]?|[dD][aA][gG]|[mMcC]?[lL]|[sS][zZ][tT]|[tT][bB]?|[rR]'

const asDigits = (text: string): string => Array.from(text, (letter) => DIGIT_OF[letter] ?? letter).join('')
const asLetter = (digit: string): string => LETTER_OF[digit] ?? digit

/** Numbers of sizes and percentages that hold letters ("2OOG", "1OSZT", "1B%"): at least one digit must stand among them. */
const LETTERED_NUMBER = new RegExp(
  String.raw`(?<!\p{L}|\d|\d[,.])((?=[OolI|]{0,8}\d)[\dOlI|](?:[\dOolI|B,.]|S(?=[\dO])){0,15})(?=\s?(?:${UNITS})(?!\p{L}))`,
  'gu',
)
const LETTERED_PERCENT = /(?<![\p{L}\d,.])([1-9][BSO]|[BSO][.,]\d|\d[.,][SOBZ])(?=\s?%)/gu
/** The last letter of a cut word before its full stop and a size ("KON5.680G"). */
const DIGIT_BEFORE_STOP = /(?<=\p{L}{2})[01258](?=\.\d{2,4}\s?(?:g|ml)(?!\p{L}))/giu
/** A lone digit inside a word, or at the edge of a longer one ("K0NSERW0WY", "MLEK0", "0GÓREK"), unless it counts a unit ("SOK1L"). */
const DIGIT_INSIDE = new RegExp(
  String.raw`(?<=\p{L})[012568](?=\p{L})(?!(?:${UNITS}|w1|rol\p{L}*|tab\p{L}*|kaps|tor\p{L}*|sasz)(?!\p{L}))`,
  'giu',
)
const DIGIT_AT_END = /(?<=\p{L}{3})0(?![\p{L}\d%,.x])/gu
const DIGIT_AT_START = /(?<![\p{L}\d.,])[0258](?=\p{L}{3})(?!szt|tab|kaps|rol|sasz|tor|pak|por)/giu

/** The lost one of a kilogram ("lkg", "pennelkg", "Jodikg"). */
const ONE_KILOGRAM = /(?:(?<=\p{Ll}{4})l|(?<=\p{Ll}{2})i|(?<![\p{L}\d,.])[lIi|])(?=kg(?!\p{L}))/gu
/** A one glued to a name that a nought follows: no size begins with that ("wieprzowel05g"). */
const ONE_BEFORE_NOUGHT = /(?<=\p{Ll}{2})l(?=0\dg(?!\p{L}))/gu
/** An o twice, once as a nought ("0OWS."), and one alone before a cut word ("0WS."). */
const NOUGHT_BESIDE_O = /(?<![\p{L}\d.,])0(?=O\p{Lu})/gu
const NOUGHT_BEFORE_CUT = /(?<![\p{L}\d.,])0(?=\p{Lu}{2}\.)/gu

/** A small l among capitals is a capital I. */
const SMALL_L = /(?<=\p{Lu})l(?=\p{Lu}|(?<=\p{Lu}{2}l)(?!\p{L}))/gu
/** Any other small letter among capitals is that capital ("KiSZ."); glued words have small letters behind their capital. */
const SMALL_AMONG_CAPITALS = /(?<=\p{Lu})\p{Ll}(?=\p{Lu}(?!\p{Ll}))/gu

/** Mends digits that were read for letters and letters that were read for digits, where their neighbours leave no doubt. */
export function mendDigits(name: string): string {
  return name
    .replace(LETTERED_NUMBER, asDigits)
    .replace(ONE_KILOGRAM, ' 1')
    .replace(LETTERED_PERCENT, asDigits)
    .replace(ONE_BEFORE_NOUGHT, ' 1')
    .replace(NOUGHT_BESIDE_O, '')
    .replace(NOUGHT_BEFORE_CUT, 'O')
    .replace(SMALL_L, 'I')
    .replace(SMALL_AMONG_CAPITALS, (letter) => letter.toUpperCase())
    .replace(DIGIT_BEFORE_STOP, asLetter)
    .replace(DIGIT_INSIDE, asLetter)
    .replace(DIGIT_AT_END, asLetter)
    .replace(DIGIT_AT_START, asLetter)
}
