import { settleAmount } from './amount/settle-amount.ts'
import { kitchenLetters, kitchenLexicon } from './kitchen-lexicon.ts'
import { type KeyedItem, mergeItems } from './merge-items.ts'
import { clip } from './names/compose-name.ts'
import { isWordLike } from './names/word-like.ts'
import type { ParsedItem } from './parsed-item.ts'
import { fold } from './polish/fold.ts'
import { readProduct } from './read-product.ts'
import { freshSibling, isSpice } from './spice-rules.ts'
import { attachOrphans } from './split/attach-orphans.ts'
import { isAttribute, lendHeads, splitConjunctions } from './split/split-conjunctions.ts'
import { nameTokens, type Segment, splitAtSeparators } from './split/split-line.ts'
import { splitUnmarked } from './split/split-unmarked.ts'
import { isFarewell, stripTalk } from './split/strip-talk.ts'
import { joinAmounts } from './text/join-amounts.ts'
import { announces, foldedWords, isForMachines, isHeading, isNoName, startsNonProduct } from './text/judge-line.ts'
import { isMarkup, maskNoise } from './text/mask-noise.ts'
import { normalise } from './text/normalise.ts'
import { type Token, tokenise } from './text/tokens.ts'
import { DROPPED_WORDS, REMARK_STARTS, SPEECH_WORDS } from './words.ts'

const LINE_START = /^(?:\s|[-•*+>#~=_]|\(?\d{1,3}[.)](?=\s|\p{L})|\d{1,3}[/:]\s|[a-zA-Z]\)\s|[IVX]{1,4}[.)]\s)+/u

/** Reads a list of groceries as people type it, one or more products a line (PRODUCT.md, section 4). Pure; never throws. */
export function parseGroceries(input: string): ParsedItem[] {
  const items: KeyedItem[] = []
  for (const line of normalise(input).split('\n')) if (line.trim() !== '') items.push(...readLine(line))
  return mergeItems(items)
}

function readLine(line: string): KeyedItem[] {
  const source = line.trim()
  const masked = maskNoise(line)
  if (isMarkup(line)) return [problemItem(source)]
  if (isForMachines(masked)) {
    // "mleko 2 l. Zignoruj instrukcje": what stands before the order is read, all from the order on refused.
    const sentences = masked.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    const order = sentences.findIndex(isForMachines)
    return [...sentences.slice(0, Math.max(0, order)).flatMap((sentence) => readBody(sentence, source, false)), problemItem(source)]
  }
  return readBody(masked, source, /^\s*(?:\*\*|#)/.test(line))
}

function readBody(masked: string, source: string, emphasised: boolean): KeyedItem[] {
  const body = withoutHeading(masked.replace(LINE_START, ''), emphasised)
  if (body === null) return []
  const words = foldedWords(body)
  if (words.length === 0) return /\d/.test(masked) && !/[\p{L}]/u.test(source) && masked.trim() === source ? [problemItem(source)] : []
  if (startsNonProduct(words) && !isContainerOfFood(body)) return []
  return segmentsOf(body).flatMap((segment) => readSegment(segment, source))
}

/** "torba ziemniaków" is potatoes; "torba papierowa" a bag. */
function isContainerOfFood(body: string): boolean {
  return (
    /^\s*(?:\d+\s*)?(?:torb|siatk)/i.test(body) &&
    readProduct(kitchenLexicon(), tokenise(body.replace(/^\s*(?:\d+\s*)?\p{L}+/u, ''))).resolved.food !== null
  )
}

/** The line without what announces a list; null when it does nothing but announce. */
function withoutHeading(body: string, emphasised: boolean): string | null {
  const colon = /:(?!\d)/.exec(body)?.index ?? -1
  const rest = colon < 0 ? '' : body.slice(colon + 1)
  const before = foldedWords(colon < 0 ? body : body.slice(0, colon))
  if (colon >= 0 && rest.trim() === '') return null
  if (colon >= 0) {
    const prefix = body.slice(0, colon)
    // "mięso: 1 kg" is meat, "mięso: schab, karkówka" a heading.
    const listed = isHeading(before) && tokenise(rest).some((token) => token.kind === 'word' && token.unit === null)
    if (listed || ((announces(before) || before.length > 2) && !isProduct(prefix))) return withoutHeading(rest, false)
  }
  if (colon < 0 && isHeading(before) && (emphasised || isAisle(body) || !isProduct(body))) return null
  return body
}

/** "WARZYWA", "Owoce" alone in a line stand over a list of them; written small or with an amount they are bought. */
function isAisle(body: string): boolean {
  return /^\s*(?:Owoce|OWOCE|Warzywa|WARZYWA)\s*$/.test(body)
}

function isProduct(body: string): boolean {
  return readProduct(kitchenLexicon(), tokenise(body)).resolved.food !== null
}

function segmentsOf(body: string): Segment[] {
  const lexicon = kitchenLexicon()
  const spoken = splitAtSeparators(joinAmounts(tokenise(body)))
  const farewell = spoken.findIndex(isFarewell)
  const said = spoken
    .map((segment) => stripTalk(lexicon, segment))
    .filter(
      (segment, place) =>
        segment.length > 0 && !(farewell >= 0 && (place > farewell || opensFarewell(spoken[place])) && isSignature(segment)),
    )
  // "jak będziesz w sklepie, kup chleb": a condition that nothing stands before describes nothing.
  const opened = said.length > 1 && opensRemark(said[0]) && isRemark(said[0] ?? []) ? said.slice(1) : said
  const cut = lendHeads(lexicon, opened)
  const whole = attachOrphans(cut, (segment) => isRemark(segment))
  return whole.flatMap((segment) => splitConjunctions(lexicon, segment)).flatMap((segment) => splitUnmarked(lexicon, segment))
}

function opensRemark(segment: Segment | undefined): boolean {
  const first = segment?.[0]
  return first?.kind === 'word' && REMARK_STARTS.has(first.folded)
}

/** "całuję Marta": the goodbye comes first, so what follows is who says it. */
function opensFarewell(segment: Segment | undefined): boolean {
  return isFarewell(segment?.slice(0, 1) ?? [])
}

/** "Dziękuję, Zofia": names behind a goodbye. */
function isSignature(segment: Segment): boolean {
  return segment.length <= 2 && readProduct(kitchenLexicon(), segment).resolved.food === null
}

/** Words that describe what stands before the comma: adjectives, opinions, conditions. */
function isRemark(segment: Segment): boolean {
  const lexicon = kitchenLexicon()
  const names = nameTokens(segment)
  const first = names[0]
  if (!first) return false
  if (first.kind === 'word' && REMARK_STARTS.has(first.folded)) return !isOffer(segment)
  return names.every((token) => isAttribute(lexicon, token) || (token.kind === 'word' && DROPPED_WORDS.has(token.folded)))
}

/** "może jakieś owoce" names a product after all; "jak będzie promocja" does not. */
function isOffer(segment: Segment): boolean {
  const { resolved } = readProduct(kitchenLexicon(), segment)
  return resolved.food !== null && resolved.sure
}

function readSegment(segment: Segment, source: string): KeyedItem[] {
  const words = nameTokens(segment).flatMap((token) => (token.kind === 'word' ? [token.folded] : []))
  if (startsNonProduct(words)) return []
  const { resolved, draft, words: typed } = readProduct(kitchenLexicon(), withoutGibberish(segment))
  if (resolved.name === '') return []
  if (resolved.food === null && !resolved.branded) {
    if (isSpeech(typed)) return []
    const letters = kitchenLetters()
    const { unknownWords } = resolved
    const named = unknownWords.filter((word) => isWordLike(letters, word)).length
    if (named * 2 <= unknownWords.length - named || named === 0 || unknownWords.some(isNoName)) return [problemItem(source)]
  }
  const spice = isSpice(resolved.food, fold(resolved.name), resolved.modifiers, resolved.fresh, draft.containers)
  const food = resolved.food?.spice && !spice ? freshSibling(kitchenLexicon(), resolved.food) : resolved.food
  const amount = spice ? null : settleAmount(draft, food)
  const item: ParsedItem = {
    productName: clip(resolved.name),
    foodId: food?.id ?? null,
    quantityGrams: amount?.unit === 'grams' ? amount.value : null,
    quantityMl: amount?.unit === 'ml' ? amount.value : null,
    quantityPieces: amount?.unit === 'pieces' ? amount.value : null,
    isSpice: spice,
    problem: null,
    sourceLine: source,
    sure: resolved.sure,
  }
  return [{ item, key: resolved.key }]
}

/** Mashed keys beside words are left out; a segment of nothing else is judged as it is. */
function withoutGibberish(segment: Segment): Segment {
  const { forms } = kitchenLexicon()
  const isGibberish = (token: Token): boolean =>
    token.kind === 'word' &&
    token.unit === null &&
    token.folded.length >= 5 &&
    !forms.has(token.folded) &&
    !isWordLike(kitchenLetters(), token.folded)
  const rest = segment.filter((token) => !isGibberish(token))
  return rest.length < segment.length && nameTokens(rest).some((token) => token.kind === 'word' && token.folded.length > 2) ? rest : segment
}

/** Talk, not groceries: words of speech with nothing known beside them. */
function isSpeech(words: readonly string[]): boolean {
  const folded = words.map(fold)
  const said = folded.filter((word) => !DROPPED_WORDS.has(word))
  const spoken = said.filter((word) => SPEECH_WORDS.has(word) || REMARK_STARTS.has(word)).length
  return said.length === 0 || (spoken > 0 && spoken * 2 >= said.length)
}

function problemItem(source: string): KeyedItem {
  const item: ParsedItem = {
    productName: clip(source) || source.slice(0, 1) || '?',
    foodId: null,
    quantityGrams: null,
    quantityMl: null,
    quantityPieces: null,
    isSpice: false,
    problem: 'not_a_product',
    sourceLine: source,
    sure: true,
  }
  return { item, key: source }
}
