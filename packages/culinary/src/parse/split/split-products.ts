import { brandAt } from '../names/brand-words.ts'
import { type Lexicon, PREPOSITIONS } from '../names/lexicon.ts'
import { agreementOf, looksLikeAdjective } from '../polish/decline-adjective.ts'
import { readProduct } from '../read-product.ts'
import type { Token } from '../text/tokens.ts'
import { agrees, isAdjective, isForm, isNominative, opensWithStrangeAdjective } from './agreement.ts'
import { isAttribute, isBag, isTreatment } from './describing.ts'
import { shareAmount } from './share-amounts.ts'
import { isAmountToken, nameTokens, type Segment } from './split-line.ts'

/** Cuts a segment at "i", "oraz", "&" where they join two products, and leaves them inside one product's name. */
export function splitConjunctions(lexicon: Lexicon, segment: Segment): Segment[] {
  const parts: Segment[] = [[]]
  for (const token of segment) {
    if (token.kind === 'and') parts.push([])
    else parts.at(-1)?.push(token)
  }
  if (parts.length === 1) return [segment]
  const result: Segment[] = []
  for (const part of parts.map((each, place) => (place > 0 ? withoutAbout(each) : each))) {
    if (part.length === 0) continue
    const left = result.at(-1)
    const kind = left && kindByNumber(lexicon, left, part)
    if (kind) result.push(kind)
    else if (left && staysTogether(lexicon, left, part))
      left.push({ kind: 'word', text: 'i', folded: 'i', unit: null, inParens: part[0]?.inParens ?? false }, ...part)
    else result.push([...part])
  }
  return shareAmount(shareHeads(lexicon, result))
}

/** "śmietana 18, 30": the same behind a comma. */
export function kindsByNumber(lexicon: Lexicon, segments: readonly Segment[]): Segment[] {
  return segments.reduce<Segment[]>((told, segment) => {
    const before = told.at(-1)
    return [...told, (before && kindByNumber(lexicon, before, segment)) ?? segment]
  }, [])
}

/** "śmietana 18 i 30", "mąka 450 i 650": a number that names a kind as the one before it does, with the noun that they share; undefined for any other. */
function kindByNumber(lexicon: Lexicon, left: Segment, part: Segment): Segment | undefined {
  const [number, more] = part
  const names = left.slice(0, -1)
  if (number?.kind !== 'number' || more || left.at(-1)?.kind !== 'number' || names.length === 0 || names.some(isAmountToken))
    return undefined
  const other = [...names, number]
  const [plain, first, second] = [names, left, other].map((segment) => readProduct(lexicon, segment).resolved.name)
  return new Set([plain, first, second]).size === 3 ? other : undefined
}

/** "i z pół kilo mielonego", "i jeszcze ze 2 cytryny": about as much, and a product of its own. */
function withoutAbout(part: Segment): Segment {
  const start = Math.max(
    0,
    part.findIndex((token) => token.kind !== 'word' || !ADDING.test(token.folded)),
  )
  const [first, next] = part.slice(start)
  return part.slice(first?.kind === 'word' && /^ze?$/.test(first.folded) && next && isAmountToken(next) ? start + 1 : start)
}

/** Behind "i": what follows is one thing more. */
const ADDING = /^(?:jeszcze|tez|takze|rowniez|ponadto|moze)$/

const INSTRUMENTAL = /(?:ą|em|ami|ymi|imi|[yi]m)$/

/** "z kapustą i grzybami", "o smaku śmietany i cebuli": what follows is governed by the same preposition. */
function staysTogether(lexicon: Lexicon, left: Segment, right: Segment): boolean {
  const names = nameTokens(right)
  if (names.length === 0 || nameTokens(left).length === 0) return false
  const whole = readProduct(lexicon, [...left, { kind: 'word', text: 'i', folded: 'i', unit: null, inParens: false }, ...right])
  if (whole.resolved.joined) return true
  const words = left.filter((token) => token.kind === 'word')
  // "z 5" is about five of them: only a word is governed.
  const preposition = words.findLast((token) => /^(?:z|ze|o|w|na)$/.test(token.folded) && isName(left[left.indexOf(token) + 1]))
  // "boczek w plastrach 2 op i domowy sos": its amount ends what the preposition governs.
  if (
    !preposition ||
    left.slice(left.indexOf(preposition)).some(isAmountToken) ||
    words.length - words.indexOf(preposition) > 3 ||
    (right[0] && isAmountToken(right[0]))
  )
    return false
  const first = names[0]
  if (first?.kind !== 'word') return false
  const last = words.at(-1)?.text.toLowerCase() ?? ''
  if (/^ze?$/.test(preposition.folded) && (INSTRUMENTAL.test(last) || INSTRUMENTAL.test(first.text.toLowerCase())))
    return INSTRUMENTAL.test(first.text.toLowerCase())
  if (first.text.endsWith('ę')) return false
  if (preposition.folded === 'na') return false
  // Other cases: together unless the word is a product in the nominative.
  return !isNominative(lexicon, first)
}

/** "papryka czerwona i żółta", "biały i żółty ser": the adjective alone borrows the noun beside it. */
export function shareHeads(lexicon: Lexicon, segments: readonly Segment[]): Segment[] {
  const shared: Segment[] = []
  for (const [place, segment] of segments.entries()) {
    const head = headFor(lexicon, segment, shared.at(-1), segments.slice(place + 1))
    shared.push(head ? [head, ...segment] : segment)
  }
  return shared
}

/** The noun that a segment of adjectives borrows of what stands before it, or else behind it. */
function headFor(lexicon: Lexicon, segment: Segment, before: Segment | undefined, behind: readonly Segment[]): Token | undefined {
  if (isBag(lexicon, segment) || (before && isTreatment(segment))) return undefined
  const names = nameTokens(segment).filter((token) => token.kind !== 'word' || token.folded !== 'po')
  if (before && opensWithPreposition(segment)) return headOfKind(lexicon, segment, before)
  if (names.length === 0 || names.length > 2 || !names.every((token) => isAttribute(lexicon, token))) return undefined
  const described =
    before !== undefined &&
    nameTokens(before).some(
      (token, at) => isAttribute(lexicon, token) || (at > 0 && token.kind === 'word' && looksLikeAdjective(token.text.toLowerCase())),
    )
  // "sos bbq i czosnkowy": two sauces, where the second is a food of its own.
  const [first, kind] = before ? nameTokens(before) : []
  const isKind = !described && first !== undefined && kind !== undefined && isAnotherFood(lexicon, first, segment)
  const headed = described || isKind ? before : behind.find((other) => !nameTokens(other).every((token) => isAttribute(lexicon, token)))
  const head = headed && nameTokens(headed).find((token) => !isAttribute(lexicon, token))
  // "cebula czerwona 1 kg, biała 2 kg": white onion is a food of its own, so that no white sausage is meant.
  if (head && isProductOfItself(lexicon, segment) && !((described || isKind) && isAnotherFood(lexicon, head, segment))) return undefined
  return head
}

/** "pierogi ruskie 500, z mięsem 500 g": with an amount of its own it is another kind of the same. */
function headOfKind(lexicon: Lexicon, segment: Segment, before: Segment): Token | undefined {
  const [head] = nameTokens(before)
  return head && segment.some(isAmountToken) && before.some(isAmountToken) && isAnotherFood(lexicon, head, segment) ? head : undefined
}

function opensWithPreposition([first, second]: Segment): boolean {
  return first?.kind === 'word' && /^(?:ze?|we?|bez|do|na)$/.test(first.folded) && second?.kind === 'word' && second.unit === null
}

/** Whether a noun with those adjectives is another food than the noun alone. */
function isAnotherFood(lexicon: Lexicon, head: Token, adjectives: Segment): boolean {
  const [plain, described] = [[head], [head, ...adjectives]].map((piece) => readProduct(lexicon, piece).resolved)
  return described !== undefined && described.food !== null && described.unknownWords.length === 0 && described.food !== plain?.food
}

/** "porcja rosołowa", "pół kilo mielonego": the amount beside an adjective makes it a product. */
export function isProductOfItself(lexicon: Lexicon, segment: Segment): boolean {
  return segment.some(isAmountToken) && readProduct(lexicon, segment).resolved.food !== null
}

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.unit === null
}

function isUnit(token: Token): boolean {
  return token.kind === 'word' && token.unit !== null
}

function isMeasure(token: Token | undefined): boolean {
  return token?.kind === 'word' && (token.unit?.unit.kind === 'mass' || token.unit?.unit.kind === 'volume')
}

/** "marchewka pietruszka seler po 1": the amount behind "po" is each one's. */
function withSharedAmount(lexicon: Lexicon, segment: Segment): Segment[] | null {
  const at = segment.findIndex((token) => token.kind === 'word' && token.folded === 'po')
  const [named, shared] = [segment.slice(0, Math.max(0, at)), segment.slice(at)]
  if (named.some(isAmountToken) || !shared.some(isAmountToken) || nameTokens(shared).length > 1) return null
  const pieces = byWords(lexicon, named)
  return pieces && pieces.map((piece) => [...piece, ...shared])
}

/** More words than this are a sentence, not a list; and the search below stays small. */
const MAX_SEGMENT_WORDS = 24

/** Cuts a segment in which several products follow each other without any sign ("mleko 2 l chleb 1 szt", "mleko chleb masło"). */
export function splitUnmarked(lexicon: Lexicon, segment: Segment): Segment[] {
  const names = nameTokens(segment)
  if (names.length < 2 || segment.length > 60) return [segment]
  const noun = placeBehindStrangeAdjective(lexicon, segment)
  if (noun > 0) return [segment.slice(0, noun), ...splitUnmarked(lexicon, segment.slice(noun))]
  const pieces = isWhole(lexicon, segment)
    ? byAmounts(lexicon, segment, true)
    : (byAmounts(lexicon, segment, false) ?? withSharedAmount(lexicon, segment) ?? byWords(lexicon, segment))
  return (pieces ?? [segment]).flatMap((piece) => aroundPurpose(lexicon, piece) ?? [piece])
}

function isWhole(lexicon: Lexicon, segment: Segment): boolean {
  const { resolved } = readProduct(lexicon, segment)
  return resolved.food !== null && resolved.unknownWords.length === 0
}

/**
 * "proszek do pieczenia drożdże": two products whose words make the name of a third ("drożdże w proszku"). What a thing is for ends its
 * name, so that a nominative behind it begins another.
 */
function aroundPurpose(lexicon: Lexicon, segment: Segment): Segment[] | null {
  const purpose = segment.findIndex((token, place) => place > 0 && token.kind === 'word' && /^(?:do|na|dla)$/.test(token.folded))
  const [aim, named] = segment.slice(purpose + 1)
  if (purpose < 0 || aim?.kind !== 'word' || named?.kind !== 'word' || !isNominative(lexicon, named)) return null
  const pieces = [segment.slice(0, purpose + 2), segment.slice(purpose + 2)]
  const [whole, ...foods] = [segment, ...pieces].map((piece) => readProduct(lexicon, piece).resolved.food)
  return pieces.every((piece) => isListed(lexicon, piece)) && !foods.includes(whole ?? null) ? pieces : null
}

/** "masło osełka": the second is a kind of the first, as one of its names says. */
function isKindOf(lexicon: Lexicon, piece: Segment, before: Segment): boolean {
  const kind = readProduct(lexicon, piece).resolved.food
  const genus = readProduct(lexicon, before).words[0]
  if (
    kind === null ||
    genus === undefined ||
    !nameTokens(before)
      .slice(1)
      .every((token) => isAttribute(lexicon, token))
  )
    return false
  const head = genus.toLowerCase()
  return lexicon.variantsOfFood(kind).some((variant) => variant.words.length > 1 && variant.words[variant.head]?.text === head)
}

/** "mleko modyfikowane 2 Bebilon": a brand behind the product that it is known for says whose it is, and no product of its own. */
function isSameProduct(lexicon: Lexicon, piece: Segment, before: Segment): boolean {
  const [brand, ...others] = nameTokens(piece)
  if (brand?.kind !== 'word' || others.length > 0 || brandAt([brand.folded], 0) === null) return false
  const { food } = readProduct(lexicon, piece).resolved
  return food !== null && food === readProduct(lexicon, before).resolved.food
}

/** A known product as a list has it: in the nominative or accusative, or with its amount. */
function isListed(lexicon: Lexicon, piece: Segment): boolean {
  const { resolved } = readProduct(lexicon, piece)
  return resolved.food !== null && resolved.unknownWords.length === 0 && (resolved.listed || piece.some(isAmountToken))
}

/** Cuts before every amount, or behind every amount, when each piece is then a known product of its own. */
function byAmounts(lexicon: Lexicon, segment: Segment, strict: boolean): Segment[] | null {
  const runs: { amount: boolean; tokens: Segment }[] = []
  for (const token of segment) {
    const amount = isAmountToken(token) || token.kind === 'dash' || (token.kind === 'word' && token.folded === 'po')
    const last = runs.at(-1)
    if (last && last.amount === amount) last.tokens.push(token)
    else runs.push({ amount, tokens: [token] })
  }
  const amounts = runs.filter((run) => run.amount && run.tokens.some((token) => token.kind !== 'dash'))
  const names = runs.filter((run) => !run.amount)
  if (amounts.length < 2 || names.length < 2) return null
  const pieces: Segment[] = []
  const leading = runs[0]?.amount === true
  for (const run of runs) {
    const last = pieces.at(-1)
    if (!last || run.amount === leading) pieces.push([...run.tokens])
    else last.push(...run.tokens)
  }
  if (!leading) for (const [place, piece] of pieces.entries()) returnAdjective(lexicon, piece, pieces[place - 1])
  // "papryka czerwona 2 żółta 1": two peppers.
  const headed = shareHeads(lexicon, pieces)
  const good = headed.every((piece) => (nameTokens(piece).length === 0 ? !strict : isWhole(lexicon, piece)))
  if (headed.some((piece, place) => place > 0 && isSameProduct(lexicon, piece, headed[place - 1] ?? []))) return null
  return good && headed.filter((piece) => nameTokens(piece).length > 0).length > 1 ? headed : null
}

/**
 * "ziemniaki | 2 kg koperek", "soczewica | czerwona 400 g ciecierzyca": behind a weight or a volume stands a genitive, so that a nominative
 * shows it to be the amount of what is before it.
 */
function isTornOff(lexicon: Lexicon, piece: Segment, opens: boolean, counted: boolean): boolean {
  const at = piece.findIndex(
    (token, place) => token.kind === 'number' && (isMeasure(piece[place + 1]) || (counted && isCount(piece[place + 1]))),
  )
  if (counted && isNumberBeforeSingular(lexicon, piece)) return !opens
  if (at < 0 || (at === 0 && opens)) return false
  // "ryż | dwa woreczki puszka tuńczyka": one thing has no two containers.
  if (counted && opensWithOne(piece[at + 2]) && nameTokens(piece.slice(at + 3)).length > 0) return true
  const [named] = nameTokens(piece.slice(at + 2))
  return named?.kind === 'word' && isNominative(lexicon, named) && !isForm(lexicon, named)
}

/** "mleko | dwa chleb": of two things nobody says the singular, so that the number is of what stands before it. */
function isNumberBeforeSingular(lexicon: Lexicon, [number, noun]: Segment): boolean {
  if (number?.kind !== 'number' || number.value < 2 || noun?.kind !== 'word' || noun.unit !== null) return false
  return isNominative(lexicon, noun) && agreementOf(noun.text.toLowerCase()) !== 'plural' && !isForm(lexicon, noun)
}

function isCount(token: Token | undefined): boolean {
  return token?.kind === 'word' && (token.unit?.unit.kind === 'count' || token.unit?.unit.kind === 'container')
}

/** "puszka", "kostkę": a container that means one of it. */
function opensWithOne(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.unit?.impliesOne === true && isCount(token)
}

/** "mielone pół kilo kurczak": where a noun stands behind the amount of an adjective that is of another gender, and so names a product alone; -1 where none does. */
function placeBehindStrangeAdjective(lexicon: Lexicon, segment: Segment): number {
  const [adjective, amount] = segment
  if (adjective?.kind !== 'word' || amount === undefined || !isAmountToken(amount) || !isAdjective(lexicon, adjective)) return -1
  const place = segment.findIndex((token, at) => at > 0 && !isAmountToken(token))
  const noun = segment[place]
  if (noun?.kind !== 'word' || !isNominative(lexicon, noun) || agrees(lexicon, adjective, noun)) return -1
  return isProductOfItself(lexicon, segment.slice(0, place)) ? place : -1
}

/** "mięso mielone pół kilo wieprzowe | cebula trzy": an adjective that cannot belong to the noun behind it goes back to the one before. */
function returnAdjective(lexicon: Lexicon, piece: Segment, before: Segment | undefined): void {
  if (before && opensWithStrangeAdjective(lexicon, piece)) before.push(...piece.splice(0, 1))
}

/** Cuts between words so that every piece is a known product; as few pieces as possible. */
function byWords(lexicon: Lexicon, segment: Segment): Segment[] | null {
  if (segment.length > MAX_SEGMENT_WORDS) return null
  // Who names the amount first does so all along: "2 szt. ananas".
  const counted = segment[0] !== undefined && !isAmountToken(segment[0])
  const memo = new Map<number, boolean>()
  const whole = (from: number, to: number): boolean => {
    const key = from * 100 + to
    const known = memo.get(key)
    if (known !== undefined) return known
    const piece = segment.slice(from, to)
    const last = piece.at(-1)
    const opens = last?.kind === 'word' && PREPOSITIONS.has(last.folded)
    const names = nameTokens(piece)
    // "mielonka turystyczna": an adjective alone belongs to the noun before it; "pietruszka" only looks like one.
    const [alone] = names
    const trails =
      from > 0 &&
      names.length === 1 &&
      alone?.kind === 'word' &&
      looksLikeAdjective(alone.text.toLowerCase()) &&
      !isNominative(lexicon, alone)
    // "pasta z soczewicy z suszonymi pomidorami": no product starts with a preposition.
    const first = piece[0]
    const governed = from > 0 && first?.kind === 'word' && /^(?:ze?|we?|o|bez|na|do|dla)$/.test(first.folded)
    // "2 | kg": a number keeps its unit.
    const split = first !== undefined && isUnit(first) && segment[from - 1]?.kind === 'number'
    const result =
      !opens &&
      !trails &&
      !governed &&
      !split &&
      !isTornOff(lexicon, piece, from === 0, counted) &&
      names.length > 0 &&
      isListed(lexicon, piece)
    memo.set(key, result)
    return result
  }
  // The fewest pieces; of as many, those whose adjectives stand beside their own nouns ("papryka słodka | majeranek").
  const best: ({ cuts: number[]; cost: number } | null)[] = [{ cuts: [], cost: 0 }]
  for (let to = 1; to <= segment.length; to++) {
    best[to] = null
    for (let from = 0; from < to; from++) {
      const before = best[from]
      if (!before || before.cost + 1 >= (best[to]?.cost ?? Infinity) || !whole(from, to)) continue
      const cost = before.cost + 1 + (opensWithStrangeAdjective(lexicon, segment.slice(from, to)) ? 1 / MAX_SEGMENT_WORDS : 0)
      if (cost < (best[to]?.cost ?? Infinity)) best[to] = { cuts: [...before.cuts, to], cost }
    }
  }
  const cuts = best[segment.length]?.cuts
  if (!cuts || cuts.length < 2) return null
  const pieces = cuts.map((to, place) => segment.slice(cuts[place - 1] ?? 0, to))
  const belongs = (piece: Segment, before: Segment) => isKindOf(lexicon, piece, before) || isSameProduct(lexicon, piece, before)
  return pieces.some((piece, place) => place > 0 && belongs(piece, pieces[place - 1] ?? [])) ? null : pieces
}
