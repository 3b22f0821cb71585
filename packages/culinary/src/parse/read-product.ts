import { type ReadUnit, readUnit, UNIT_ENTRIES } from '../units/read-unit.ts'
import { type AmountDraft, readAmount } from './amount/read-amount.ts'
import { findFood, makeQuery } from './names/find-food.ts'
import type { Lexicon } from './names/lexicon.ts'
import { readWord } from './names/read-word.ts'
import { type ResolvedName, resolveName } from './names/resolve-name.ts'
import { typingDistance } from './names/typing-distance.ts'
import { fold } from './polish/fold.ts'
import type { Segment } from './split/split-line.ts'
import type { Token } from './text/tokens.ts'
import { fatNamed, REMARK_STARTS, SPEECH_WORDS, STAGED_BRANDS } from './words.ts'

const FAT_OF_MILK = new Set([3.2, 3.8, 3.9])
const FAT_OF_CREAM = new Set([9, 10, 12, 18, 22, 30, 36, 42])
const FAT_OF_BUTTER = new Set([82, 83])

/** Adjectives of flours that are ground of something else than grain of bread. */
const UNTYPED_FLOUR = /^(?:ryz|kukurydz|gryczan|ziemniacz|jaglan|kokos|migdal|ciecierz|sojow|owsian|kasztan|lnian|konopn|orzech)/
const FLOUR_TYPES = new Set([
  '00',
  '0',
  '405',
  '450',
  '480',
  '500',
  '550',
  '580',
  '630',
  '650',
  '720',
  '750',
  '1050',
  '1400',
  '1850',
  '2000',
  '3000',
])

/** Settles what the table and the neighbours say about single tokens before amounts are read: numbers of names and types, mistyped units. */
function prepareTokens(lexicon: Lexicon, segment: Segment): Segment {
  return withCorrectedUnits(
    lexicon,
    withFlourType(
      withFatContent(withNamedFat(withStagedMilk(withLoneLitre(joinNegations(withoutNappySize(protectNumbers(lexicon, segment))))))),
    ),
  )
}

/** Whether "nie" stands before what it negates ("nie gazowana"). */
function isNegation(token: Token, next: Token | undefined): boolean {
  return token.kind === 'word' && token.folded === 'nie' && next?.kind === 'word' && /^(?:gaz|sol|slodz|mroz|wedz)/.test(next.folded)
}

/** "nie gazowana" is one word. */
function joinNegations(segment: Segment): Segment {
  const joined: Segment = []
  for (const token of segment) {
    const before = joined.at(-1)
    if (before && isNegation(before, token) && token.kind === 'word') {
      joined.pop()
      joined.push({ ...token, text: `nie${token.text}`, folded: `nie${token.folded}`, unit: null })
    } else joined.push(token)
  }
  return joined
}

/** "pieluchy piątki": their size as people call it, and no name of anything. */
function withoutNappySize(segment: Segment): Segment {
  return segment.filter((token, place) => {
    const before = segment[place - 1]
    return !(token.kind === 'word' && before?.kind === 'word' && NAPPIES.test(before.folded) && NAPPY_SIZE.test(token.folded))
  })
}

const NAPPIES = /^(?:pieluch|pieluszk|pampers)/
const NAPPY_SIZE = /^(?:jedynk|dwojk|trojk|czwork|piatk|szostk)[iea]$/

/** "l mleka": one letter is a unit where it opens the product and a word follows. */
function withLoneLitre(segment: Segment): Segment {
  const [first, next, ...rest] = segment
  if (first?.kind !== 'word' || first.unit !== null || first.folded !== 'l' || next?.kind !== 'word' || next.unit !== null) return segment
  return [{ ...first, unit: readUnit('l') }, next, ...rest]
}

/** "mleko Bebilon 2": the milk of a brand whose numbers are stages is infant milk, whatever its number is among fat contents. */
function withStagedMilk(segment: Segment): Segment {
  const milk = segment.findIndex((token) => token.kind === 'word' && /^mlek(?:o|a|iem)$/.test(token.folded))
  if (milk < 0 || !segment.some((token) => token.kind === 'word' && STAGED_BRANDS.has(token.folded))) return segment
  if (segment.some((token) => token.kind === 'word' && /^(?:modyfikowan|nastepn|poczatkow)/.test(token.folded))) return segment
  const said: Token = { kind: 'word', text: 'modyfikowane', folded: 'modyfikowane', unit: null, inParens: false }
  return [...segment.slice(0, milk + 1), said, ...segment.slice(milk + 1)]
}

/** "śmietana osiemnastka", "śmietana 12 proc": the fat content in words. */
function withNamedFat(segment: Segment): Segment {
  const fatty = segment.some((token) => token.kind === 'word' && /^(?:smietan|mlek|jogurt|twarog)/.test(token.folded))
  return segment.flatMap((token, place) => {
    const next = segment[place + 1]
    const before = segment[place - 1]
    if (token.kind === 'word' && /^proc(?:ent\p{L}*)?$/u.test(token.folded) && before?.kind === 'number') return []
    if (token.kind === 'number' && next?.kind === 'word' && /^proc(?:ent\p{L}*)?$/u.test(next.folded))
      return [{ kind: 'percent' as const, text: `${String(token.value).replace('.', ',')}%`, inParens: token.inParens }]
    const fat = fatty && token.kind === 'word' ? fatNamed(token.folded) : null
    return fat === null ? [token] : [{ kind: 'percent' as const, text: fat, inParens: token.inParens }]
  })
}

/** "śmietana 18", "mleko 3,2": the fat content without its sign. */
function withFatContent(segment: Segment): Segment {
  const milk = segment.some((token) => token.kind === 'word' && token.folded.startsWith('mlek'))
  const cream = segment.some((token) => token.kind === 'word' && token.folded.startsWith('smietan'))
  const butter = segment.some((token) => token.kind === 'word' && /^masl(?:o|a|em)$/.test(token.folded))
  if (!milk && !cream && !butter) return segment
  return segment.map((token, place) => {
    if (token.kind !== 'number' || token.fromWord) return token
    const before = segment[place - 1]
    const next = segment[place + 1]
    const fat = milk ? FAT_OF_MILK : cream ? FAT_OF_CREAM : FAT_OF_BUTTER
    // "mleko 2 szt. 3,2", "mleko x6 3,2": nobody counts packs in tenths.
    const isTenths = !Number.isInteger(token.value)
    const counted = before?.kind === 'word' && isPack(before) && isTenths
    const multiplied = before?.kind === 'number' && segment[place - 2]?.kind === 'times' && isTenths
    // "mleko 3,2 x6": what stands behind the sign is how many.
    const timesCount = next?.kind === 'times' && segment[place + 2]?.kind === 'number' && !isUnit(segment[place + 3])
    // "mleko 3,2 butelka": one bottle.
    const isPacked = isTenths && next?.kind === 'word' && next.unit?.impliesOne === true && next.unit.unit.kind === 'container'
    if (
      (before?.kind !== 'word' && !multiplied) ||
      (before?.kind === 'word' && before.unit !== null && !counted) ||
      (next?.kind === 'times' && !timesCount) ||
      (next?.kind === 'word' && next.unit !== null && !isPacked)
    )
      return token
    return fat.has(token.value) ? { kind: 'percent', text: `${token.text.replace('.', ',')}%`, inParens: token.inParens } : token
  })
}

function isPack(token: Token): boolean {
  return token.kind === 'word' && (token.unit?.unit.kind === 'count' || token.unit?.unit.kind === 'container')
}

/** "kosta masła", "pusza groszku": a mistyped container, when the word is nothing else. */
function withCorrectedUnits(lexicon: Lexicon, segment: Segment): Segment {
  if (segment.length < 2) return segment
  return segment.map((token) => {
    if (token.kind !== 'word' || token.unit !== null || token.folded.length < 5 || lexicon.forms.has(token.folded)) return token
    const unit = nearestUnit(token.folded)
    return unit === null ? token : { ...token, unit }
  })
}

/** "mąka 500", "mąka typ 00": the number is the flour's type. */
function withFlourType(segment: Segment): Segment {
  if (!segment.some((token) => token.kind === 'word' && /^mak[aieo]$/.test(token.folded))) return segment
  // Types are of wheat, rye and spelt; rice flour has none.
  if (segment.some((token) => token.kind === 'word' && UNTYPED_FLOUR.test(token.folded))) return segment
  const result: Segment = []
  for (const [place, token] of segment.entries()) {
    const next = segment[place + 1]
    const before = result.at(-1)
    const measured = next?.kind === 'times' || (next?.kind === 'word' && next.unit !== null)
    if (token.kind === 'number' && !measured && before?.kind === 'word' && before.unit === null && FLOUR_TYPES.has(token.text)) {
      if (/^(?:typu?|type|t)$/.test(before.folded)) result.pop()
      result.push({ kind: 'percent', text: `typ ${token.text}`, inParens: token.inParens })
    } else result.push(token)
  }
  return result
}

/** Numbers that belong to a name ("sos 1000 wysp", "przyprawa pięciu smaków", "7 days", "ćwiartka kurczaka") become words. */
function protectNumbers(lexicon: Lexicon, tokens: Segment): Segment {
  if (!tokens.some((token) => token.kind === 'number')) return tokens
  const segment = tokens.map((token, place) =>
    token.kind === 'number' && token.fromWord && isPartOf(lexicon, token.text, tokens[place + 1])
      ? { kind: 'word' as const, text: token.text, folded: fold(token.text), unit: null, inParens: token.inParens }
      : token,
  )
  const result = [...segment]
  for (let at = 0; at < result.length; at++) {
    for (const name of lexicon.numbered) {
      if (!name.every((word, place) => spelled(result[at + place]) === word)) continue
      for (let place = 0; place < name.length; place++) {
        const token = result[at + place]
        if (token?.kind === 'number')
          result[at + place] = { kind: 'word', text: token.text, folded: fold(token.text), unit: null, inParens: token.inParens }
      }
    }
  }
  return result
}

/** Whether a word of a fraction heads the name of what stands behind it: a quarter of a chicken is its leg, one of bread is an amount. */
function isPartOf(lexicon: Lexicon, part: string, whole: Token | undefined): boolean {
  if (whole?.kind !== 'word' || whole.unit !== null) return false
  const wholes = new Set(readWord(lexicon, whole.text, false).map(({ lexeme }) => lexeme))
  return readWord(lexicon, part, false).some(({ lexeme }) =>
    lexicon.variantsOf
      .get(lexeme)
      ?.some(({ words, head }) => words.some(({ lexemes }, at) => at !== head && [...lexemes].some((each) => wholes.has(each)))),
  )
}

function spelled(token: Token | undefined): string | undefined {
  return token?.kind === 'word' ? token.folded : token?.kind === 'number' ? fold(token.text) : undefined
}

const ONE_SLIP = 1
const MEMORY = 2000
const remembered = new Map<string, ReadUnit | null>()
let unitWords: readonly string[] | undefined

/** The unit word that a mistyped, folded word of five letters or more is one slip away from, or null. */
export function nearestUnit(folded: string): ReadUnit | null {
  const known = remembered.get(folded)
  if (known !== undefined) return known
  const found = search(folded)
  // Unknown words repeat within lists; the memory never grows past a bound.
  if (remembered.size >= MEMORY) remembered.clear()
  remembered.set(folded, found)
  return found
}

function search(folded: string): ReadUnit | null {
  unitWords ??= UNIT_ENTRIES.flatMap(({ one, many }) => [...one, ...many].map(fold)).filter((word) => word.length >= 5)
  const near = unitWords.find(
    (word) => word[0] === folded[0] && Math.abs(word.length - folded.length) <= 1 && typingDistance(folded, word, ONE_SLIP) <= ONE_SLIP,
  )
  return near === undefined ? null : readUnit(near)
}

/** The words and the amount of one product. */
interface ReadProduct {
  resolved: ResolvedName
  draft: AmountDraft
  /** Words that were left for the name, as typed. */
  words: readonly string[]
}

/** The splitters ask what a segment would be before it is read for good. */
const lastRead = new WeakMap<Segment, ReadProduct>()

/** Reads one product: its amount wherever it stands, then its name out of the words that are left. */
export function readProduct(lexicon: Lexicon, segment: Segment): ReadProduct {
  const known = lastRead.get(segment)
  if (known) return known
  const product = read(lexicon, segment)
  lastRead.set(segment, product)
  return product
}

function read(lexicon: Lexicon, segment: Segment): ReadProduct {
  const whole = readCut(lexicon, segment)
  if (whole.resolved.food !== null && whole.resolved.unknownWords.length === 0) return whole
  const cut = cutRemark(withoutSpeech(segment))
  return cut.length === segment.length ? whole : readCut(lexicon, cut)
}

function readCut(lexicon: Lexicon, segment: Segment): ReadProduct {
  const tokens = prepareTokens(lexicon, segment)
  const { draft, rest } = readAmount(tokens, unitsInNames(lexicon, tokens))
  const words = rest.flatMap((token) =>
    token.kind === 'word' || token.kind === 'percent' ? [{ text: token.text, inParens: token.inParens }] : [],
  )
  if (words.length === 0) {
    const lone = tokens.flatMap((token) =>
      token.kind === 'word' && token.unit !== null && !token.unit.abbreviated ? [{ text: token.text, inParens: false }] : [],
    )
    // "3 słoiki": with nothing inside, the container is the product.
    const resolved = resolveName(lexicon, lone)
    if (resolved.food || tokens.every((token) => token.kind === 'word' && token.unit?.impliesOne === false))
      return { resolved, draft: { ...draft, containers: [] }, words: lone.map((word) => word.text) }
  }
  return { resolved: resolveName(lexicon, words, followsMeasure(withoutSpeech(tokens))), draft, words: words.map((word) => word.text) }
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.unit !== null
}

/** Whether a measure opens the product, so that its noun stands in the genitive ("20 dag szynki", "puszka kukurydzy"). */
function followsMeasure([first, second]: readonly Token[]): boolean {
  return isUnit(first) || (first?.kind === 'number' && isUnit(second))
}

function isSpoken(token: Token | undefined): boolean {
  return token?.kind === 'word' && SPEECH_WORDS.has(token.folded)
}

/** Verbs and politeness in front of the product say nothing about it ("mama prosiła o dwa kilo ziemniaków"). */
function withoutSpeech(segment: Segment): Segment {
  const start = segment.findIndex(
    (token, place) =>
      token.kind !== 'word' || !(SPEECH_WORDS.has(token.folded) || (token.folded === 'nie' && isSpoken(segment[place + 1]))),
  )
  if (start <= 0) return segment
  // "nie zapomnij o mleku": the verb's preposition goes with it.
  const first = segment[start]
  return segment.slice(first?.kind === 'word' && first.folded === 'o' ? start + 1 : start)
}

/** Drops everything from a word on that starts a remark, once a product stands before it ("masło, tylko jak tanie"). */
function cutRemark(segment: Segment): Segment {
  let named = false
  for (const [place, token] of segment.entries()) {
    if (token.kind !== 'word') continue
    if (REMARK_STARTS.has(token.folded)) {
      if (named && !isNegation(token, segment[place + 1])) return segment.slice(0, place)
    } else if (token.unit === null) named = true
  }
  return segment
}

/** Unit words that belong to a food's name in this segment ("kostka rosołowa", "worki na śmieci", "laska wanilii"). */
function unitsInNames(lexicon: Lexicon, tokens: readonly Token[]): ReadonlySet<Token> {
  const candidates = tokens.filter((token) => token.kind === 'word' && token.unit !== null && !token.unit.abbreviated)
  if (candidates.length === 0) return new Set()
  const words: Token[] = tokens.filter((token) => token.kind === 'word')
  const query = makeQuery(
    lexicon,
    words.map(({ text, inParens }) => ({ text, inParens })),
    () => true,
  )
  const found = findFood(lexicon, query)
  if (!found || found.variant.words.length < 2) return new Set()
  // "listki laurowe", "worki na śmieci" are names; "pęczek włoszczyzny" is an amount, though it be listed as a name.
  const { variant } = found
  const described = variant.words.some(
    (word) =>
      word.role === 'preposition' ||
      (word.role === 'attribute' && [...word.lexemes].some((id) => lexicon.lexemes[id]?.kind === 'adjective')),
  )
  const own = readUnit(variant.food.name.toLowerCase().split(' ')[0] ?? '') !== null
  const unitIsHead = readUnit(variant.words[variant.head]?.text ?? '') !== null
  return new Set(own || (described && unitIsHead) ? candidates.filter((token) => found.used.has(words.indexOf(token))) : [])
}
