import { MEAL_WORDS } from '@spizarka/knowledge'
import { amountOf } from '../ingredients/index.ts'
import { PREPOSITIONS } from '../parse/names/lexicon.ts'
import { gramsOfMeasure, PIECE } from './amounts/eaten-amounts.ts'
import { withoutGivenAway } from './amounts/given-away.ts'
import { withEach, withEachJoined, withEachOfSeveral, withEachTold } from './amounts/on-each.ts'
import { isOfWhole, withShareToldBehind, withWeightOfWhole } from './amounts/shares.ts'
import { isFarMoreThanGoesWith, isOfWhatItGoesWith } from './amounts/whose-amount.ts'
import { saysManner, unexplained } from './explained-words.ts'
import { isInstrumental } from './instrumental.ts'
import { isOneOf } from './made-of.ts'
import { isOfAmount, isUnit, isWeight, knowsFood } from './meal-parts.ts'
import {
  carrierOf,
  isAsWith,
  isBySpoons,
  isMeasureBehind,
  isOfSomething,
  isUncooked,
  measureOf,
  numberOf,
  sizeOf,
  typedOf,
  vesselOf,
  type Word,
  withAmountInFront,
  withoutIntroduction,
  withoutNicknames,
  withoutWays,
  withWhatIsMeasured,
  wordsOf,
} from './meal-words.ts'
import { readTold } from './read-told.ts'
import { asWritten } from './said/as-written.ts'
import { isOfCircumstanceAlone, withoutCircumstances } from './said/circumstances.ts'
import {
  isOfTheDay,
  isOfWhatWasNotEaten,
  namesFood,
  saysEaten,
  saysHad,
  saysOthersAte,
  withoutDoings,
  withoutOthers,
} from './said/doings.ts'
import { thingsInARow } from './said/in-a-row.ts'
import { isAroundAlone, withoutGivers } from './said/known-among.ts'
import type { Segment } from './said/segment.ts'

/** Parts that stand beside each other: a comma between digits is a decimal one, a full stop ends a sentence. */
export function segmentsOf(text: string): Segment[] {
  const parts = asWritten(text)
    .split(/[\n;+•()]|(?<=:)|,(?!\d)|(?<!\d),|\s[-–—]\s|[.!?](?=\s+\p{Lu})|\s(?:plus|a|więc|ale|(?:i |a )?do tego)\s|\s(?=potem\s)/u)
    .flatMap((part): Segment[] => {
      const [isHead, told] = [part.endsWith(':'), part.replace(/:$/u, '')]
      const joined = withEachOfSeveral(withWhatItIsCookedFrom(told, text)).split(/\s(?:i|oraz)\s/u)
      return joined
        .map((each, place) => (place === 0 ? each : withEachJoined(joined[0] ?? '', each)))
        .flatMap((each, place) => thingsInARow(each).map((thing, at) => ({ each: thing, place: at === 0 ? place : 0 })))
        .filter(({ each }) => !isOfWhatWasNotEaten(wordsOf(each)))
        .map(({ each, place }) => ({
          ...(saysEaten(wordsOf(each)) && { isEaten: true }),
          ...(saysHad(wordsOf(each)) && { isHad: true }),
          ...(saysOthersAte(wordsOf(each)) && { isOfOthers: true }),
          text: [
            withoutSetting,
            withoutInVessel,
            withoutAbout,
            withSauceBeside,
            withEach,
            withWeightOfShare,
            withWeightInFront,
            withSlicesInFront,
            withPiecesInFront,
            withLitresInFront,
          ].reduce((all, put) => put(all), each.trim()),
          isJoined: place > 0,
          ...(isHead && { isHead }),
        }))
    })
    .filter((part) => /\p{L}/u.test(part.text))
  return withEachTold(withoutTheDay(parts)).reduce<Segment[]>((before, part) => {
    const last = before.at(-1)
    // "trzy gołąbki, zjadłem dwa", ", jednego dałem psu".
    const eaten = last && withoutGivenAway(last, part)
    if (eaten) return [...before.slice(0, -1), eaten]
    // "smoothie z banana i szpinaku, 300 ml": an amount behind a comma is of all that was joined before it.
    const at =
      last?.isJoined && !part.isJoined && isMadeOfMore(before.at(-2)?.text ?? '', last.text) ? before.length - 2 : before.length - 1
    // "ciasto, nie wiem jakie": whoever says so does not know what it was.
    // "makaron 80 g (suchy)": what says only in what state it was is of what stands before.
    const state = wordsOf(part.text)
    if (last && state.length > 0 && !knowsFood(part.text) && state.every((word) => saysManner(word) || isUncooked(word)))
      return [...before.slice(0, -1), { ...last, text: `${last.text} ${part.text}` }]
    if (last && DONT_KNOW.test(part.text)) return [...before.slice(0, -1), { ...last, text: `${last.text} ${UNTOLD}` }]
    const whose = before[at]
    const whole = last && whose && (mixedNumber(last.text, part) ?? withHadOf(whose.text, part) ?? withToldBehind(whose.text, part.text))
    return whose && whole ? before.map((each, place) => (place === at ? { ...each, text: whole } : each)) : [...before, part]
  }, [])
}

/** "owsianka 50g płatków", "jajecznica 3 jajka": so much of what it is cooked from, told right behind a dish, is in it. */
function withWhatItIsCookedFrom(text: string, meal: string): string {
  const words = wordsOf(text)
  const at = words.findIndex(isOfAmount)
  const behind = words.slice(at).findIndex((word) => !isOfAmount(word))
  const head = words.slice(0, at)
  if (at < 1 || behind < 1 || isLedIn(head.at(-1))) return text
  const dish = readTold(typedOf(withoutNicknames(withoutIntroduction(head))))[0]?.food
  const dry = readTold(typedOf(words.slice(at + behind, at + behind + 1)))[0]?.food
  const isOfIt = dish != null && dry != null && MEAL_WORDS.cooked_from.some((each) => isOneOf(dish, each.dishes) && isOneOf(dry, each.dry))
  // With its milk told apart it is flakes and milk.
  const isMilkApart =
    isOfIt && wordsOf(meal).some(({ typed }) => readTold(typed).some(({ food }) => food?.unit === 'ml' && MILKS.has(food.aisle)))
  return isOfIt && !isMilkApart ? `${typedOf(head)} z ${typedOf(words.slice(at))}` : text
}

const MILKS: ReadonlySet<string> = new Set(['dairy', 'plant-based'])

function isLedIn(word: Word | undefined): boolean {
  return word !== undefined && PREPOSITIONS.has(word.plain)
}

/** "sandacz w sosie koperkowym": where no dish is called so, fish or meat and the sauce that the table has. */
function withSauceBeside(text: string): string {
  const [told = '', head = '', taste = '', behind = ''] = /^(.{3,60}?)\sw sosie (\p{L}{4,20})(?!\p{L})(.{0,40})$/iu.exec(text) ?? []
  if (told === '') return text
  const [whole, other] = readTold(`${head} w sosie ${taste}`)
  if (whole?.food && other === undefined && unexplained(`${head} w sosie ${taste}`, [whole.food]).length === 0) return text
  const [food, sauce] = [readTold(head)[0]?.food, readTold(`sos ${taste}`)[0]?.food]
  const all = wordsOf(`${head} w sosie ${taste}`)
  const isCalled = typedOf(withoutNicknames(all)) !== typedOf(all)
  const isKnown = food != null && !isCalled && isOneOf(food, MEAL_WORDS.made_of.flesh) && namesFood(wordsOf(head))
  return isKnown && sauce != null && !MEAL_WORDS.vague.includes(sauce.id) && unexplained(`sos ${taste}`, [sauce]).length === 0
    ? `${head}${behind} z sosem ${taste}`
    : text
}

/** "termos z herbatą", "dwie miski z owsianką": what is in a vessel. */
function withoutInVessel(text: string): string {
  const words = wordsOf(text)
  const told = withoutIntroduction(words)
  const at = told.findIndex((word) => vesselOf(word) !== null)
  const [preposition, content] = told.slice(at + 1, at + 3)
  const isIn = at >= 0 && at <= 2 && (preposition?.plain === 'z' || preposition?.plain === 'ze') && told.slice(0, at).every(isOfAmount)
  if (!isIn || !content || isOfAmount(content) || !isInstrumental(content.typed)) return text
  return typedOf([...words.slice(0, words.length - told.length + at + 1), ...told.slice(at + 2)])
}

/** Without what is told of the day around a meal, where something else is told: "od rana deszcz", "kolacja z teściami, sałatka grecka". */
function withoutTheDay(parts: readonly Segment[]): Segment[] {
  const told = parts.filter(({ text }, place) => {
    const words = wordsOf(text)
    if (isOfTheDay(words) || isAroundAlone(words)) return false
    // "obiad w stołówce" that is followed by a later meal was a meal that nobody told.
    const next = parts[place + 1]
    const named = withoutIntroduction(words)
    if (isAtMeal(words) && next !== undefined && isMain(next.text)) return false
    // "resztki z obiadu, czyli ryż": what follows is what it was.
    if (next !== undefined && wordsOf(next.text)[0]?.plain === 'czyli' && !knowsFood(text)) return false
    const isOfLater = next === undefined || withoutIntroduction(wordsOf(next.text)).length < wordsOf(next.text).length
    return !isOfCircumstanceAlone(named) || (isOfLater && named.length < words.length)
  })
  return told.length > 0 ? told : [...parts]
}

/** "obiad u teściowej": a meal at whose place it was. */
function isAtMeal(words: readonly Word[]): boolean {
  const named = withoutIntroduction(words)
  return named.length === 2 && named.length < words.length && named[0]?.plain === 'u'
}

/** Whether what follows a meal at somebody's is what it was: a soup, a dish, meat; with a coffee it may have been anything. */
function isMain(text: string): boolean {
  const words = wordsOf(text)
  const food = withoutIntroduction(words).length < words.length ? null : readTold(typedOf(withoutNicknames(words)))[0]?.food
  return food != null && (food.kind === 'dish' || isOneOf(food, MEAL_WORDS.made_of.flesh)) && !isOneOf(food, NO_MEALS)
}

const NO_MEALS = MEAL_WORDS.served_beside

/** Of how much of it there was, or of how it was made, nobody asks what it was. */
const DONT_KNOW = /^nie wiem(?:,)? (?:z czym|z czego|co|jak(?:i|a|ie|ich|iego|iej))(?![\p{L}])/iu
const UNTOLD = 'nie wiem'

/** An amount, a share or the weight of the whole of what stands before, with what it is of; null where the words say none. */
function withToldBehind(before: string, told: string): string | null {
  return withWeightOfWhole(before, told) ?? withAmountBehind(before, told) ?? withShareToldBehind(before, told)
}

/** Without where, with whom and by whom it was eaten, where something else is said: of "obiad w stołówce" nobody knows what it was. */
function withoutSetting(text: string): string {
  const told = withoutOthers(withoutDoings(withoutGivers(wordsOf(text))))
  const named = withoutCircumstances(told)
  return typedOf(withoutIntroduction(named).length === 0 ? told : named)
}

function isSize(word: Word | undefined): boolean {
  return word !== undefined && sizeOf(word) !== null
}

/** "chleb z masłem 2 kromki", "jajecznica z pieczywem 2 kromki": slices at the end are of the bread, wherever that stands. */
function withSlicesInFront(text: string): string {
  const words = wordsOf(text)
  const [count, measure] = words.slice(-2)
  if (!count || !measure || numberOf(count) === null || measureOf(measure) !== SLICE) return text
  const parts = typedOf(words.slice(0, -2)).split(/\s(?=ze?\s)/u)
  const at = parts.findLastIndex((part) => readTold(part.replace(/^ze?\s/u, ''))[0]?.food?.aisle === 'bakery')
  if (parts.length < 2 || at < 0 || wordsOf(parts[at] ?? '').some((word) => numberOf(word) !== null)) return text
  const amount = `${count.typed} ${measure.typed}`
  return parts.map((part, place) => (place === at ? part.replace(/^(ze?\s)?/u, `$1${amount} `) : part)).join(' ')
}

const SLICE = 'kromka'

/** "tartinki z łososiem trzy sztuki": so many at the end are of what begins, and not of what is on it. */
function withPiecesInFront(text: string): string {
  const words = wordsOf(text)
  const [count, measure] = words.slice(-2)
  const named = words.slice(0, -2)
  const [first] = withoutIntroduction(named)
  const isPieces = count && measure && numberOf(count) !== null && measureOf(measure) === PIECE
  if (!isPieces || !first || carrierOf(first) === null || named.some(isOfAmount) || !/\sze?\s/u.test(typedOf(named))) return text
  return `${count.typed} ${typedOf(withoutIntroduction(named))}`
}

/** "2 piwa 0,5", "butelka coli 0,4": a part without a unit behind a drink is of a litre, in whatever it was. */
function withLitresInFront(text: string): string {
  const words = wordsOf(text)
  const last = words.at(-1)
  const before = words.slice(0, -1)
  const food = last && PART_OF_LITRE.test(last.plain) ? readTold(typedOf(before)).at(-1)?.food : null
  if (!last || food?.unit !== 'ml') return text
  const count = before[0] ? numberOf(before[0]) : null
  const name = before.filter((word) => numberOf(word) === null && !isMeasureBehind(word))
  const isOne = readTold(typedOf(before)).length === 1
  const litres = Number(last.plain.replace(',', '.')) * (count ?? 1)
  return isOne ? `${String(Math.round(litres * 1000))} ml ${typedOf(name)}` : `${text} l`
}

const PART_OF_LITRE = /^0[,.]\d{1,2}$/u

/**
 * "pół puszki fasoli jakieś 100 g", "pół opakowania warzyw czyli 200 g": a weight behind a share of a pack is what was eaten, unless it is what the whole pack weighs.
 */
function withWeightOfShare(text: string): string {
  const words = withoutIntroduction(wordsOf(text))
  const amount = words.slice(isWeight(words.at(-1)?.plain ?? '') ? -1 : -2)
  const [share, pack, ...named] = words.slice(0, -amount.length)
  const isShare = share !== undefined && (numberOf(share) ?? 1) < 1 && pack !== undefined && measureOf(pack) !== null
  const weight = amountOf(`${typedOf(amount)} cukru`, null)
  if (!isShare || !pack || !weight || !/^\d/u.test(amount[0]?.plain ?? '') || !isWeighed(amount)) return text
  const name = withoutIntroduction(named.toReversed()).toReversed()
  const food = readTold(typedOf(name))[0]?.food
  const measure = measureOf(pack)
  const whole = food && measure ? gramsOfMeasure(food, 1, measure) : null
  const isSaid = named.some((word) => withoutIntroduction([word]).length === 0)
  const isWhole = !isSaid && whole !== null && Math.abs(weight.quantity - whole) <= LIKE_A_PACK * whole
  return name.length === 0 || name.some(isOfAmount) || isWhole
    ? text
    : `${typedOf(amount)} ${typedOf(name.filter((word) => withoutIntroduction([word]).length > 0))}`
}

const LIKE_A_PACK = 0.2

/** "wątróbka z cebulą 200 g": a weight behind all that goes with something is of the whole where it is far more than goes with it. */
function withWeightInFront(text: string): string {
  const words = wordsOf(text)
  const amount = words.slice(isWeight(words.at(-1)?.plain ?? '') ? -1 : -2)
  const before = words.slice(0, -amount.length)
  const isWeightBehind = amount.length > 0 && /^\d/u.test(amount[0]?.plain ?? '') && isWeight(amount.map(({ plain }) => plain).join(''))
  if (!isWeightBehind || !/\sze?\s/u.test(typedOf(before))) return text
  // "nachosy z sosem duża paczka 200 g": a pack's weight is of all of it.
  const pack = before.at(-1)
  const named = before.slice(0, isSize(before.at(-2)) ? -2 : -1)
  if (pack && isOfWhole(pack) && named.length > 1 && !named.some(isOfAmount)) return `${typedOf(amount)} ${typedOf(named)}`
  if (before.some(isOfAmount)) return text
  return isFarMoreThanGoesWith(typedOf(before), typedOf(amount)) ? `${typedOf(amount)} ${typedOf(before)}` : text
}

/** Whether a word that is joined to what was told with "z" is one more of what that is made of or goes with. */
function isMadeOfMore(told: string, joined: string): boolean {
  return /\sze?\s/u.test(told) && wordsOf(joined).length === 1
}

/** "dwa" and "pół naleśnika" are "2,5 naleśnika", "szklanka" and "pół soku" are one and a half; null where the two are no number. */
function mixedNumber(before: string, segment: Segment): string | null {
  const { text, isJoined } = segment
  const [told, [part, ...rest]] = [wordsOf(before), wordsOf(text)]
  const [measure, ...named] = told.toReversed()
  if (isJoined && measure && isMeasureBehind(measure) && named.every((word) => numberOf(word) !== null) && rest.length > 0) {
    const counted = mixedNumber(typedOf(named.length > 0 ? named : wordsOf('1')), {
      ...segment,
      text: typedOf([part ?? measure, measure, ...rest]),
    })
    return counted
  }
  const last = told.at(-1)
  const [whole, share] = [last ? numberOf(last) : null, part ? numberOf(part) : null]
  if (!isJoined || whole === null || share === null || !Number.isInteger(whole) || share >= 1) return null
  return typedOf([...told.slice(0, -1), ...wordsOf(String(whole + share).replace('.', ',')), ...rest])
}

/**
 * "gołąbki, dwie sztuki": words that say only how much are of what stands before them; of two amounts the other is of what goes with it ("2 wafle z
 * masłem (łyżka)"), or the weight of what was counted ("2 jajka (100 g)"). Null where they are not.
 */
function withAmountBehind(before: string, told: string): string | null {
  // "(ok. 100 g)": about so much.
  const words = withoutManner(withoutAboutInFront(withoutWays(withoutIntroduction(wordsOf(told)))))
  // "ryż (50 g przed ugotowaniem)": the state stays with the amount.
  if (!words.some(isOfAmount) || !words.every((word) => isOfAmount(word) || isUncooked(word))) return null
  // ", pół kromki" behind what is no bread is bread.
  if (words.some(isOfSomething) && isOfAnother(before, words)) return null
  const text = typedOf(words)
  if (wordsOf(before).some(isOfAmount)) return withSecondAmount(before, text)
  // Behind "z" it would be of what the dish goes with, as spoons are.
  return /\sze?\s/u.test(before) && !wordsOf(text).some(isBySpoons) && !isOfWhatItGoesWith(before, text)
    ? `${text} ${typedOf(withoutIntroduction(wordsOf(before)))}`
    : `${before} ${text}`
}

/**
 * "pierogi ruskie" and "zjadłam 8 sztuk ze skwarkami": so many of what stands before, with what goes with it, and no more than there were of it; null
 * where the second says no such thing.
 */
function withHadOf(before: string, { text, isHad }: Segment): string | null {
  const told = withoutIntroduction(wordsOf(text))
  const at = told.findIndex(({ plain }) => plain === 'z' || plain === 'ze')
  const [amount, beside] = [told.slice(0, at), told.slice(at + 1)]
  if (isHad !== true || at < 1 || beside.every(isOfAmount) || /\sze?\s/u.test(before)) return null
  if (!amount.every(isOfAmount) || amount.some(isOfSomething)) return null
  const [first, ...others] = withAmountInFront(withoutIntroduction(wordsOf(before)))
  const isOfMore = first !== undefined && numberOf(first) !== null && amount.length === 1 && !others.some(isOfAmount)
  const named = isOfMore ? others : wordsOf(before)
  return named.some(isOfAmount) ? null : `${typedOf(amount)} ${typedOf(withoutIntroduction(named))} ${typedOf(told.slice(at))}`
}

/** Whether an amount that says what it is of ("kromka", "lampka") is of another thing than what stands before. */
function isOfAnother(before: string, amount: readonly Word[]): boolean {
  const whole = withWhatIsMeasured(amount)
  const measured = whole === null ? null : (readTold(typedOf(whole.slice(-1)))[0]?.food ?? null)
  const food = readTold(before).at(-1)?.food
  return measured !== null && food != null && measured.aisle !== food.aisle
}

/** "(ze 2 łyżki)", "tak ze 300 g": about so much. */
function withoutAboutInFront([first, ...others]: readonly Word[]): readonly Word[] {
  if (first === undefined) return []
  return (first.plain === 'z' || first.plain === 'ze') && others.length > 0 ? others : [first, ...others]
}

/** "300 g ugotowanego": the state that it was weighed in stands beside the amount. */
function withoutManner(words: readonly Word[]): readonly Word[] {
  return words.length > 1 && words.some(isOfAmount)
    ? words.filter((word) => isOfAmount(word) || isUncooked(word) || !saysManner(word) || knowsFood(word.typed))
    : words
}

function isWeighed(words: readonly Word[]): boolean {
  return words.some(({ plain }) => isUnit(plain) || isWeight(plain))
}

function withSecondAmount(before: string, text: string): string | null {
  const told = wordsOf(before)
  const at = told.findLastIndex(({ plain }) => plain === 'z' || plain === 'ze')
  const addition = told.slice(at + 1)
  if (at > 0 && addition.length > 0)
    return addition.some(isOfAmount) ? null : `${typedOf(told.slice(0, at + 1))} ${text} ${typedOf(addition)}`
  // "garść migdałów (ok. 15 sztuk)": what was counted is more than a handful says.
  const isCounted = wordsOf(text).some((word) => measureOf(word) === PIECE) && !told.some((word) => numberOf(word) !== null)
  if ((!isWeighed(wordsOf(text)) && !isCounted) || isWeighed(told)) return null
  return `${text} ${typedOf(told.filter((word) => numberOf(word) === null && !isMeasureBehind(word)))}`
}

/** "paluszki ze 30 gramów", "śledź ze dwa kawałki": about so much; "z 3 jajek" says what of. */
function withoutAbout(text: string): string {
  const words = wordsOf(text)
  const at = words.findLastIndex(({ plain }) => plain === 'z' || plain === 'ze')
  const amount = words.slice(at + 1)
  const [count, other] = amount
  const measure = words[at - 1]
  // "4 kawałki z 8": how many the whole had.
  if (at > 1 && count && !other && numberOf(count) !== null && measure && isMeasureBehind(measure)) return typedOf(words.slice(0, at))
  // "zjadłem z 10".
  if (at === 0 && amount.length > 0 && amount.every(isOfAmount) && amount.some((word) => numberOf(word) !== null)) return typedOf(amount)
  if (at > 0 && amount.length > 1 && amount.every(isOfAmount)) return typedOf([...words.slice(0, at), ...amount])
  return withoutAboutInside(words) ?? text
}

function isNumber(word: Word | undefined): boolean {
  return word !== undefined && numberOf(word) !== null
}

/** "talerzyk ze 150 g z octem", "ze 4 kieliszki popite colą": an amount that something else stands behind. */
function withoutAboutInside(words: readonly Word[]): string | null {
  const at = words.findIndex(({ plain }, place) => place > 0 && (plain === 'z' || plain === 'ze') && isNumber(words[place + 1]))
  if (at < 0) return null
  const length = words.slice(at + 1).findIndex((word) => !isOfAmount(word))
  const [next, after] = words.slice(at + 1 + length)
  const isOfAmountAlone = length > 1 && next !== undefined && (next.plain === 'z' || next.plain === 'ze' || isAsWith(next, after))
  return isOfAmountAlone ? typedOf([...words.slice(0, at), ...words.slice(at + 1)]) : null
}
