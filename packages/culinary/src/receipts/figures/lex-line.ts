import { type CountedUnit, type LineToken, moneyReadings, type PrintedNumber } from './readings.ts'

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

/** Source of a regular expression (flag u) for one digit as printed or as OCR reads it, beside digits. */
const DIGIT = `(?:${SPELLINGS.join('|')})`

/** A number with its letters turned back to digits. */
function asDigits(text: string): string {
  return Array.from(text, (sign) => DIGIT_OF[sign] ?? sign).join('')
}

/** Letters that stand alone for a count. */
const COUNT_OF: Readonly<Record<string, string>> = { t: '1', f: '1', ...DIGIT_OF }

/** The count that a letter alone stands for ("l x 3,49", "Z szt x"); null where it may be a word. */
function countOfLetter(letter: string): string | null {
  return /^[lIi|!tfZzSB]$/.test(letter) ? (COUNT_OF[letter] ?? null) : null
}

const UNITS: Readonly<Record<string, CountedUnit>> = {
  kg: 'kg',
  ky: 'kg',
  kq: 'kg',
  k9: 'kg',
  k6: 'kg',
  hg: 'kg',
  k5: 'kg',
  k4: 'kg',
  ką: 'kg',
  kę: 'kg',
  ko: 'kg',
  kć: 'kg',
  dag: 'dag',
  dkg: 'dag',
  g: 'g',
  gr: 'g',
  l: 'l',
  ml: 'ml',
  szt: 'pieces',
  sz: 'pieces',
  s2t: 'pieces',
  op: 'pieces',
  opak: 'pieces',
  pcz: 'pieces',
  but: 'pieces',
  kpl: 'pieces',
  par: 'pieces',
}

const MARK = String.raw`[.,;'·]{1,2}`
/** A weight's third decimal may be blurred; behind one decimal a stroke is a litre ("1,5l"). */
const FRACTION = `${DIGIT}{2}(?:\\d{1,2}|[OoSsZzIil|!](?=k?g|$))?|${DIGIT}?`
const NUMBER = new RegExp(`([-~–—]{0,2})(${DIGIT}{1,14})(?:${MARK}(${FRACTION}))?(-(?!\\d))?`, 'uy')
/** ",78", "%,78": what stood before the decimal mark is lost. */
const HEADLESS = new RegExp(`[%&$?€]?[.,;'](${DIGIT}{2,3})`, 'y')
const TIMES = /[xX×*хХ✱]|[+#](?=\d+[.,]\d\d)|[kK%](?=[\dOlI][\dOlI]?[.,]\d)/y
const UNIT = /(kg|k[yq9654ąęoć]|hg|dag|dkg|gr|g|ml|l|szt|s2t|sz|opak|op|pcz|but|kpl|par)\.?(?:(?![\p{L}\d])|(?=[xX×](?:\d|$)))/iuy
const LETTER = /[A-Ga-g€©¢(£%](?![\p{L}\d])/uy
const CURRENCY = /(?:z[łl1tf]|PLN|PIN|PLH)\.?(?![\p{L}\d]{2}|\d)|[=/]/iuy
/** Dates, times, postal codes, percentages and packs within packs are parts of names and headings. */
const NO_FIGURE =
  /^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}$|^\d\d?:\d\d|^\d\d-\d{3}$|(?<![.,]\d\d)%|^\d+\s?[x×*]\s?\d+(?:[.,]\d+)?(?:k?g|m?l|szt)\.?$|^\d+-\d+$/i

/** Splits a printed line into figures, units, times signs, tax letters and words. Only pieces that are nothing else are words. */
export function lexLine(line: string): LineToken[] {
  const tokens: LineToken[] = []
  for (const match of line.matchAll(/\S+/g)) {
    const [chunk] = match
    const lexed = NO_FIGURE.test(chunk) ? null : lexChunk(chunk, match.index)
    if (lexed) tokens.push(...lexed)
    else if (/^[+#]$/.test(chunk) && (tokens.at(-1)?.kind === 'number' || tokens.at(-1)?.kind === 'unit'))
      tokens.push({ kind: 'times', start: match.index, end: match.index + 1, text: chunk })
    else if (/[\p{L}\d%]/u.test(chunk)) tokens.push({ kind: 'word', start: match.index, end: match.index + chunk.length, text: chunk })
  }
  return placeTokens(tokens)
}

function lexChunk(chunk: string, offset: number): LineToken[] | null {
  const tokens: LineToken[] = []
  let at = /^(?:["„”_:]|\.{2,})*/.exec(chunk)?.[0].length ?? 0
  // "tx1,99", "$x2,59": what stands before a times sign counts, and one is the usual count.
  const spoilt = /^[tfiIl|!$+](?=[xX×*][\dOoIl]|szt)/.exec(chunk.slice(at))
  if (spoilt) {
    const number = { whole: '1', fraction: null, negative: false }
    tokens.push({ kind: 'number', start: offset + at, end: offset + at + 1, number })
    at += 1
  }
  const end = chunk.length
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(chunk)
  }
  while (at < end) {
    const span = (length: number) => ({ start: offset + at, end: offset + at + length })
    const previous = tokens.at(-1)
    const times = take(TIMES)
    const number = times ? null : take(NUMBER)
    const printed = number && printedNumber(number)
    const unit = take(UNIT)
    const letter = take(LETTER)
    const currency = take(CURRENCY)
    if (times) tokens.push({ kind: 'times', ...span(times[0].length), text: times[0] })
    else if (number && printed) {
      const article = printed.fraction === null && printed.whole.length > 5
      if (article) tokens.push({ kind: 'article', ...span(number[0].length), text: number[0] })
      else tokens.push({ kind: 'number', ...span(number[0].length), number: printed })
    } else if (unit && !(isMoney(previous) && /^[a-g]$/i.test(unit[0])) && !(previous === undefined && /^G$/.test(chunk)))
      tokens.push({ kind: 'unit', ...span(unit[0].length), unit: UNITS[(unit[1] ?? '').toLowerCase()] ?? 'pieces' })
    else if (letter && (previous?.kind === 'number' || (previous === undefined && chunk.length === 1 && /[A-Gc]/.test(chunk))))
      tokens.push({ kind: 'letter', ...span(letter[0].length), text: letter[0] })
    else if (currency) tokens.push({ kind: 'currency', ...span(currency[0].length), text: currency[0] })
    else if (tokens.length === 0 && take(HEADLESS)) {
      const [headless = '', fraction = ''] = take(HEADLESS) ?? []
      tokens.push({ kind: 'number', ...span(headless.length), number: { whole: '', fraction: asDigits(fraction), negative: false } })
    } else if ((previous?.kind === 'currency' || isMoney(previous)) && /^[^\d\s]$/u.test(chunk.slice(at)))
      tokens.push({ kind: 'letter', ...span(1), text: chunk.slice(at) })
    else if (tokens.length > 0 && /^[.,;:'_"|”„]+$/.test(chunk.slice(at))) break
    else return null
    at = (tokens.at(-1)?.end ?? offset) - offset
  }
  return tokens.length > 0 ? tokens : null
}

function isMoney(token: LineToken | undefined): boolean {
  return token?.kind === 'number' && token.number.fraction?.length === 2
}

/** The number of a match, or null where its letters are more likely letters. */
function printedNumber([text, sign, whole = '', fraction, behind]: RegExpExecArray): PrintedNumber | null {
  if (!/\d/.test(text)) return null
  const marked = fraction !== undefined
  if (!marked && !/^\d+$/.test(whole) && !/^\d[\dOo]+$/.test(whole)) return null
  if (marked && whole.length > 5) return null
  return {
    whole: asDigits(whole),
    fraction: marked ? asDigits(fraction) : null,
    negative: sign !== '' || behind !== undefined,
  }
}

/** Tokens of a line read again in the light of their neighbours: units, lone letters, numbers that a blank tore, packs within packs. */
function placeTokens(tokens: readonly LineToken[]): LineToken[] {
  return packsWithinPacks(joinBroken(tokens.map(inItsPlace)))
}

/** A letter alone before a times sign or counted pieces is a figure ("l x 3,49", "Z szt"), a G behind a whole number grams ("500 G"). */
function inItsPlace(token: LineToken, place: number, tokens: readonly LineToken[]): LineToken {
  const before = tokens[place - 1]
  const next = tokens[place + 1]
  const { start, end } = token
  const sized = (before?.kind === 'number' && before.number.fraction === null) || (before?.kind === 'word' && /\d$/.test(before.text))
  if (token.kind === 'letter' && /g/i.test(token.text) && sized) return { kind: 'unit', start, end, unit: 'g' }
  // "0,345 g" is a weight that lost its k.
  if (token.kind === 'unit' && token.unit === 'g' && before?.kind === 'number' && before.number.fraction?.length === 3)
    return { ...token, unit: 'kg' }
  const counts = next?.kind === 'times' || (next?.kind === 'unit' && next.unit === 'pieces' && tokens[place + 2]?.kind === 'times')
  const letter = token.kind === 'unit' && token.unit === 'l' ? 'l' : token.kind === 'word' ? token.text : ''
  const figure = countOfLetter(letter)
  if (figure === null || end - start > 1 || before?.kind === 'number' || !counts) return token
  return { kind: 'number', start, end, number: { whole: figure, fraction: null, negative: false } }
}

/** "3, 49" and "3 ,49" are one number: a decimal mark with nothing on one side of it joins. */
function joinBroken(tokens: readonly LineToken[]): LineToken[] {
  const joined: LineToken[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    if (token.kind === 'number' && before?.kind === 'number') {
      const open = before.number.fraction === '' && token.number.fraction === null && /^\d{2,3}$/.test(token.number.whole)
      const headless = before.number.fraction === null && token.number.whole === '' && before.number.whole.length < 4
      if (open || headless) {
        const fraction = open ? token.number.whole : token.number.fraction
        joined[joined.length - 1] = { ...before, end: token.end, number: { ...before.number, fraction } }
        continue
      }
    }
    joined.push(token)
  }
  return joined
}

/** "6 x 1,5 L": as many of a size are a pack of a name, no count of prices. */
function packsWithinPacks(tokens: readonly LineToken[]): LineToken[] {
  const kept: LineToken[] = []
  for (const token of tokens) {
    const [count, times, size] = kept.slice(-3)
    const counted = count?.kind === 'number' && count.number.fraction === null && times?.kind === 'times' && size?.kind === 'number'
    const glued = counted && count.end === times.start && times.end === size.start
    if (counted && (isMeasured(size.number, token) || (glued && isLitres(count.number, size.number, token)))) {
      const end = token.kind === 'unit' ? token.end : size.end
      kept.splice(-3, 3, { kind: 'word', start: count.start, end, text: '' }, ...(token.kind === 'unit' ? [] : [token]))
    } else kept.push(token)
  }
  return kept
}

/** Whether a unit of size follows. */
function isMeasured(size: PrintedNumber, next: LineToken): boolean {
  return next.kind === 'unit' && next.unit !== 'pieces' && size.fraction?.length !== 2
}

/** "4x0,51 8,80", "6x1,5 12,98": litres whose letter was read as a one or cut off, for what follows is no value of a reckoning. */
function isLitres(count: PrintedNumber, size: PrintedNumber, next: LineToken): boolean {
  if (next.kind !== 'number' || (next.number.fraction?.length ?? 0) < 2 || !/^[0-2],\d1?$/.test(`${size.whole},${size.fraction}`))
    return false
  const [price] = moneyReadings(size)
  const [value] = moneyReadings(next.number)
  return Number(count.whole) * (price?.value ?? 0) !== value?.value
}
