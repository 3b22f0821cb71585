import { MEAL_WORDS } from '@spizarka/knowledge'
import { isAdjective } from '../inflection/index.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { PIECE } from './amounts/eaten-amounts.ts'
import { isOfWhole } from './amounts/shares.ts'
import { isFarMoreThanGoesWith } from './amounts/whose-amount.ts'
import { unexplained } from './explained-words.ts'
import { isGenitive, isOneOf } from './made-of.ts'
import { isCounted, isOfAmount, isWeight, knowsFood, servedIn, withoutCount } from './meal-parts.ts'
import {
  isAnother,
  isMeasureBehind,
  isOfOccasion,
  isOfOnePiece,
  measureOf,
  numberOf,
  typedOf,
  vesselOf,
  type Word,
  withAmountInFront,
  withoutIntroduction,
  withoutNicknames,
  withoutWays,
  wordsOf,
} from './meal-words.ts'
import { type DishIndex, dishOfTitle } from './named-dishes.ts'
import { readTold } from './read-told.ts'
import { namesFood } from './said/doings.ts'
import type { Segment } from './said/segment.ts'

/**
 * Segments of which several say one thing, put as if each said its own: what is counted apart, what was mixed, a title with
 * "i", and an amount of all that is joined.
 */
export function toldTogether(segments: readonly Segment[], dishes: DishIndex): Segment[] {
  return joinedTitles(
    mixed(countedApart(withoutHeads(withoutFlavours(withAmountOfWhole(segments.map(withoutDrinkCalled)))))),
    dishes,
  ).filter(
    ({ text, isHead }) =>
      !(isOfOccasion(wordsOf(text)) && !namesFood(wordsOf(text))) && !(isHead && isAtSomebodys(withoutIntroduction(wordsOf(text)))),
  )
}

/** "omlet z szynką i serem": what is joined stays one part where a dish has all of it as its title. */
function joinedTitles(segments: readonly Segment[], dishes: DishIndex): Segment[] {
  return segments.reduce<Segment[]>((told, segment) => {
    const before = told.at(-1)
    const whole = before && segment.isJoined ? `${before.text} i ${segment.text}` : null
    return before && whole !== null && isTitled(whole, dishes) ? [...told.slice(0, -1), { ...before, text: whole }] : [...told, segment]
  }, [])
}

/** Of what has in it what is said behind "z": an omelette is one thing, dumplings and what lies on them are several. */
function isTitled(text: string, dishes: DishIndex): boolean {
  const { rest } = servedIn(withAmountInFront(withoutWays(withoutIntroduction(wordsOf(text)))))
  const words = withoutCount(rest)
  const dish = isOfOnePiece(words) ? dishOfTitle(dishes, typedOf(words)) : null
  return dish !== null && searchWords(dish.title).map(searchStem)[0] === searchWords(typedOf(words)).map(searchStem)[0]
}

/** "u babci:" says where all that follows was eaten. */
function isAtSomebodys([first, ...others]: readonly Word[]): boolean {
  return first?.plain === 'u' && others.length > 0
}

/** "lody 2 gałki, pistacja i śmietanka": as many things behind so many scoops as there are scoops are what those taste of. */
function withoutFlavours(segments: readonly Segment[]): Segment[] {
  const isFlavour = new Set<Segment>()
  for (const [place, { text }] of segments.entries()) {
    const words = wordsOf(text)
    const at = words.findIndex((word) => vesselOf(word)?.measure === SCOOP)
    const number = words[at - 1]
    const count = number ? numberOf(number) : null
    const behind = segments.slice(place + 1, place + 1 + (count ?? 0))
    const isListed = behind.at(-1)?.isJoined || segments[place]?.isHead
    if (count !== null && count >= 2 && behind.length === count && isListed && behind.every((each) => isTaste(each.text)))
      for (const each of behind) isFlavour.add(each)
    // "lody pistacja i śmietanka": what is joined to a taste is one.
    const next = segments[place + 1]
    if (count === null && next?.isJoined && isTaste(next.text) && endsWithTaste(words)) isFlavour.add(next)
  }
  return segments.flatMap((segment, place) => {
    const next = segments[place + 1]
    return isFlavour.has(segment) ? [] : next && isFlavour.has(next) ? { ...segment, isHead: false } : segment
  })
}

const SCOOP = 'gałka'
/** What is had by the scoop. */
const SCOOPED = MEAL_WORDS.vessels.find(({ measure }) => measure === SCOOP)?.of ?? ''

/** Whether words are ice cream with what it tastes of in the nominative right behind its name. */
function endsWithTaste(words: readonly Word[]): boolean {
  const [name, taste] = words.slice(-2)
  const [named, scooped] = [name?.typed ?? '', SCOOPED].map((text) => readTold(text)[0]?.food)
  const isIce = named != null && named === scooped && words.slice(0, -2).every(isOfAmount)
  const food = taste && readTold(taste.typed)[0]?.food
  return isIce && food != null && isOneOf(food, MEAL_WORDS.flavours) && searchWords(food.name)[0]?.[0] === taste?.plain[0]
}

/** A taste may be told in two words: "słony karmel". */
const MOST_OF_TASTE = 2

function isTaste(text: string): boolean {
  const food = readTold(text)[0]?.food
  return wordsOf(text).length <= MOST_OF_TASTE && (food == null || isOneOf(food, MEAL_WORDS.flavours))
}

/** "drink whisky z colą", "drink z wódką i sokiem": mixed of what is told, it is that and no drink beside it. */
function withoutDrinkCalled(segment: Segment, place: number, segments: readonly Segment[]): Segment {
  const words = wordsOf(segment.text)
  const at = words.findIndex(({ plain }) => DRINKS.has(plain))
  const behind = words.slice(WITH.has(words[at + 1]?.plain ?? '') ? at + 2 : at + 1)
  const [spirit = '', mixer] = typedOf(behind).split(/\sze?\s/u)
  const food = at < 0 ? null : readTold(spirit)[0]?.food
  const isMixed = mixer !== undefined || segments[place + 1]?.isJoined === true
  return food && isOneOf(food, MEAL_WORDS.mixed.of) && isMixed ? { ...segment, text: typedOf([...words.slice(0, at), ...behind]) } : segment
}

const DRINKS: ReadonlySet<string> = new Set(MEAL_WORDS.mixed.called)

/** "koktajl: banan, szklanka mleka": what is named before a colon is what follows it. */
function withoutHeads(segments: readonly Segment[]): Segment[] {
  return segments.filter(({ text, isHead }, place) => {
    const listed = segments.slice(place + 1, place + 3)
    const isList =
      listed.length === 2 &&
      listed.every(
        (each) => each.isHead !== true && knowsFood(typedOf(withoutNicknames(wordsOf(each.text)).filter((word) => !isOfAmount(word)))),
      )
    return isHead !== true || !isList || nameOfPart(listed[0], text) !== null
  })
}

/** "koktajl z banana, szklanki mleka i szpinaku": what was mixed is told by its parts where it is said how much of them there was, else as a whole. */
function mixed(segments: readonly Segment[]): Segment[] {
  const told: Segment[] = []
  for (let place = 0; place < segments.length; place++) {
    const head = segments[place]
    if (!head) continue
    const first = firstOfMixture(head.text)
    const end = first === null ? place + 1 : endOfMixture(segments, place + 1)
    const parts = segments.slice(place + 1, end)
    const isMeasured = first !== null && parts.some(({ text }) => wordsOf(text).some(isOfAmount))
    told.push(
      ...(isMeasured ? [{ text: first, isJoined: head.isJoined }, ...parts.map(({ text }) => ({ text, isJoined: false }))] : [head]),
    )
    place = end - 1
  }
  return told
}

/** What a mixture that says no amount of itself is of first; null for what is none. */
function firstOfMixture(text: string): string | null {
  const [name = '', first, other] = text.split(/\sze?\s/u)
  const dish = readTold(name)[0]?.food ?? readTold(text)[0]?.food
  const [food, second] = first === undefined ? [] : readTold(first)
  if (first === undefined || other !== undefined || !dish || !food?.food || second) return null
  // Porridge of so many spoons of flakes is as much as they make.
  const isCooked = MEAL_WORDS.cooked_from.some(({ dishes }) => isOneOf(dish, dishes))
  const isMixture = dish.kind !== 'food' && !isCooked && !wordsOf(name).some(isOfAmount)
  return isMixture && isGenitive(typedOf(withoutCount(wordsOf(first))), food.food) ? first : null
}

function endOfMixture(segments: readonly Segment[], from: number): number {
  const end = segments.findIndex((segment, place) => place >= from && !isInMixture(segment))
  return end < 0 ? segments.length : end
}

/** Numbers in a form that no genitive has. */
const COUNTED = /^(?:dwa|dwie|trzy|cztery|jeden|jedna|jedno)$/u

/** Whether words are one more of what a mixture is made of, in the genitive: "szklanki mleka", "szpinaku". */
function isInMixture({ text, isJoined }: Segment): boolean {
  const words = wordsOf(text)
  // "i dwa kawałki ciasta": what is counted in the nominative is another thing.
  if (words[0] && COUNTED.test(words[0].plain)) return false
  const counted = withoutCount(words)
  const isMeasured = counted.length > 1 && counted[0] !== undefined && isMeasureBehind(counted[0]) && /[iy]$/u.test(counted[0].typed)
  const named = typedOf(isMeasured ? counted.slice(1) : counted)
  const [item, other] = readTold(named)
  if (!item?.food || other || unexplained(named, [item.food]).length > 0) return false
  return isGenitive(named, item.food, !isJoined && !isMeasured)
}

/** "3 kanapki: 2 z pasztetem, 1 z dżemem": what is counted apart is so many of what stands before it, which is no more of it. */
function countedApart(segments: readonly Segment[]): Segment[] {
  let whole: string | null = null
  return segments.flatMap((segment, place): Segment[] => {
    const name = nameOfPart(segment, whole)
    if (name !== null) return [{ ...segment, text: name }]
    // What is joined to a part ("1 z dżemem i masłem") leaves the whole as it was.
    if (!segment.isJoined) whole = isPlainName(segment.text) ? typedOf(withoutCount(wordsOf(segment.text))) : null
    const next = segments[place + 1]
    return next && whole !== null && !segment.isJoined && nameOfPart(next, whole) !== null ? [] : [segment]
  })
}

/** A part that says only how many of the whole have what with them ("2 z pasztetem"), with the name of the whole; null for others. */
function nameOfPart(segment: Segment | undefined, whole: string | null): string | null {
  const [count, preposition, ...others] = wordsOf(segment?.text ?? '')
  const isPart =
    count !== undefined && (numberOf(count) !== null || isAnother(count)) && WITH.has(preposition?.plain ?? '') && others.length > 0
  // "dwie kawy, pierwsza z mlekiem, druga czarna".
  const isOfKind =
    count !== undefined && isAnother(count) && preposition !== undefined && others.length === 0 && isAdjective(preposition.plain)
  if (whole !== null && isOfKind && knowsFood(`${whole} ${preposition.typed}`)) return `1 ${whole} ${preposition.typed}`
  return whole !== null && isPart ? `${isAnother(count) ? '1' : count.typed} ${whole} ${preposition?.typed} ${typedOf(others)}` : null
}

const WITH: ReadonlySet<string> = new Set(['z', 'ze'])

function isPlainName(text: string): boolean {
  const words = withoutCount(wordsOf(text))
  return words.length > 0 && !words.some(({ plain }) => WITH.has(plain)) && knowsFood(typedOf(words))
}

/** "tost z serem i szynką x2", "sałatka z cebulą i jabłkiem 200 g": an amount behind all that goes with a dish is of the dish. */
function withAmountOfWhole(segments: readonly Segment[]): Segment[] {
  const told = [...segments]
  for (let end = 1; end < told.length; end++) {
    const [last, start] = [told[end], startOfChain(told, end)]
    const head = told[start]
    // Where it was bought is nothing that goes with it: "hot dog z żabki i cola 500 ml".
    const isWithMore = head !== undefined && /\sze?\s/u.test(typedOf(withoutWays(wordsOf(head.text))))
    if (!last?.isJoined || told[end + 1]?.isJoined || !head || !isWithMore) continue
    const words = wordsOf(last.text)
    const amount = amountOfWhole(words, head.text)
    if (amount.length === 0 || amount.length === words.length) continue
    // "pudełko 350 g": what it was weighed in goes with the weight.
    const named = words.slice(0, -amount.length)
    const pack = named.at(-1)
    const isPacked = named.length > 1 && pack !== undefined && isOfWhole(pack)
    told[end] = { ...last, text: typedOf(isPacked ? named.slice(0, -1) : named), ...(isPacked && { isInWeight: true }) }
    told[start] = { ...head, text: `${typedOf(amount)} ${head.text}` }
  }
  return told
}

function startOfChain(segments: readonly Segment[], end: number): number {
  return segments.findLastIndex((segment, place) => place < end && !segment.isJoined)
}

/** The words at the end that say how much of the whole there is: how often it was had, or what a dish weighs that says no amount. */
function amountOfWhole(words: readonly Word[], head: string): readonly Word[] {
  const last = words.at(-1)
  if (last && isTimes(last)) return [last]
  const [name = ''] = head.split(/\sze?\s/u)
  if (wordsOf(head).some((word) => numberOf(word) !== null)) return []
  const isDish = readTold(name)[0]?.food?.kind === 'dish'
  // "chleb z masłem i szczypiorkiem dwie kromki": slices are of the bread.
  const slices = words.slice(-2)
  const isSliced = slices[0] && slices[1] && numberOf(slices[0]) !== null && measureOf(slices[1]) === SLICE
  if (isSliced && readTold(name)[0]?.food?.aisle === 'bakery' && readTold(typedOf(words.slice(0, -2)))[0]?.food?.aisle !== 'bakery')
    return slices
  if (!isDish) return weightOfWhole(words, head)
  // "naleśniki ze szpinakiem i fetą 2 szt.": what is counted of the two is the dish.
  const pieces = words.slice(last && measureOf(last) === PIECE ? -2 : -1)
  if (pieces[0] && numberOf(pieces[0]) !== null && Number(pieces[0].plain) <= MOST_PIECES && isCounted(wordsOf(name))) return pieces
  // "sałatka z tuńczykiem i majonezem miseczka": what a dish is served in is of the dish.
  const served = last && SERVED_IN.has(vesselOf(last)?.measure ?? '') ? last : undefined
  if (served) return words.slice(isOfAmount(words.at(-2) ?? served) && words.length > 2 ? -2 : -1)
  return weightAtEnd(words)
}

const SERVED_IN: ReadonlySet<string> = new Set(['talerz', 'miska', 'miseczka', 'porcja'])

const SLICE = 'kromka'

function weightAtEnd(words: readonly Word[]): readonly Word[] {
  const [before, last] = [words.at(-2), words.at(-1)]
  if (last && isWeight(last.plain)) return [last]
  return before && last && /^\d{1,5}$/u.test(before.plain) && isWeight(`${before.plain}${last.plain}`) ? [before, last] : []
}

/** "wątróbka z cebulą i jabłkiem 200 g": a weight that is far more than goes with something is of all of it. */
function weightOfWhole(words: readonly Word[], head: string): readonly Word[] {
  const amount = weightAtEnd(words)
  const addition = typedOf(words.slice(0, words.length - amount.length))
  return amount.length > 0 && isFarMoreThanGoesWith(`${head} z ${addition}`, typedOf(amount)) ? amount : []
}

/** A greater bare number is grams. */
const MOST_PIECES = 30

function isTimes({ plain }: Word): boolean {
  return /^(?:x\d{1,2}|\d{1,2}x)$/u.test(plain)
}
