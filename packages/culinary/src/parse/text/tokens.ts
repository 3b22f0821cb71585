import { readDigits } from '../../units/read-number.ts'
import { type ReadUnit, readUnit } from '../../units/read-unit.ts'
import { fold } from '../polish/fold.ts'
import { ABBREVIATIONS, FRACTION_WORDS, GROUP_WORDS, NUMBER_WORDS, VAGUE_WORDS } from '../words.ts'

/** A piece of a line. `inParens` marks what was typed in brackets, `cut` how a word with a full stop, which may be cut short, was typed. */
export type Token =
  | { kind: 'word'; text: string; folded: string; unit: ReadUnit | null; inParens: boolean; cut?: string }
  | { kind: 'number'; value: number; text: string; fromWord: boolean; inParens: boolean }
  | { kind: 'percent'; text: string; inParens: boolean }
  | { kind: 'vague'; text: string; inParens: boolean }
  | { kind: 'times' | 'dash' | 'slash' | 'separator' | 'colon' | 'and'; text: string; inParens: boolean }

const SCANNER =
  /(?<percent>(?<!\d)\d+(?:[.,]\d+)?\s?%)|(?<threeInOne>\d\s?w\s?1\b)|(?<code>(?<![\p{L}\p{M}\d])[A-KM-WYZa-km-wyz]\d{1,3}(?![\p{L}\d.,]*[\p{L}\d]))|(?<fraction>(?<!\d)(?:\d+\s+)?\d+\s?\/\s?[2-9]\b(?!\s?[/\d]))|(?<number>\d [05]00(?![\d%,.])|\d+(?:[.,]\d+)?)|(?<word>\p{L}[\p{L}\p{M}]*(?:['&/.-](?=\p{L})[\p{L}\p{M}]+)*\.?)|(?<mark>\S)/gu

/** "4pak" counts, as "4-pak" does. */
const PACKS = new Set(['pak', 'pack', 'paku', 'paki'])
const CONJUNCTIONS = new Set(['i', 'oraz', 'plus', 'and', 'tudziez'])
/** Abbreviations that are no word of their own and so need no full stop. */
const UNDOTTED = new Set([
  'wp',
  'ev',
  'evoo',
  'niegaz',
  'nieg',
  'mroz',
  'wedz',
  'konserw',
  'trusk',
  'pelnoziarn',
  'homo',
  'kukurydz',
  'wieprz',
  'bezalko',
  'wp-wol',
  'wiep-wol',
  'wieprz-wol',
])
const SLASHED = /^[bznw]\/[a-z]+$/

/** Cuts one line into words, numbers, units and signs; reads number words and fractions on the way. */
export function tokenise(line: string): Token[] {
  const tokens: Token[] = []
  let depth = 0
  for (const match of line.matchAll(SCANNER)) {
    const groups = match.groups ?? {}
    const inParens = depth > 0
    const glued = match.index > 0 && !/[\s([]/.test(line[match.index - 1] ?? ' ')
    if (groups.percent) tokens.push({ kind: 'percent', text: groups.percent.replace(/\s/g, '').replace('.', ','), inParens })
    else if (groups.code) tokens.push({ kind: 'word', text: groups.code, folded: fold(groups.code), unit: null, inParens })
    else if (groups.threeInOne) {
      const text = groups.threeInOne.replace(/\s/g, '')
      tokens.push({ kind: 'word', text, folded: text, unit: null, inParens })
    } else if (groups.fraction) {
      const value = readDigits(groups.fraction)
      if (value !== null && value < 1) pushNumberWord(tokens, groups.fraction, '', value, inParens)
      else if (value !== null) tokens.push({ kind: 'number', value, text: groups.fraction, fromWord: false, inParens })
    } else if (groups.number) {
      const value = readDigits(groups.number)
      if (value !== null) tokens.push({ kind: 'number', value, text: groups.number, fromWord: false, inParens })
      // "Biorę 3. Do tego kefir"; the number of a list opens it.
      if (tokens.length > 1 && SENTENCE.test(line.slice(match.index + groups.number.length)))
        tokens.push({ kind: 'separator', text: '.', inParens })
    } else if (groups.word) {
      pushWord(
        tokens,
        groups.word,
        inParens,
        glued,
        /^\s+ze?\s/i.test(line.slice(match.index + groups.word.length, match.index + groups.word.length + 5)),
      )
      if (endsSentence(tokens.at(-1), line.slice(match.index + groups.word.length - 1)))
        tokens.push({ kind: 'separator', text: '.', inParens })
    } else {
      const mark = groups.mark ?? ''
      if (mark === '(' || mark === '[') depth += 1
      else if (mark === ')' || mark === ']') depth = Math.max(0, depth - 1)
      else pushMark(tokens, mark, line, match.index, inParens)
    }
  }
  return tokens
}

/** A full stop, and a word that begins what is said next. */
const SENTENCE = /^\.\s{1,3}\p{Lu}(?:\p{Ll}|\s)/u

/** "ze 2 litry. Kartofli wiaderko", "serki waniliowe, cztery. A dla mnie twaróg": behind a whole word a full stop ends what was said. */
function endsSentence(last: Token | undefined, rest: string): boolean {
  if (last === undefined || last.kind === 'separator' || !SENTENCE.test(rest)) return false
  if (last.kind !== 'word') return true
  return last.text.length > 3 && (last.unit === null ? last.cut === undefined : !last.unit.abbreviated)
}

function pushMark(tokens: Token[], mark: string, line: string, at: number, inParens: boolean): void {
  const spaced = /\s/.test(line[at - 1] ?? ' ') && /\s/.test(line[at + 1] ?? ' ')
  if (',;|\t•!?+'.includes(mark)) tokens.push({ kind: 'separator', text: mark, inParens })
  else if (mark === '×' || mark === '*') tokens.push({ kind: 'times', text: mark, inParens })
  else if (mark === '-') tokens.push({ kind: 'dash', text: mark, inParens })
  else if (mark === '/') tokens.push({ kind: spaced ? 'separator' : 'slash', text: mark, inParens })
  else if (mark === '\\') tokens.push({ kind: 'separator', text: mark, inParens })
  else if (mark === ':') tokens.push({ kind: 'colon', text: mark, inParens })
  else if (mark === '&') tokens.push({ kind: 'and', text: mark, inParens })
  else if (mark === '.' && /\s/.test(line[at + 1] ?? ' ')) tokens.push({ kind: 'separator', text: mark, inParens })
}

function pushWord(tokens: Token[], raw: string, inParens: boolean, glued: boolean, followedByZ = false): void {
  const dotted = raw.endsWith('.')
  let text = dotted ? raw.slice(0, -1) : raw
  let folded = fold(text)
  const last = tokens.at(-1)
  const afterNumber = last?.kind === 'number'
  // "2x", "x5", "6×": the letter x beside a number multiplies.
  if (folded === 'x' || (folded === 'razy' && afterNumber)) {
    tokens.push({ kind: 'times', text, inParens })
    return
  }
  // "2kgziemniaków": a unit and its product that lost their space.
  const stuck = afterNumber && glued && readUnit(text) === null ? /^(kg|dag|dkg|ml|szt)(\p{L}{4,})$/iu.exec(text) : null
  if (stuck?.[1] && stuck[2]) {
    pushWord(tokens, stuck[1], inParens, glued)
    pushWord(tokens, stuck[2], inParens, false)
    return
  }
  // "7up", "3bit": letters glued to digits that are no unit are one name.
  if (
    afterNumber &&
    glued &&
    !last.fromWord &&
    readUnit(text) === null &&
    !PACKS.has(folded) &&
    !/^x[a-z]*/.test(folded) &&
    !NUMBER_WORDS.has(folded) &&
    folded.length <= 5 &&
    /^\d{1,2}$/.test(last.text)
  ) {
    tokens.pop()
    tokens.push({ kind: 'word', text: last.text + text, folded: last.text + folded, unit: null, inParens })
    return
  }
  if (VAGUE_WORDS.has(folded)) {
    tokens.push({ kind: 'vague', text, inParens })
    return
  }
  const number = NUMBER_WORDS.get(folded) ?? FRACTION_WORDS.get(folded) ?? GROUP_WORDS.get(folded)
  // "czosnek pol. 3 gł." is Polish: a full stop cuts a word short, and "pół" is whole.
  const isCutNumber = dotted && text === 'pol'
  if (number !== undefined && !isCutNumber && !(/^(?:cwiartk|polowk)/.test(folded) && followedByZ)) {
    pushNumberWord(tokens, text, folded, number, inParens)
    return
  }
  if (CONJUNCTIONS.has(folded)) {
    tokens.push({ kind: 'and', text, inParens })
    return
  }
  const spelledOut =
    ABBREVIATIONS.get(SLASHED.test(folded) ? folded : text.toLowerCase()) ?? (SLASHED.test(folded) ? undefined : ABBREVIATIONS.get(folded))
  if (spelledOut !== undefined && (dotted || SLASHED.test(folded) || UNDOTTED.has(folded))) {
    const parts = spelledOut.split(' ')
    for (const part of parts)
      tokens.push({ kind: 'word', text: part, folded: fold(part), unit: null, inParens, ...(parts.length === 1 && { cut: folded }) })
    return
  }
  const slash = text.indexOf('/')
  if (slash > 0) {
    pushWord(tokens, text.slice(0, slash), inParens, glued)
    tokens.push({ kind: 'separator', text: '/', inParens })
    pushWord(tokens, text.slice(slash + 1), inParens, false)
    return
  }
  const dot = text.indexOf('.')
  if (dot > 0) {
    // "szt.mleko", "dr.Oetker": a full stop without its space.
    pushWord(tokens, `${text.slice(0, dot)}.`, inParens, glued)
    pushWord(tokens, text.slice(dot + 1), inParens, false)
    return
  }
  // "koper i szczypiorek po pęczku": one of each.
  const each = isBehindPo(tokens) ? unitInLocative(folded) : null
  if (each !== null && afterNumber) {
    // "po 1 łyżeczce": the number stands already.
    tokens.push({ kind: 'word', text, folded, unit: each, inParens })
    return
  }
  if (each !== null) {
    tokens.push({ kind: 'number', value: 1, text: '1', fromWord: true, inParens }, { kind: 'word', text, folded, unit: each, inParens })
    return
  }
  const unit = readUnit(text)
  const usable = unit !== null && (!unit.abbreviated || afterNumber || dotted || text.length > 1)
  if (usable && unit.abbreviated) text = text.toLowerCase()
  folded = fold(text)
  tokens.push({ kind: 'word', text, folded, unit: usable ? unit : null, inParens, ...(dotted && !unit?.abbreviated && { cut: folded }) })
  if (dotted && !usable && text.length > 3) tokens.push({ kind: 'separator', text: '.', inParens })
}

/** Endings of the locative and of the nominatives that they may come from. */
const LOCATIVES: readonly (readonly [locative: RegExp, nominatives: readonly string[]])[] = [
  [/ce$/, ['ka']],
  [/ku$/, ['ek', 'k']],
  [/niu$/, ['nie']],
  [/nie$/, ['n']],
  [/mie$/, ['m']],
  [/trze$/, ['tr']],
]

/** "po pęczku", "po kilogramie": the unit that a folded locative is of, or null. */
function isBehindPo(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.kind === 'number' ? tokens.at(-2) : tokens.at(-1)
  return last?.kind === 'word' && last.folded === 'po'
}

function unitInLocative(folded: string): ReadUnit | null {
  for (const [ending, nominatives] of LOCATIVES) {
    if (!ending.test(folded)) continue
    for (const nominative of nominatives) {
      const unit = readUnit(folded.replace(ending, nominative))
      if (unit) return unit
    }
  }
  return null
}

/** Joins number words into one number: "dwadzieścia pięć" 25, "dwa tuziny" 24, "pół tuzina" 6, "trzy ćwierci" ¾. */
/** "cukinia 1 i ćwiartka dyni": a part that is cut off adds to no number; "jeden i ćwierć" does. */
const PART_OF_THING = /^(?:cwiartk|polow)/

function pushNumberWord(tokens: Token[], text: string, folded: string, value: number, inParens: boolean): void {
  const last = tokens.at(-1)
  const before = last?.kind === 'and' ? tokens.at(-2) : undefined
  if (last?.kind === 'number') {
    const multiplies = GROUP_WORDS.has(folded) || (FRACTION_WORDS.has(folded) && value < 1)
    const adds = last.fromWord && value < last.value && last.value >= 20 && last.value % (value >= 10 ? 100 : 10) === 0
    if (multiplies) last.value *= value
    else if (adds) last.value += value
    if (multiplies || adds) {
      last.text += ` ${text}`
      last.fromWord = true
      return
    }
  }
  // "dwa i pół", "1 i 1/2"
  if (before?.kind === 'number' && value < 1 && !PART_OF_THING.test(folded)) {
    tokens.pop()
    before.value += value
    before.text += ` i ${text}`
    before.fromWord = true
    return
  }
  tokens.push({ kind: 'number', value, text, fromWord: true, inParens })
}
