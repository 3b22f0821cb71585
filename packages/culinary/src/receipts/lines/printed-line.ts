import { lexLine } from '../figures/lex-line.ts'
import { readFigures } from '../figures/read-figures.ts'
import type { LineToken } from '../figures/readings.ts'
import type { Figures } from '../figures/settle-figures.ts'
import { receiptStems } from '../words.ts'
import { classifyLabel, type LabelKind } from './classify-label.ts'
import { compileStems, matchesAnyStem, shapesOf } from './match-misread.ts'

/** A printed line taken apart: words in front, figures behind; either may be missing. */
export interface PrintedLine {
  /** As printed. */
  source: string
  /** Numbers of the lines of the receipt's text that it stands in, from 0. */
  places: readonly number[]
  /** With its figures and words apart, as it was read. */
  text: string
  /** The words; empty on a line of figures alone. */
  label: string
  kind: LabelKind
  figures: Figures | null
  /** All figures of a line without words, also where they are no whole amount ("1.000 ×"). */
  fragments: readonly LineToken[]
}

/** Words need three letters; fewer beside figures are marks and noise. */
function hasWords(label: string): boolean {
  return /\p{L}[\p{L}.]{2}|\p{L}{2}.*\p{L}{2}/u.test(label)
}

/** A size torn from its name ("280G 1 x 5,99"). */
function isSize(label: string): boolean {
  return /^\d+(?:[.,]\d+)?\s?(?:kg|g|ml|l|szt)\.?$/i.test(label)
}

/** A word among figures that holds figures of its own is one that cannot be read ("4 x t,59 2,36"). */
function isFragment(token: LineToken): boolean {
  return token.kind === 'word' ? /\d/.test(token.text) : token.kind !== 'currency' && token.kind !== 'article'
}

/** Takes the printed line apart that stands at `place` of the receipt's text. */
export function readPrintedLine(source: string, place = 0): PrintedLine {
  const places = [place]
  const text = correctJoints(source)
  const tokens = lexLine(text)
  const { labelStart, labelEnd, figures } = readFigures(tokens, text.length)
  const label = correctSize(cleanLabel(correctSize(text.slice(labelStart, labelEnd).trimEnd())))
  const figured = tokens.some((token) => token.kind !== 'word')
  const noise = !figured && !/\d|\p{L}{2}/u.test(label)
  if (!hasWords(label) && !isSize(label) && (figures || figured || noise)) {
    const fragments = tokens.filter(isFragment)
    return { source, places, text, label: '', kind: 'goods', figures, fragments }
  }
  return { source, places, text, label, kind: classifyLabel(label, figures === null), figures, fragments: [] }
}

const OWN = [
  ...receiptStems('cancelled'),
  ...receiptStems('discounts'),
  ...receiptStems('offers'),
  ...compileStems('pozycj towar. artykul. produkt. na. do. za. z. plus. pln'),
]

/** The product that a discount or a cancellation names: its words without the till's own. */
export function withoutOwnWords({ label, kind }: PrintedLine): string {
  if (kind !== 'cancelled' && kind !== 'discount' && kind !== 'offer') return label
  return label
    .split(/\s+/)
    .filter((word) => !matchesAnyStem(shapesOf(word)[0], OWN))
    .join(' ')
    .replace(/^[^\p{L}]+|(?<![^\p{L}\d%)])[^\p{L}\d%)]+$/gu, '')
}

/** Article numbers, bar codes, list numbers and the underscored tax letter of tills that print it first. */
const AHEAD = /^(?:[^\p{L}\d]+|\d{4,14}[\s_:.-]+|\d{1,3}[.)]\s*(?=\p{L})|[A-G]_+(?=[\p{L}\d]))/u
/** Marks, leaders, bar codes, an old price, and the tax letter that some tills put behind the name ("-A", "1lC"). */
const BEHIND =
  /(?:(?<![^\p{L}\d%.)])[^\p{L}\d%.)]+|(?<!\.)\.{2,}|\s\.|\s\d{6,14}|\s\d{1,4}[.,]\d\d|(?:\s\d{1,2})?\s?(?<![\p{L}\d])[xX×*]|[-_][A-G]|(?<!witamina)\s(?:[(€©][\p{L}\d]?|[cCe])|(?<!witamina|\d)\sG|(?<=\d(?:g|G|ml|ML|l|L|kg|KG)|[a-ząćęłńóśźż])[A-D])$/u

/** The words of a line without what tills print around a name. */
function cleanLabel(printed: string): string {
  let label = printed.trim()
  for (let before = ''; before !== label; ) {
    before = label
    label = label.replace(AHEAD, '').trimStart()
  }
  for (let before = ''; before !== label; ) {
    before = label
    label = label.replace(BEHIND, '').trimEnd()
  }
  // "450 G": the size as one word, or its unit looks like a tax letter.
  return label.replace(/\s+/g, ' ').replace(/(?<=\d) (?=(?:k?g|m?l|szt)(?!\p{L}))/giu, '')
}

/** Blanks that a till or OCR left out or put in, and letters for figures where signs beside them leave no doubt. */
const JOINTS: readonly [RegExp, string][] = [
  // "2'3,99 7,98", "4' 299 11,96", "4*'2,93", "0,615%14,99": a times sign as quotes or a per cent sign.
  [/(?<=(?:^|\s)\d{1,2})\s?['"”»]+\s?(?=\d{1,3}[.,]?\d\d\s+\d)/g, ' x '],
  [/(?<=\d\s?[x×*])['"”]+(?=\s?\d)/g, ''],
  [/(?<=\d[.,]\d{3}\s?)%(?=\s?\d{1,3}[.,]\d\d(?!\d))/g, 'x'],
  // "1%* 4,29", "1 x*%4,29", "3 x9%,69", "9%87C": figures and blots that look like a per cent sign beside figures of money.
  [/(?<=(?:^|\s)[\diIl|]{1,2})%(?=[x×*])/g, ''],
  [/(?<=[\diIl|]\s?[x×*]{1,2})[*%]+(?=\d)/g, ''],
  [/(?<=[x×*]\s?\d{1,2})%(?=[.,]\d\d(?!\d))/g, ''],
  [/(?<=[x×*]\s?\d{1,3}[.,]\d\d\s+\d{1,3})%(?=\d\d\s?\S?$)/g, ','],
  // "4 * 5,99 23,9% C": count and price say what the value does not; "1szt - 7,5%": most prices end in nine.
  [/(?<=[x×*]\s?\d{1,3}[.,]\d\d)\s+\d{1,3}[.,]\d%\s?[A-G€£]?$/g, ''],
  [/(?<=[\diIl|]\s?szt\.?\s+(?:-\s)?\d{1,3}[.,]\d)%(?=\s?[A-G€£]?$)/g, '9'],
  // "2*7,99. '15,98A", "3 x3,99'- 11,97", "3,99 3,99. C": dirt between price, value and letter.
  [/(?<=[x×*]\s?\d{1,3}[.,]\d\d)[.,'"]*(?:['"]-)?\s['"]*(?=\d)/g, ' '],
  [/(?<=\d[.,]\d\d)\.(?=\s[A-G]$)/g, ''],
  // "1lszt x7,99": a one twice.
  [/(?<!\S)1[lI|](?=\s?szt)/g, '1'],
  // "24,906,10": a price and a value.
  [/(\d[.,]\d\d)(?=\d{1,4}[.,]\d\d(?!\d))/g, '$1 '],
  // "fszt v42,59 42,59A", "szt 15,89 5,89A": a line that begins with its count, the one misread or lost.
  [/^[tfiIlz|!$]{0,2}szt\.?\s?[xXvV]?\s?(?=\d{1,3}[.,]\d\d\s+\d)/g, '1szt x'],
  // "9,79 x (szt 9,79"
  [/(?<=\d[.,]\d\d\s?[x×*]\s?)[(tfiIl|!](?=szt)/g, '1'],
  // "HerbataZielona100g 1 16,99 6,99A": a times sign as a one.
  [/(?<=\s[1-9]\s)1(?<value>\d{1,2}[.,]\d\d)(?=\s+\k<value>(?!\d))/g, 'x$<value>'],
  // "Bananyluz", "PORSZT": sold by weight, or by the piece.
  [/(?=(?:luz|szt)(?!\S))(?<=\p{L}{3})/giu, ' '],
  // "2sz t", "S2T", "5ZT".
  [/(?<=(?:^|\s)[\dIl|]{1,2}\s?)(s[z2]) t(?=[\s.x×*])/gi, '$1t'],
  [/(?<!\p{L})(?:s2t|5zt|52t)(?!\p{L}|\d)/giu, 'szt'],
  [/(?<=\d\s?)sz[yi!17ł](?=\.?\s?[x×*]\s?\d)/gi, 'szt'],
  [/(?<!\S)[lI|](?=1\s?szt)/g, ''],
  [/(?<!\S)S(?=szt)/g, '5'],
  [/(?<=\d[.,]\d{3})\s[-–—|]\s(?=szt)/gi, ' '],
  // "LUBELLA .400G"
  [/(?<=\s)\.(?=\d{2,4}\s?(?:g|ml)(?!\p{L}))/giu, ''],
  // "500g7,49 C", "140G1szt", "450G1x6,09"
  [/(?<=\p{L})(?=\d{1,3}[.,]\d\d(?:\s?\S)?$)/gu, ' '],
  [/(?<=\d(?:k?g|m?l))(?=\d{1,2}(?:[.,]000)?\s?(?:szt?(?!\p{L})|[x×*]\s?\d))/giu, ' '],
  // "1szt10,59"
  [/(?<=\dszt\.?)(?=\d{1,3}[.,]\d\d(?!\d))/gi, ' '],
  // "1,323k * 20,18"
  [/(?<=\d[.,]\d{3})k(?=\s?[x×*])/gi, 'kg'],
  // "C0.514 ×", "1,415k9POMIDORY"
  [/(?<=\s[A-G])(?=\d[.,]\d{3}\s?[x×*])/g, ' '],
  [/(?<=\d[.,]\d{3}k[g9q6])(?=\p{Lu})/gu, ' '],
  // "9,79 i 2,65", "poi 0,99": a one in front of a value.
  [/(?<=\S\s)[iIl]\s(?=\d[.,]\d\d(?:\s?\S)?$)/g, '1'],
  [/^po[iIl|]\s?(?=\d[.,]\d\d)/gi, 'po 1'],
  // "xi3,99"
  [/(?<=[xX×*]\s?)[il](?=\d?[.,]\d\d)/g, '1'],
  // "KG0,312"
  [/(?<=(?<!\p{L})kg)(?=\d)/giu, ' '],
  // "3xKAWA"
  [/(?<=(?:^|[A-G]\s)\d{1,2}[xX×*])(?=\p{L}{3})/gu, ' '],
  // "Rabat Lidl Plus-3,15"
  [/(?<=\p{L}{3})(?=-\d{1,3}[.,]\d\d(?!\d))/gu, ' '],
  // "2,57 U | m'": noise behind the tax letter, "€C", "C€": two readings of one.
  [/(?<=\d[.,]\s?\d\d\s?\S?)(?:\s+[|'".:;~_—-]+(?:\s+[^\s|'".:;~_—-]{1,2})?)+$/g, ''],
  [/(?<=\d\s?)[€¢(]?([A-G])[cC€]?$/g, '$1'],
  // "0,579%kg", "2% op.": a blot.
  [/(?<=\d[.,]\d{2,3})[%"'°*](?=kg)/gi, ''],
  [/(?<=^\d{1,2})%(?=\s?(?:op|szt))/gi, ''],
  // "9,93Ł kg"
  [/(?<=\d[.,]\d\d)ł(?=\s?kg)/gi, '1'],
  // "0.19B x 5,49"
  [/(?<=\d[.,]\d\d)B(?=\s?[x×*])/gi, '8'],
]

/** A printed line with its figures, counts and words apart where a blank is missing, and together where one is too many. */
function correctJoints(line: string): string {
  return JOINTS.reduce((corrected, [joint, correct]) => corrected.replace(joint, correct), line)
}

const SIZE = /\d\s?(?:k?g|m?l|szt)(?!\p{L})/iu

/** "1lkg": the one of "1kg" twice. */
const ONE_KILOGRAM = /(?<!\d)[1l][lIi|]\s?kg$/i
/** "i0SZT", "Mi5szt": ten and fifteen pieces. */
const ONE_BEFORE_PIECES = /(?<!\p{Ll})i(?=[05]\s?(?:szt|SZT)\.?$)/u
/** "50€g", "40aG": a nought before the unit as a letter or sign. */
const NOUGHT = /(?<=(?<!\d)[1-9]\d{0,2})[€@ae&](?=\s?[gG]$)/
/** "5GO ml", "20€ML": noughts before millilitres. */
const NOUGHTS_OF_ML = /(?<=(?<!\d)[1-9]\d?)[G€@O]{1,2}(?=\s?(?:ml|ML|MI)\.?$)/
/** "0,SL", "Nat12Og", "Z50G": letters for figures of a size that keeps one figure at least. */
const LETTERED =
  /(?<!\d|\d[.,])(?:\d|(?<!\p{L})[SZiIlJ|](?=\d)|(?<=\p{Lu}{2})l(?=\d))[\dOoSZlI]{0,3}(?:[.,][\dOSZ]{1,2})?(?=\s?(?:[kK]?[gG]|[mM]?[lL])$)/u
const DIGIT_OF: Readonly<Record<string, string>> = { o: '0', s: '5', z: '2', l: '1', i: '1', j: '1', '|': '1' }

/** What OCR makes of a unit at the end of a name, and how it was printed; the first that fits is meant. */
const SPOILT_UNITS: readonly [RegExp, string][] = [
  // "Coca cola 11", "Piwo 4x0.51", "Mleko 1i", "Sok 1ł": an l as a one or a stroke.
  [/(?<!\d|\d[.,])(\d[.,]\d|[1-6])\s?[1iI|!J]$/, '$1l'],
  [/(\d)\s?ł$/, '$1l'],
  [/(?<![\p{L}\d])(?:[iIl|!]\s?[lL]|TL)$/u, '1l'],
  [/(?<=\p{L}{3})[!|]\s?[lL]$/u, ' 1l'],
  // "150m1", "25em|"
  [/(\d)\s?m[1I|!\]ł]$/, '$1ml'],
  // "500NL"
  [/(\d{2})\s?[nNwW][lL]$/, '$1ml'],
  // "1hg", "2K6", "iKG": either letter of "kg" as one like it, the one before as a stroke.
  [/(\d)\s?[hkHK][gGqQą93S567]$/, '$1kg'],
  [/(?<!\p{L})[iIlLt|]\s?[hkHK][gGqQą93S567]$/u, '1kg'],
  // "Combinoiką"
  [/(?<=\p{Ll}{2})[il]k[gqą9]$/u, ' 1kg'],
  // "450 q", "80ą", "60€"
  [/(?<!\d|\d[.,])([1-9]\d{1,3}) ?[qą€]$/, '$1g'],
  // "2504", "2805", "2900": a G as another figure behind a round size.
  [/(?<!\d|\d[.,]|typ\.?\s?)([1-9]\d[05]) ?[034589]$/i, '$1g'],
  // "ORZECHY 1006", "Żelki 1009", "Kasza 4089": a G closed to a 6 or a 9, the nought before it often too.
  [/(?<!\d|\d[.,])(?<tens>[1-9]\d)[689] ?[69]$/, '$<tens>0g'],
  [/(?<!\d|\d[.,])([1-9]\d{1,2}) ?[69]$/, '$1g'],
]

/** A label whose size lost its unit or its figures to OCR, with them back; others as they are. */
export function correctSize(printed: string): string {
  const label = printed
    .replace(ONE_KILOGRAM, '1kg')
    .replace(ONE_BEFORE_PIECES, '1')
    .replace(NOUGHT, '0')
    .replace(NOUGHTS_OF_ML, (noughts) => '0'.repeat(noughts.length))
    .replace(LETTERED, (size) => Array.from(size, (sign) => DIGIT_OF[sign.toLowerCase()] ?? sign).join(''))
  if (SIZE.test(label)) return label
  const [spoilt, corrected] = SPOILT_UNITS.find(([pattern]) => pattern.test(label)) ?? []
  return spoilt && corrected ? label.replace(spoilt, corrected) : label
}

/**
 * Gives names back the sizes that look like prices ("PIWO PUSZKA 0,51"): where a whole reckoning stands below a name, its price is
 * printed there.
 */
export function putSizesBackIntoNames(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.map((line, place) => {
    if (!isSizeAbove(line, lines[place + 1])) return line
    const label = cleanLabel(correctSize(line.text))
    return { ...line, label, kind: classifyLabel(label, true), figures: null }
  })
}

function isSizeAbove({ label, figures, text }: PrintedLine, below: PrintedLine | undefined): boolean {
  if (label === '' || figures === null || figures.quantity !== null || !/\d$/.test(text)) return false
  const reckoning = below?.label === '' ? below.figures : null
  if (!reckoning || reckoning.quantity === null || reckoning.value === null || reckoning.agrees !== true) return false
  return figures.value !== reckoning.value && figures.value !== reckoning.price
}
