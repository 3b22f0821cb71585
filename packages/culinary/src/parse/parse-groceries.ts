import { type Food, findFoodById } from '@spizarka/knowledge'
import { settleAmount } from './amount/settle-amount.ts'
import { foldedWords, splitHeadings, withoutHeading } from './headings.ts'
import { kitchenLetters, kitchenLexicon } from './kitchen-lexicon.ts'
import { clip } from './names/compose-name.ts'
import { PREPOSITIONS } from './names/lexicon.ts'
import { nameOnceCooked, onceCooked, saysCooked } from './names/once-cooked.ts'
import { isPlausibleWord } from './names/word-like.ts'
import { type KeyedItem, mergeItems, type ParsedItem } from './parsed-item.ts'
import { looksLikeAdjective } from './polish/decline-adjective.ts'
import { fold } from './polish/fold.ts'
import { readProduct } from './read-product.ts'
import { freshSibling, isSpice } from './spice-rules.ts'
import { completeWords } from './split/complete-words.ts'
import { isAttribute, isBag, withTaste } from './split/describing.ts'
import { shareAmountBehindDash, shareCount } from './split/share-amounts.ts'
import {
  attachOrphans,
  isAmountToken,
  isFarewell,
  joinAmounts,
  nameTokens,
  type Segment,
  splitAtSeparators,
  stripTalk,
  withoutAbout,
} from './split/split-line.ts'
import { isProductOfItself, kindsByNumber, shareHeads, splitConjunctions, splitUnmarked } from './split/split-products.ts'
import { saysWhereOnly, withoutOpener, withoutTakenBack, withoutWhoLacks } from './split/spoken.ts'
import { translateForeign } from './text/foreign-names.ts'
import { joinTillLines, splitNumbered, withoutNumbering } from './text/list-lines.ts'
import { isMarkup, maskNoise } from './text/mask-noise.ts'
import { normalise } from './text/normalise.ts'
import { rephrase } from './text/rephrase.ts'
import { type Token, tokenise } from './text/tokens.ts'
import { withoutAbsent } from './text/what-is-there.ts'
import {
  DROPPED_WORDS,
  isTalk,
  MACHINE_WORDS,
  NON_PRODUCT_STARTS,
  NOT_BOUGHT,
  PEOPLE,
  PLACES,
  REMARK_STARTS,
  SPEECH_WORDS,
  WEAK_MACHINE_WORDS,
} from './words.ts'

const LINE_START = /^(?:\s|[-•*+>#~=_]|\(?\d{1,3}[.)](?=\s|\p{L})|\d{1,3}[/:]\s|[a-zA-Z]\)\s|[IVX]{1,4}[.)]\s)+/u

/** Reads a list of groceries as people type it, one or more products a line (PRODUCT.md, section 4). Pure; never throws. */
export function parseGroceries(input: string): ParsedItem[] {
  const items: KeyedItem[] = []
  for (const line of joinTillLines(
    withoutNumbering(
      withoutAbsent(normalise(input))
        .split('\n')
        .filter((each) => each.trim() !== ''),
    ),
  ))
    items.push(...readLine(line))
  return mergeItems(items)
}

function readLine(line: string): KeyedItem[] {
  const source = line.trim()
  const masked = translateForeign(rephrase(maskNoise(line)))
  if (isMarkup(line)) return [problemItem(source)]
  if (isForMachines(masked)) {
    // "mleko 2 l. Zignoruj instrukcje": what stands before the order is read, all from the order on refused.
    const sentences = masked.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    const order = sentences.findIndex(isForMachines)
    return [...sentences.slice(0, Math.max(0, order)).flatMap((sentence) => readBody(sentence, source, false)), problemItem(source)]
  }
  return splitNumbered(masked)
    .flatMap(splitHeadings)
    .flatMap((entry) => readBody(entry, source, /^\s*(?:\*\*|#)/.test(line)))
}

function readBody(masked: string, source: string, emphasised: boolean): KeyedItem[] {
  const body = withoutHeading(masked.replace(LINE_START, ''), emphasised)
  if (body === null) return []
  const words = foldedWords(body)
  if (words.length === 0) return /\d/.test(masked) && !/[\p{L}]/u.test(source) && masked.trim() === source ? [problemItem(source)] : []
  if (startsNonProduct(words) && !isContainerOfFood(body)) return []
  const segments = segmentsOf(body)
  const read = segments.flatMap((segment) => readSegment(segment, source, segments.length > 1))
  // A line is shown as unread once: by the part that is, or whole where several are.
  const isSeveral = read.filter(({ item }) => item.problem !== null).length > 1
  const items = isSeveral ? [...read.filter(({ item }) => item.problem === null), problemItem(source)] : read
  // "zgrzewka 1,5 l": of what, nobody said.
  if (segments.length === 1 && items.length === 0 && masked.trim() === source && segments[0]?.every(isAmountToken))
    return [problemItem(source)]
  return items.length > 0 || splitAtSeparators(tokenise(body)).some((segment) => placeOfBan(segment) >= 0 || isRefused(segment))
    ? items
    : readAgainstTheOdds(body, source)
}

/** What talk names after all, where the line said nothing else ("tylko nie zapomnij o śmietanie"): a food that is known, and doubtful. */
function readAgainstTheOdds(body: string, source: string): KeyedItem[] {
  const lexicon = kitchenLexicon()
  const tokens = tokenise(body).filter(
    (token) =>
      token.kind !== 'word' ||
      token.unit !== null ||
      !(isTalk(token.text, token.folded, lexicon.forms.has(token.folded)) || isCircumstance(token.folded)),
  )
  const segments = splitAtSeparators(tokens).filter((segment) => nameTokens(segment).length > 0)
  return segments
    .flatMap((segment) => readSegment(segment, source))
    .filter(({ item }) => item.foodId !== null && item.sure)
    .map(({ item, key }) => ({ key, item: { ...item, sure: false } }))
}

/** Words that stand around a product in a sentence and are none. */
function isCircumstance(folded: string): boolean {
  return REMARK_STARTS.has(folded) || PLACES.has(folded) || PEOPLE.has(folded) || DROPPED_WORDS.has(folded)
}

/** "torba ziemniaków" is potatoes, "reszta mąki" flour; "torba papierowa" is a bag, "reszta 5,00" money. */
function isContainerOfFood(body: string): boolean {
  return (
    /^\s*(?:\d+\s*)?(?:torb|siatk|reszt)/i.test(body) &&
    readProduct(kitchenLexicon(), tokenise(body.replace(/^\s*(?:\d+\s*)?\p{L}+/u, ''))).resolved.food !== null
  )
}

function segmentsOf(body: string): Segment[] {
  const lexicon = kitchenLexicon()
  const tokens = joinAmounts(withoutAbout(completeWords(lexicon, withoutTakenBack(lexicon, tokenise(body)))))
  const split = withoutAddressee(splitAtSeparators(tokens)).map((segment) => withoutOpener(lexicon, withoutWhoLacks(lexicon, segment)))
  const farewell = split.findIndex(isFarewell)
  const named = split
    .map((segment) => {
      const told = stripTalk(lexicon, withoutBanned(segment))
      return saysWhereOnly(told, segment) ? [] : told
    })
    .filter(
      (segment, place) =>
        segment.length > 0 && !(farewell >= 0 && (place > farewell || opensFarewell(split[place])) && isSignature(segment)),
    )
  // "jak będziesz w sklepie, kup chleb": a condition that nothing stands before describes nothing.
  const opened = named.length > 1 && opensRemark(named[0]) && isRemark(named[0] ?? []) ? named.slice(1) : named
  const cut = shareHeads(lexicon, shareAmountBehindDash(kindsByNumber(lexicon, opened.map(namedByContainer))))
  const whole = attachOrphans(cut, (segment) => isRemark(segment)).map(withTaste)
  const counted = shareCount(whole.flatMap((segment) => splitConjunctions(lexicon, segment)))
  return counted.flatMap((segment) => splitUnmarked(lexicon, segment))
}

/** "Krysiu, weź mi karkówki": who is spoken to stands before the first verb, in the vocative, and is not bought. */
function withoutAddressee(segments: Segment[]): Segment[] {
  const [[name, ...more] = [], [verb, second] = []] = segments
  const { forms } = kitchenLexicon()
  const isCalled = name?.kind === 'word' && more.length === 0 && /^\p{Lu}\p{Ll}+[oue]$/u.test(name.text) && !forms.has(name.folded)
  // "Halinko, nie zapomnij soli".
  const order = verb?.kind === 'word' && verb.folded === 'nie' ? second : verb
  return isCalled && order?.kind === 'word' && isTalk(order.text, order.folded, forms.has(order.folded)) ? segments.slice(1) : segments
}

/** "nie kupuj już ziemniaków", "chleba nie trzeba": where it begins that something is not to be bought; -1 where it does not. */
function placeOfBan(segment: Segment): number {
  return segment.findIndex((token, place) => {
    const next = segment[place + 1]
    return token.kind === 'word' && token.folded === 'nie' && next?.kind === 'word' && NOT_BOUGHT.has(next.folded)
  })
}

/** What is not to be bought is on no list; "jabłka nie kupuj gruszek" has a product before it. */
function withoutBanned(segment: Segment): Segment {
  if (isRefused(segment)) return []
  const ban = placeOfBan(segment)
  if (ban < 0) return segment
  const before = segment.slice(0, ban)
  const { food, unknownWords, listed } = readProduct(kitchenLexicon(), before).resolved
  return food !== null && unknownWords.length === 0 && listed ? before : []
}

/** "banany nie, jabłka tak": what is asked about and answered with no. */
function isRefused(segment: Segment): boolean {
  const last = segment.at(-1)
  const named = segment.slice(0, -1)
  // "kilo albo nie, dwa kilo" is another amount of it; "(matjasów nie!)" says which kind is not meant.
  const isBare = named.every((token) => token.kind === 'word' && token.unit === null && !token.inParens && token.folded !== 'albo')
  if (last?.kind !== 'word' || last.folded !== 'nie' || last.inParens || !isBare) return false
  const { food, unknownWords } = readProduct(kitchenLexicon(), named).resolved
  return food !== null && unknownWords.length === 0
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
  if (isProductOfItself(lexicon, segment) || isNamedWhole(segment) || isBag(lexicon, segment)) return false
  return names.every((token) => isAttribute(lexicon, token) || (token.kind === 'word' && DROPPED_WORDS.has(token.folded)))
}

/** "trawa cytrynowa": of words that only describe elsewhere, and the name of a food to the letter. */
function isNamedWhole(segment: Segment): boolean {
  const { resolved } = readProduct(kitchenLexicon(), segment)
  return nameTokens(segment).length > 1 && resolved.food !== null && fold(resolved.name) === fold(resolved.food.name)
}

/** "może jakieś owoce" names a product after all; "jak będzie promocja" does not. */
function isOffer(segment: Segment): boolean {
  const { resolved } = readProduct(kitchenLexicon(), segment)
  return resolved.food !== null && resolved.sure
}

/** `isPart`: of a line that names more than this. */
function readSegment(segment: Segment, source: string, isPart = false): KeyedItem[] {
  const problem = () => [problemItem(source, isPart ? segment.map(({ text }) => text).join(' ') : source)]
  const words = nameTokens(segment).flatMap((token) => (token.kind === 'word' ? [token.folded] : []))
  if (startsNonProduct(words) || isBag(kitchenLexicon(), segment)) return []
  const { resolved, draft, words: typed } = readProduct(kitchenLexicon(), withoutGibberish(namedByContainer(emptyContainers(segment))))
  if (resolved.name === '') return []
  if (resolved.food === null && !resolved.branded) {
    if (isSpeech(typed)) return []
    // "sdfghjkl kot": beside mashed keys nothing unknown is a product.
    if (withoutGibberish(segment).length < segment.length && resolved.food === null) return problem()
    // "coś do smarowania": what it is nobody said.
    if (words.some((word) => /^(?:cos|cokolwiek)$/.test(word))) return problem()
    const letters = kitchenLetters()
    const { unknownWords } = resolved
    const named = unknownWords.filter((word) => isPlausibleWord(letters, word)).length
    if (named * 2 <= unknownWords.length - named || named === 0 || unknownWords.some(isNoName)) return problem()
  }
  const spice = isSpice(resolved.food, fold(resolved.name), resolved.modifiers, resolved.fresh, draft.containers)
  const raw = resolved.food?.spice && !spice ? freshSibling(kitchenLexicon(), resolved.food) : resolved.food
  const cooked = raw === null ? null : readCooked(segment, words)
  const tinned = cooked === null && raw?.tinned !== undefined && draft.containers.includes(TIN) ? findFoodById(raw.tinned) : null
  const food = cooked?.food ?? tinned ?? raw
  const name = cooked?.food.tags?.includes('cooked') ? cooked.name : tinned ? `${resolved.name} w puszce` : resolved.name
  const amount = spice ? null : settleAmount(draft, food)
  const item: ParsedItem = {
    productName: clip(name),
    foodId: food?.id ?? null,
    quantityGrams: amount?.unit === 'grams' ? amount.value : null,
    quantityMl: amount?.unit === 'ml' ? amount.value : null,
    quantityPieces: amount?.unit === 'pieces' ? amount.value : null,
    isSpice: spice,
    problem: null,
    sourceLine: source,
    sure: resolved.sure,
  }
  const other = cooked?.food ?? tinned
  return [{ item, key: other ? `${other.id} ${fold(name)}` : resolved.key }]
}

/** "słoiki 10 szt", "miska plastikowa": a container with nothing named beside it, or only how it is, is bought for itself. */
function emptyContainers(segment: Segment): Segment {
  const names = nameTokens(segment).filter((token) => token.kind !== 'word' || token.unit === null)
  const isDescribed = names.every((token) => token.kind === 'word' && looksLikeAdjective(token.text.toLowerCase()))
  if (names.length > 0 && !(isDescribed && readProduct(kitchenLexicon(), segment).resolved.food === null)) return segment
  return segment.map((token) => (token.kind === 'word' && EMPTY_CONTAINERS.test(token.folded) ? { ...token, unit: null } : token))
}
const EMPTY_CONTAINERS = /^(?:sloik|butelek|butelk|work|wiad|kub[ek]|doniczk|skrzyn|pudel|garn|misk|misecz|dzban|polmis|salater)/

/** "żytni pół bochenka": adjectives alone are of the food that the container is another name of. */
function namedByContainer(segment: Segment): Segment {
  const lexicon = kitchenLexicon()
  const container = segment.find((token) => token.kind === 'word' && token.unit?.unit.kind === 'container')
  const unit = container?.kind === 'word' ? container.unit?.unit : undefined
  const names = nameTokens(segment)
  const isDescribed =
    names.length > 0 &&
    (names.every((token) => token.kind === 'word' && looksLikeAdjective(token.text.toLowerCase())) ||
      readProduct(lexicon, segment).resolved.name === '')
  if (container?.kind !== 'word' || unit?.kind !== 'container' || !isDescribed) return segment
  const { food } = readProduct(lexicon, [{ ...container, unit: null }]).resolved
  // "2 bochenki wiejskiego": nobody buys sausage by the loaf.
  const described = readProduct(lexicon, segment).resolved.food
  if (described !== null && (food === null || described.aisle === food.aisle)) return segment
  return food?.also?.includes(unit.name) ? [...segment, { ...container, text: food.name, folded: fold(food.name), unit: null }] : segment
}

/** "ciecierzyca puszka", "2 puszki fasoli": what is in it was cooked, and is another food than the dry or fresh one. */
const TIN = 'puszka'

/** What a segment names that says it is cooked already: what it is without those words, once it is cooked. Null where that is no food of its own. */
function readCooked(segment: Segment, words: readonly string[]): { food: Food; name: string } | null {
  if (!saysCooked(words)) return null
  // "z wczoraj": its preposition governs nothing else.
  const plain = segment.filter(
    (token, place) => !isCooked(token) && !(token.kind === 'word' && PREPOSITIONS.has(token.folded) && isCooked(segment[place + 1])),
  )
  const { food: raw, name } = readProduct(kitchenLexicon(), withoutGibberish(plain)).resolved
  const food = raw && onceCooked(raw)
  return food && { food, name: nameOnceCooked(name, raw, food) }
}

function isCooked(token: Token | undefined): boolean {
  return token?.kind === 'word' && saysCooked([token.folded])
}

/** Mashed keys beside words are left out; a segment of nothing else is judged as it is. */
function withoutGibberish(segment: Segment): Segment {
  const { forms } = kitchenLexicon()
  const isGibberish = (token: Token): boolean =>
    token.kind === 'word' &&
    token.unit === null &&
    token.folded.length >= 5 &&
    !forms.has(token.folded) &&
    !isPlausibleWord(kitchenLetters(), token.folded)
  const rest = segment.filter((token) => !isGibberish(token))
  return rest.length < segment.length && nameTokens(rest).some((token) => token.kind === 'word' && token.folded.length > 2) ? rest : segment
}

/** Talk, not groceries: words of speech with nothing known beside them. */
function isSpeech(words: readonly string[]): boolean {
  const folded = words.map(fold)
  const telling = folded.filter((word) => !DROPPED_WORDS.has(word))
  const spoken = telling.filter((word) => SPEECH_WORDS.has(word) || REMARK_STARTS.has(word)).length
  return telling.length === 0 || (spoken > 0 && spoken * 2 >= telling.length)
}

/** A line, or that part of one which is `written`, in which nothing was found. */
function problemItem(source: string, written = source): KeyedItem {
  const item: ParsedItem = {
    productName: clip(written) || written.slice(0, 1) || '?',
    foodId: null,
    quantityGrams: null,
    quantityMl: null,
    quantityPieces: null,
    isSpice: false,
    problem: 'not_a_product',
    sourceLine: source,
    sure: true,
  }
  return { item, key: written }
}

/** Small words of English sentences; no line of Polish groceries has two of them. */
const ENGLISH_TALK = new Set(
  'you are the your my me is this that these now all please with what how can must should would give tell say'.split(' '),
)
/** Orders to a machine as they open a sentence. */
const COMMANDS =
  /^(?:zignoruj|ignoruj|ignore|zapomnij|forget|system|odpowiedz|wypisz|disregard|jestes|udawaj|napisz|przetlumacz|opowiedz|wykonaj|usun|skasuj|select|insert|delete|drop|update)$/

/** Whether an unknown word belongs to machines, or is an infinitive: something to do, not to buy ("zadzwonić do Ani"). */
function isNoName(word: string): boolean {
  const folded = fold(word)
  return (MACHINE_WORDS.has(folded) && !WEAK_MACHINE_WORDS.has(folded)) || /.{3}[aeiy]ć$/.test(word)
}

/** Code, markup or a sentence to a machine: nothing in the line is a product. */
function isForMachines(line: string): boolean {
  const marks = line.match(/[{}<>=$\\^~`]|--|\(\)|;\s*$/g)?.length ?? 0
  const words = foldedWords(line)
  const machine = words.filter((word) => MACHINE_WORDS.has(word))
  const strong = machine.filter((word) => !WEAK_MACHINE_WORDS.has(word)).length
  if (marks >= 3 && marks * 2 >= words.length) return true
  if (/^\s*[{[].*[}\]]\s*$/s.test(line) && /["':]/.test(line)) return true
  if (marks >= 1 && machine.length >= 2) return true
  if (strong >= 2 || (strong === 1 && machine.length >= 2)) return true
  if (words.filter((word) => ENGLISH_TALK.has(word)).length >= 2) return true
  return machine.length >= 1 && words.length >= 3 && COMMANDS.test(words[0] ?? '')
}

const RECEIPT_WORDS = new Set(['kasjer', 'kasjerka', 'paragon', 'nip', 'ptu', 'fiskalny', 'niefiskalny', 'gotowka', 'platnicza'])

/** Bags, deposits, discounts, totals, payments: never products (PRODUCT.md, section 4). */
function startsNonProduct(words: readonly string[]): boolean {
  const first = words.find((word) => !/^(?:x|szt|do|ii?|nr|za|twoj|twoje|twoja|moj|moje|nasze|pln|zl)$/.test(word))
  return (first !== undefined && NON_PRODUCT_STARTS.has(first)) || words.some((word) => RECEIPT_WORDS.has(word))
}
