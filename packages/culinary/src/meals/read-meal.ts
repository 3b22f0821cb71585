import { findFoodById, MEAL_WORDS } from '@spizarka/knowledge'
import { amountOf } from '../ingredients/index.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { assumedAmount, gramsOfMeasure, PIECE } from './amounts/eaten-amounts.ts'
import { withShareInFront } from './amounts/shares.ts'
import { type ReadMealPart, withToldAfter } from './amounts/told-after.ts'
import { isSpread, isWholeHelping, piecesOf, timesOf } from './beside.ts'
import { calledItem, calledItems, explainingDish, titledItem } from './called-dishes.ts'
import { cookedFrom, cookedOnAnother } from './cooked-from.ts'
import { unexplained } from './explained-words.ts'
import { isInstrumental } from './instrumental.ts'
import { isContent, isGenitive, isOneOf } from './made-of.ts'
import { alternativesOf, foodItem, type ReadMealItem, readPart, saysLittle, unknownItem } from './meal-items.ts'
import {
  isEatenWith,
  isOfAmount,
  knowsFood,
  type Part,
  partsOf,
  servedIn,
  withNamedMeasure,
  withoutCount,
  withPiecesWhereCounted,
} from './meal-parts.ts'
import {
  carrierOf,
  isAsWith,
  isOfDrinks,
  isOfNothing,
  isOfRelatives,
  isOfSomething,
  isSaidOfDish,
  numberOf,
  sizeOf,
  typedOf,
  type Word,
  withAmountInFront,
  withoutIntroduction,
  withoutNicknames,
  withoutRelatives,
  withoutUsualSize,
  withoutVesselTwice,
  withoutWays,
  withPlainWith,
  wordsOf,
} from './meal-words.ts'
import { type DishIndex, dishOfTitle, indexDishes, type NamedDish } from './named-dishes.ts'
import { type Read, readInPart, saysNothing } from './read-in-part.ts'
import { readTold } from './read-told.ts'
import { isOfCircumstanceAlone } from './said/circumstances.ts'
import { isOfSomebody } from './said/doings.ts'
import { withJarNamed } from './said/jars.ts'
import { withoutNarration } from './said/narration.ts'
import type { Segment } from './said/segment.ts'
import { segmentsOf } from './segments.ts'
import { cookingByPlace } from './told-cooked.ts'
import { toldTogether } from './told-together.ts'

/**
 * Reads a meal as people tell it ("dwie kanapki z szynką i kawa z mlekiem"): dishes by their titles first, then foods, then dishes by their
 * head words, each with its amount or with a usual one that is said to be assumed. What it does not know it says so, and guesses nothing.
 * Of dishes of one title the later is meant. Pure; never throws.
 */
export function readMeal(text: string, dishes: readonly NamedDish[] = []): ReadMealItem[] {
  return readMealParts(text, dishes).flatMap(({ items }) => items)
}

/** What `readMeal` reads, with the parts of the text that it was read from, in their order. */
export function readMealParts(text: string, dishes: readonly NamedDish[] = []): ReadMealPart[] {
  const index = indexOf(dishes)
  let before: Read | null = null
  const meal = wordsOf(text)
  const parts = toldTogether(segmentsOf(text), index).map((each): ReadMealPart => {
    const segment = { ...withoutHost(each, index), meal }
    const read = withoutWhatIsWeighed(readSegment(segment, index, before), segment)
    before = read.items.length > 0 ? read : before
    return { told: each.text, items: read.items, isUntold: saysNothing(segment.text) }
  })
  const told = withoutNarration(withToldAfter(parts), meal)
  // "obiad w stołówce", "to co zwykle": something was eaten, and nobody knows what.
  const isLost = told.every(({ items }) => items.length === 0) && told.some((part) => !isOfNothing(wordsOf(part.told)))
  return isLost ? told.map((part) => ({ ...part, items: [unknownItem(part.told, '', [])] })) : told
}

/** "makaron ze szpinakiem i fetą pudełko 350 g": what a dish is made of is in the weight of its pack. */
function withoutWhatIsWeighed(read: Read, { isInWeight }: Segment): Read {
  return isInWeight ? { ...read, items: read.items.filter(({ food, assumed }) => !(assumed && food && isContent(food))) } : read
}

const INDEXES = new WeakMap<readonly NamedDish[], DishIndex>()

/** Of the same dishes one index: a meal that a model helps with is read many times. */
function indexOf(dishes: readonly NamedDish[]): DishIndex {
  const index = INDEXES.get(dishes) ?? indexDishes(dishes)
  INDEXES.set(dishes, index)
  return index
}

/**
 * Without at whose place it was eaten: "sernik u teściowej" is cheesecake, whoever baked it. What says little by itself ("ciasto u cioci", "obiad u
 * mamy") is theirs, and nobody else knows it.
 */
function withoutHost(segment: Segment, dishes: DishIndex): Segment {
  const words = wordsOf(segment.text)
  const at = words.findIndex(({ plain }) => OF_SOMEBODY.has(plain))
  if (at < 0) return segment
  // "ogórkowa u mamy 2 talerze": how much there was of it stands behind whose it was.
  // "obiad u babci schabowy": behind the meal, too, it may say where it was.
  const isBefore = at === 0 || (withoutIntroduction(words.slice(0, at)).every(isOfAmount) && words[at]?.plain !== FROM_SOMEBODY)
  const named = isBefore
    ? [...words.slice(0, at).filter(isOfAmount), ...withoutIntroduction(words.slice(at + HOST_WORDS))]
    : [...words.slice(0, at), ...words.slice(at).filter(isOfAmount)]
  const head = withoutIntroduction(isBefore ? named : words.slice(0, at)).filter((word) => !(isBefore && isOfAmount(word)))
  const [told = ''] = typedOf(withoutNicknames(head, segment.meal)).split(/\sze?\s/u)
  const [only, ...others] = readTold(told)
  // A dish "od mamy" is hers; a sandwich is what it is.
  const isTheirs = words[at]?.plain === FROM_SOMEBODY && only?.food?.kind === 'dish' && !wordsOf(told).some(carrierOf)
  const isDish = isBefore && dishOfTitle(dishes, told) !== null
  const isKnown =
    isDish ||
    (only?.food != null && !isTheirs && others.length === 0 && !saysLittle(only.food) && unexplained(told, [only.food]).length === 0)
  return isKnown ? { ...segment, text: typedOf(named) } : segment
}

const OF_SOMEBODY: ReadonlySet<string> = new Set(MEAL_WORDS.untold.of_somebody)
const FROM_SOMEBODY = 'od'
/** "u babci" before what was eaten there. */
const HOST_WORDS = 2

/** "rosół babci": what everybody knows is that, whoever made it; of what holds this or that ("omlet z dżemem wujka") only who has it knows. */
function isPlainlyKnown(words: readonly Word[]): boolean {
  const named = typedOf(words.filter((word) => !isOfRelatives([word, word]) && !isOfAmount(word)))
  const [only, ...others] = readTold(named)
  if (only?.food == null || others.length > 0 || saysLittle(only.food) || /\s(?:ze?|na|we?)\s/u.test(named)) return false
  return unexplained(named, [only.food]).length === 0
}

/** Whether words say only when or where: a preposition of that, and nothing that anybody eats. */
function isOfPlaceAlone([first, ...named]: readonly Word[]): boolean {
  return first !== undefined && WHEN_AND_WHERE.has(first.plain) && named.length === 1 && !knowsFood(typedOf(named))
}

const WHEN_AND_WHERE: ReadonlySet<string> = new Set(['do', 'przy', 'przed', 'podczas', 'dla', 'u', 'nad'])

/** "z jabłkiem i cynamonem": what stands in the instrumental behind something with "z" goes with it too. */
function goesWith(before: Read | null, [first]: readonly Word[]): boolean {
  return before !== null && first !== undefined && /(?:^|\s)ze?\s/u.test(before.segment) && isInstrumental(first.typed)
}

const WITHOUT = 'bez'
const WITH: ReadonlySet<string> = new Set(['z', 'ze'])

/** "pierogi z kapustą i grzybami", "surówka z marchewki i jabłka": one more of what the last dish is called by, or is made of. */
function isMadeOf(before: Read | null, words: readonly Word[]): boolean {
  const [first] = words
  const last = before?.items.at(-1)
  if (!before || !last || words.length !== 1 || !first) return false
  const names = last.food ? [last.food.name, ...(last.food.also ?? [])] : [last.title]
  const isNamed = names.some((name) => name.includes(' z') && searchWords(name).map(searchStem).includes(searchStem(first.plain)))
  if (before.items.length > 1) return isNamed && last.food !== null && last.food.kind !== 'food' && /\sze?\s/u.test(before.segment)
  // "papryka faszerowana mięsem i ryżem": of what nobody knows all that it is made with is in it.
  if (last.status !== 'ready' && isInstrumental(first.typed) && isInstrumental(before.segment)) return true
  const [own] = readTold(first.typed)
  const isOfWhat = own?.food != null && isGenitive(first.typed, own.food) && MADE_OF.test(before.segment)
  return (isNamed && /\sze?\s/u.test(before.segment)) || (isOfWhat && last.food !== null && last.food.kind !== 'food')
}

/** Words that end with what something is made of, in the genitive behind "z". */
const MADE_OF = /\sze?\s\S+(?:[^i]a|[^m]i|y|u|ów)$/u

/**
 * A dish of the table with nothing but what it is cooked from, or with so much of that as was told, whatever lies beside ("jajecznica z 3 jajek
 * z szynką"): a recipe of that name may have its bread with it.
 */
function isPlainDish(head: string, text: string, parts: readonly Part[]): boolean {
  const food = readTold(head)[0]?.food
  const found = food?.kind === 'dish' ? MEAL_WORDS.cooked_from.find(({ dishes }) => isOneOf(food, dishes)) : undefined
  const dry = found?.dry.flatMap((id) => findFoodById(id) ?? []) ?? []
  if (food == null || found === undefined) return false
  return unexplained(text, [food, ...dry]).length === 0 || parts.some((part) => part.isAddition && isSoMuchOf(part.text, found.dry))
}

/** Whether a part says how much there is of one of the groups: "3 jajek". */
function isSoMuchOf(part: string, groups: readonly string[]): boolean {
  return readTold(part).some(({ food }) => food && isOneOf(food, groups) && amountOf(part, food) !== null)
}

/** "pierogi z kapustą i grzybami polane olejem": what goes with a dish behind the last thing that it is made of; null where nothing does. */
function behindWhatItIsMadeOf(before: Read | null, words: readonly Word[]): readonly Word[] | null {
  const [first, second, ...others] = withPlainWith(words)
  const isOneMore = first !== undefined && second !== undefined && WITH.has(second.plain) && isMadeOf(before, [first])
  return isOneMore && others.length > 0 ? others : null
}

/** What a part says, in all of its words or in those that are known. */
function readSegment(segment: Segment, dishes: DishIndex, before: Read | null): Read {
  return readInPart(segment, before, (each, last) => readWhole(each, dishes, last))
}

function readWhole({ text: segment, isJoined, meal }: Segment, dishes: DishIndex, before: Read | null): Read {
  const [behind, ...others] = withoutIntroduction(wordsOf(segment))
  // ", ze śmietaną" goes with what stands before the comma.
  const more = isJoined ? behindWhatItIsMadeOf(before, wordsOf(segment)) : null
  // ", posypane cukrem" does so, too.
  const isBehind =
    more !== null ||
    (before !== null && behind !== undefined && (WITH.has(behind.plain) || isAsWith(behind, others[0])) && others.length > 0)
  // "awokado, na toście": what it lay on was eaten, too.
  const isOnBread = before !== null && behind?.plain === 'na' && isEatenWith(typedOf(others))
  const told = more ?? (isBehind || isOnBread ? others : withoutIntroduction(wordsOf(segment)))
  // "rosół, bez makaronu": what was left out was not eaten.
  if (told[0]?.plain === WITHOUT) return { items: [], segment, times: 1 }
  // "do filmu", "przy komputerze" behind a comma say when and where.
  if (
    isOfNothing(wordsOf(segment)) ||
    isOfSomebody(wordsOf(segment)) ||
    (before !== null && (isOfPlaceAlone(wordsOf(segment)) || isOfCircumstanceAlone(wordsOf(segment))))
  )
    return { items: [], segment, times: 1 }
  // So many of nothing that was named.
  if (told.length > 0 && told.every(isOfAmount) && !told.some(isOfSomething) && !knowsFood(typedOf(told)))
    return { items: [unknownItem(segment, '', [])], segment, times: 1 }
  if (saysNothing(segment)) return { items: [unknownItem(segment, typedOf(told), [])], segment, times: 1 }
  // What is introduced anew ("i do tego cola") is another thing.
  const isNew = !isBehind && told.length < wordsOf(segment).length
  if (told.length === 0 || (!isNew && isJoined && isMadeOf(before, told))) return { items: [], segment, times: 1 }
  const named = withJarNamed(withoutWays(withPlainWith(withShareInFront(withoutVesselTwice(withoutUsualSize(told))))))
  // What is called by its measure ("miarka białka") is called so in whichever order.
  const { rest, vessel, count } = servedIn(
    withNamedMeasure(withoutNicknames(withAmountInFront(withPiecesWhereCounted(withoutNicknames(named, meal))), meal)),
  )
  const text = typedOf(rest)
  // A title goes before a nickname that it begins with.
  const asTold = servedIn(withAmountInFront(named))
  const isDrunk = isOfDrinks(vessel)
  const titled = isDrunk ? null : (titledItem(segment, asTold, dishes) ?? titledItem(segment, { rest, vessel, count }, dishes))
  if (titled) return { items: [titled], segment, times: 1 }
  if (isOfRelatives(told))
    return isPlainlyKnown(told)
      ? readSegment({ text: typedOf(withoutRelatives(told)), isJoined, ...(meal && { meal }) }, dishes, before)
      : { items: [unknownItem(segment, text, [])], segment, times: 1 }
  const isWith = isBehind || goesWith(before, told)
  const carried = carriedItems(segment, rest, count)
  if (carried) return { ...carried, segment }
  const parts = partsOf(text, vessel !== null)
  const head = parts[0]?.text ?? ''
  if (!isDrunk && (!knowsFood(head) || (isSaidOfDish(rest) && !isPlainDish(head, text, parts)))) {
    const called = calledItems(segment, { text, parts }, dishes, { isWith, count })
    if (called) return { items: called, segment, times: 1 }
  }
  const times = isWith ? (before?.times ?? 1) : timesOf(head, { vessel, count })
  const items = parts.flatMap((part, place) => {
    // "makaron do rosołu" behind a soup is no second soup.
    if (part.isServed && before && readTold(part.text).some(({ food }) => food && before.items.some((item) => item.food?.id === food.id)))
      return []
    if (part.isOther) {
      const dish = explainingDish(part.text, dishes)
      return [dish ? calledItem(part.text, dish, count ?? 1) : unknownItem(part.text, part.text, alternativesOf(part.text))]
    }
    // "łyżka pestek": what goes with something has its nicknames, too.
    const addition = place === 0 ? [] : withoutNicknames(wordsOf(part.text))
    const served = place === 0 ? { rest: null, vessel, count } : servedIn(addition)
    const isWhole = isWholeHelping(isWith ? before?.items[0]?.food : readTold(head)[0]?.food, part.text)
    const line = served.rest && served.vessel !== null ? typedOf(served.rest) : place === 0 ? part.text : typedOf(addition)
    const read = readPart(line, {
      isAddition: (isWith || part.isAddition) && !isWhole,
      vessel: served.vessel,
      count: served.count,
      // Where it was made is of what comes first.
      cooking: place === 0 ? cookingByPlace(told) : null,
      times: isWith || part.isAddition ? Math.max(times, isSpread(part.text) && !isWhole ? piecesOf(head) : 1) : 1,
    })
    // "z puree": what the table does not know, the base may.
    const dish = !isDrunk && read.every(({ status }) => status !== 'ready') ? explainingDish(part.text, dishes) : null
    return dish ? [calledItem(part.text, dish, served.count ?? 1)] : read
  })
  // Where it was bought is no name of it.
  if (isOfAMaker(withoutNicknames(named, meal), items, parts)) {
    const beside = items.filter(({ status, sourceLine }) => status === 'ready' && parts.slice(1).some((part) => part.text === sourceLine))
    return { items: [unknownItem(head, head, alternativesOf(head)), ...beside], segment, times: 1 }
  }
  const first = isWith ? before?.items[0] : items[0]
  // "zupa z soczewicy" that nobody has is no soup of the table with lentils beside it.
  if (
    !isWith &&
    first?.food &&
    saysLittle(first.food) &&
    items.some((item, place) => place > 0 && (item.food ? isContent(item.food) : parts[place]?.isAddition === true))
  )
    return {
      items: [
        unknownItem(segment, text, alternativesOf(text)),
        ...items.slice(1).filter(({ food, status }) => status === 'ready' && food && !isContent(food)),
      ],
      segment,
      times: 1,
    }
  const isFirst = (place: number) => place === 0 && !isWith
  // A pinch of spice says nothing of a dish that nobody knows.
  const isKnown = first?.status === 'ready'
  const kept = items.filter((item, place) => isFirst(place) || ((isKnown || !item.food?.spice) && !isInside(first, item)))
  const cooked = !isWith && first ? (cookedFrom(first, kept) ?? cookedOnAnother(first, kept)) : null
  if (cooked) return { items: cooked, segment, times }
  // What it is made of is in it, and not beside it; of a dish that nobody knows all of that is.
  const eaten = kept.filter((item, place) => place === 0 || !isContentOf(isWith ? items[0] : first, item, parts))
  return { items: drinkWhole(eaten, parts), segment, times }
}

/** Whether a proper name stands in the words that nothing explains: what somebody makes under a name of its own ("zapiekanka „Wilk”") nobody else knows. */
function isOfAMaker(told: readonly Word[], items: readonly ReadMealItem[], parts: readonly Part[]): boolean {
  const foods = items.flatMap(({ food }) => food ?? [])
  // Who made a food that everybody knows was said to be unknown already.
  const admitted = new Set(
    items.flatMap(({ food, sourceLine }) =>
      food || parts.some(({ text }) => text === sourceLine) ? [] : wordsOf(sourceLine).map(({ plain }) => plain),
    ),
  )
  const strange = new Set(
    unexplained(typedOf(told), foods).flatMap(({ plain, isManner }) => (isManner || admitted.has(plain) ? [] : plain)),
  )
  return told.slice(1).some(({ typed, plain }) => strange.has(plain) && PROPER.test(typed))
}

/** A capital letter before small ones, in quotes or not. */
const PROPER = /^[^\p{L}]{0,2}\p{Lu}\p{Ll}/u

/** Whether something without an amount of its own is what a dish is filled with ("burrito z kurczakiem") or the sauce that it is weighed with. */
function isInside(filled: ReadMealItem | undefined, { food, assumed }: ReadMealItem): boolean {
  if (!assumed || !food || !filled?.food) return false
  const { filled: filledOnes, sauced, milked } = MEAL_WORDS
  if (isOneOf(filled.food, milked.of) && isOneOf(food, milked.milks)) return true
  if (isOneOf(filled.food, sauced.of) && isOneOf(food, sauced.sauces)) return true
  const { of, fillings, except } = filledOnes
  if (food.kind === 'dish') return false
  return isOneOf(filled.food, of) && isOneOf(food, fillings) && !isOneOf(food, except)
}

/** Whether something without an amount of its own is in what it was told with: "smoothie ze szpinaku", "pho z wołowiną" where nobody knows a pho. */
function isContentOf(
  first: ReadMealItem | undefined,
  { food, assumed, measure, sourceLine }: ReadMealItem,
  parts: readonly Part[],
): boolean {
  const part = parts.find(({ text }) => text === sourceLine)
  if (!first || !food || part?.isAddition !== true || part.isUnder) return false
  if (first.status !== 'ready') return assumed && isContent(food)
  // "naleśniki z dwóch jaj": a number beside it is of the whole that was made, and says nothing of what was eaten of it.
  if (!assumed && measure !== PIECE) return false
  return first.food !== null && first.food.kind !== 'food' && isGenitive(typedOf(withoutCount(wordsOf(sourceLine))), food)
}

/** What is eaten on bread that is called otherwise: "dwie kanapki z szynką" are bread and ham, twice. Null for anything else. */
function carriedItems(sourceLine: string, words: readonly Word[], told: number | null): Omit<Read, 'segment'> | null {
  const counted = words[0] ? numberOf(words[0]) : null
  const size = words[counted === null ? 0 : 1]
  const times = size ? sizeOf(size) : null
  const front = (counted === null ? 0 : 1) + (times === null ? 0 : 1)
  const [named, behind] = words.slice(front)
  const carrier = named ? carrierOf(named) : null
  const food = carrier && findFoodById(carrier.food)
  if (!carrier || !food || !behind || !WITH.has(behind.plain)) return null
  const count = told ?? counted ?? 1
  const amount = {
    grams: carrier.grams * count * (times ?? 1),
    quantity: count,
    measure: carrier.measure,
    assumed: told === null && counted === null,
  }
  const filling = typedOf(words.slice(front + 2))
  const items = filling
    .split(/\sze?\s/u)
    .flatMap((part) => readPart(typedOf(withoutNicknames(wordsOf(part))), { isAddition: true, vessel: null, count: null, times: count }))
  // Bread under what nobody knows is no sandwich that anybody does.
  if (items.length > 0 && items.every(({ status }) => status !== 'ready'))
    return { items: [unknownItem(sourceLine, typedOf(words), alternativesOf(filling))], times: count }
  return { items: [foodItem(sourceLine, food, amount), ...items], times: count }
}

/** "kawa z mlekiem 200 ml": an amount behind what goes with a drink is that of the drink. */
function drinkWhole(items: ReadMealItem[], parts: readonly Part[]): ReadMealItem[] {
  const [first, second] = items
  if (items.length !== 2 || parts.length !== 2 || !first?.food || !second?.food || !first.assumed || second.assumed) return items
  const isDrink = first.food.aisle === 'hot-drinks' && second.measure === 'ml' && second.quantity !== null
  if (!isDrink || second.quantity === null) return items
  const whole = gramsOfMeasure(first.food, second.quantity, 'ml')
  const addition = assumedAmount(second.food, true)
  return [
    { ...first, grams: whole === null ? null : Math.max(0, whole - addition.grams), quantity: null, measure: null, assumed: false },
    { ...second, ...addition, assumed: true },
  ]
}
