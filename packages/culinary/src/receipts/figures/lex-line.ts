import type { CountedUnit, FigureToken, PrintedNumber } from './token.ts'

/** Letters that OCR puts for figures. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  '!': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  A: '4',
  b: '6',
  g: '9',
  q: '9',
  '?': '7',
}

const UNITS: Readonly<Record<string, CountedUnit>> = {
  kg: 'kg',
  ky: 'kg',
  kq: 'kg',
  k9: 'kg',
  k6: 'kg',
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

/** A figure, or a letter that may stand for one, in the company of figures: "4szt" and "5op" are none. */
const DIGIT = String.raw`(?:\d|(?!s[z2]|SZ|op|OP)[OoQSsBZz](?!\p{L}{2})|[lI|!](?=[0-9OoQSBlI|!.,;'])|(?<=[\d.,])[Agq?](?=[\d.,])|[bg](?=[.,]\d)|(?<=[xX×*]\d{1,3}[.,]\d)[gq]|\?(?=[.,]))`
const MARK = String.raw`[.,;'·]{1,2}`
/** A weight's third decimal may be blurred; behind one decimal a stroke is a litre ("1,5l"). */
const FRACTION = `${DIGIT}{2}(?:\\d|[OoSsZzIl|!](?=k?g|$))?|${DIGIT}?`
const NUMBER = new RegExp(`([-~–—]{0,2})(${DIGIT}{1,14})(?:${MARK}(${FRACTION}))?(-(?!\\d))?`, 'uy')
const HEADLESS = new RegExp(`[.,;'](${DIGIT}{2,3})`, 'y')
const TIMES = /[xX×*хХ✱]|[+#](?=\d+[.,]\d\d)|[kK%](?=[\dOlI][\dOlI]?[.,]\d)/y
const UNIT = /(kg|k[yq96]|dag|dkg|gr|g|ml|l|szt|s2t|sz|opak|op|pcz|but|kpl|par)\.?(?:(?![\p{L}\d])|(?=[xX×](?:\d|$)))/iuy
const LETTER = /[A-Ga-g€©¢(£%](?![\p{L}\d])/uy
const CURRENCY = /(?:z[łl1t]|PLN|PIN|PLH)\.?(?![\p{L}\d])|[=/]/iuy
/** Dates, times, postal codes, percentages and packs within packs are parts of names and headings. */
const NO_FIGURE =
  /^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}$|^\d\d?:\d\d|^\d\d-\d{3}$|(?<![.,]\d\d)%|^\d+\s?[x×*]\s?\d+(?:[.,]\d+)?(?:k?g|m?l|szt)\.?$|^\d+-\d+$/i

/** Splits a printed line into figures, units, times signs, tax letters and words. Only pieces that are nothing else are words. */
export function lexLine(line: string): FigureToken[] {
  const tokens: FigureToken[] = []
  for (const match of line.matchAll(/\S+/g)) {
    const [chunk] = match
    const lexed = NO_FIGURE.test(chunk) ? null : lexChunk(chunk, match.index)
    if (lexed) tokens.push(...lexed)
    else if (/^[+#]$/.test(chunk) && tokens.at(-1)?.kind === 'number')
      tokens.push({ kind: 'times', start: match.index, end: match.index + 1, text: chunk })
    else if (/[\p{L}\d%]/u.test(chunk)) tokens.push({ kind: 'word', start: match.index, end: match.index + chunk.length, text: chunk })
  }
  return packsWithinPacks(joinBroken(tokens.map(inItsPlace)))
}

function lexChunk(chunk: string, offset: number): FigureToken[] | null {
  const tokens: FigureToken[] = []
  let at = /^["„”_:]*/.exec(chunk)?.[0].length ?? 0
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
    else if (letter && (previous?.kind === 'number' || (previous === undefined && chunk.length === 1 && /[A-G]/.test(chunk))))
      tokens.push({ kind: 'letter', ...span(letter[0].length), text: letter[0] })
    else if (currency) tokens.push({ kind: 'currency', ...span(currency[0].length), text: currency[0] })
    else if (tokens.length === 0 && take(HEADLESS)) {
      const headless = take(HEADLESS)?.[1] ?? ''
      tokens.push({ kind: 'number', ...span(headless.length + 1), number: { whole: '', fraction: digits(headless), negative: false } })
    } else if (tokens.length > 0 && /^[.,;:'_"|”„]+$/.test(chunk.slice(at))) break
    else return null
    at = (tokens.at(-1)?.end ?? offset) - offset
  }
  return tokens.length > 0 ? tokens : null
}

function isMoney(token: FigureToken | undefined): boolean {
  return token?.kind === 'number' && token.number.fraction?.length === 2
}

function digits(text: string): string {
  return Array.from(text, (sign) => DIGIT_OF[sign] ?? sign).join('')
}

/** The number of a match, or null where its letters are more likely letters. */
function printedNumber([text, sign, whole = '', fraction, behind]: RegExpExecArray): PrintedNumber | null {
  if (!/\d/.test(text)) return null
  const marked = fraction !== undefined
  if (!marked && !/^\d+$/.test(whole) && !/^\d[\dOo]+$/.test(whole)) return null
  if (marked && whole.length > 5) return null
  return {
    whole: digits(whole),
    fraction: marked ? digits(fraction) : null,
    negative: sign !== '' || behind !== undefined,
  }
}

/** A stroke before a times sign is a one ("l x 3,49"), a G behind a whole number grams ("500 G"). */
function inItsPlace(token: FigureToken, place: number, tokens: readonly FigureToken[]): FigureToken {
  const before = tokens[place - 1]
  const { start, end } = token
  if (token.kind === 'letter' && /g/i.test(token.text) && before?.kind === 'number' && before.number.fraction === null)
    return { kind: 'unit', start, end, unit: 'g' }
  // "0,345 g" is a weight that lost its k.
  if (token.kind === 'unit' && token.unit === 'g' && before?.kind === 'number' && before.number.fraction?.length === 3)
    return { ...token, unit: 'kg' }
  const stroke = (token.kind === 'unit' && token.unit === 'l') || (token.kind === 'word' && /^[I|!itf]$/.test(token.text))
  if (!stroke || end - start > 1 || before?.kind === 'number' || tokens[place + 1]?.kind !== 'times') return token
  return { kind: 'number', start, end, number: { whole: '1', fraction: null, negative: false } }
}

/** "3, 49" and "3 ,49" are one number: a decimal mark with nothing on one side of it joins. */
function joinBroken(tokens: readonly FigureToken[]): FigureToken[] {
  const joined: FigureToken[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    if (token.kind === 'number' && before?.kind === 'number') {
      const open = before.number.fraction === '' && token.number.fraction === null && /^\d{2,3}$/.test(token.number.whole)
      const headless = before.number.fraction === null && token.number.whole === '' && before.number.whole.length < 5
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
function packsWithinPacks(tokens: readonly FigureToken[]): FigureToken[] {
  const kept: FigureToken[] = []
  for (const token of tokens) {
    const [count, times, size] = kept.slice(-3)
    const sized = token.kind === 'unit' && token.unit !== 'pieces' && size?.kind === 'number' && size.number.fraction?.length !== 2
    if (sized && times?.kind === 'times' && count?.kind === 'number' && count.number.fraction === null)
      kept.splice(-3, 3, { kind: 'word', start: count.start, end: token.end, text: '' })
    else kept.push(token)
  }
  return kept
}
