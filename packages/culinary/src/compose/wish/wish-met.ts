import { type Food, findFoodById } from '@spizarka/knowledge'
import { nutrientPerServing } from '../../nutrition/index.ts'
import type { UnmetWish } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { isManner } from './asked-by-wish.ts'
import type { DishFacts } from './dish-facts.ts'
import { mayHaveTag, shareOfTag, type UnfittedDish } from './dish-tags.ts'
import { BESIDE_ALONE, isNamedOne, isSaidOfWhatGoesWith, mostByAmount, ONE_OF_MANY, shareOfFoods, shareOfLittle } from './how-much.ts'
import { foldedWords } from './phrase-index.ts'
import { headOf, isCalled, isInTitle, isOfKindCalled, isTitled, kindsCalled, namedIn } from './title-words.ts'
import { ASKS_NOTHING, type Want, type Wish } from './want.ts'
import { isAsWished } from './wished-energy.ts'

/** From here on a want is met. */
const MET = 0.75
/** A dish of the asked kind that is called otherwise: a "placek" for "naleśniki". */
const OF_KIND_ALONE = 0.5
/** Of the kind of what is called as asked: another cake for an apple pie. */
const LIKE_WHAT_IS_CALLED_SO = 0.3
/** A dish of the kind, where the wish says that one like it will do. */
const ALIKE = 0.8
/** A dish with the food that it might also be called after: any with potatoes for "ziemniaczane". */
const OF_FOOD_ALONE = 0.8

/** How far a dish is what a wish asks for, 0 to 1; 1 where it asks for nothing that can be held against a dish. */
export function shareOfWish(wish: Wish, dish: DishFacts): number {
  const { wants } = wish
  if (wants.length === 0) return 1
  const known = sharesOf.get(wish) ?? new WeakMap<DishFacts, number>()
  sharesOf.set(wish, known)
  let share = known.get(dish)
  if (share === undefined) known.set(dish, (share = weightedShare(wants, (want) => shareOfWant(want, dish))))
  return share
}

/**
 * How far a dish is what is meant in earnest by a wish, 0 to 1. A manner is met or it is not: for a little more of it no meat that ends is left; of food there may be
 * more or less.
 */
export function shareInEarnest(wish: Wish, dish: DishFacts): number {
  const { wants } = earnestPartOf(wish)
  if (wants.length === 0) return 1
  const known = earnestShares.get(wish) ?? new WeakMap<DishFacts, number>()
  earnestShares.set(wish, known)
  let share = known.get(dish)
  if (share === undefined) known.set(dish, (share = weightedShare(wants, (want) => inEarnestOf(want, shareOfWant(want, dish)))))
  return share
}

const earnestShares = new WeakMap<Wish, WeakMap<DishFacts, number>>()

function inEarnestOf(want: Want, share: number): number {
  return isManner(want) && share >= MET ? 1 : share
}

/** What of a wish is meant in earnest: all but how the dish should rather be ("coś lekkiego"), for which no meat that ends is left. */
export function earnestPartOf(wish: Wish): Wish {
  let part = earnestParts.get(wish)
  if (!part) {
    const wants = wish.wants.flatMap((want) => (isLeaning(want) ? inEarnest(want) : want))
    earnestParts.set(wish, (part = wish.wants.some(isLeaning) ? { ...wish, wants } : wish))
  }
  return part
}

const earnestParts = new WeakMap<Wish, Wish>()

function isLeaning({ foods, kinds, called, tags, meal, isWall, minutesAtMost, kcalAtMost, kcalAbout, proteinAtLeast }: Want): boolean {
  const isOfTags = tags.length > 0 && foods.length + kinds.length + called.length === 0 && meal === null && isWall !== true
  return (
    isOfTags && [minutesAtMost, kcalAtMost, kcalAbout, proteinAtLeast].every((limit) => limit === null) && tags.every((tag) => tag.leaning)
  )
}

/** What of a leaning is no leaning any more; none where nothing is. */
function inEarnest(want: Want): Want[] {
  const tags = want.tags.flatMap(({ inEarnest: when, ...tag }) => (when ? { ...tag, id: `${tag.id}-in-earnest`, when } : []))
  return tags.length === 0 || want.isRefused ? [] : [{ ...ASKS_NOTHING, words: want.words, tags }]
}

/** Whether a dish is nothing that a wish rules out: what is fried is never served to who wants it "bez smażenia". */
export function keepsWalls({ wants }: Wish, dish: DishFacts): boolean {
  return wants.every((want) => want.isWall !== true || shareOfWant(want, dish) >= MET)
}

/** Whether a dish is what a wish says it is not to be ("bez cebuli", "nie makaron"). */
export function isRuledOut({ wants }: Wish, dish: DishFacts): boolean {
  return wants.some((want) => (want.isWall === true || want.isRefused === true) && shareOfWant(want, dish) < MET)
}

/** How far a dish may turn out to be what a wish asks for, at the most, once it is fitted. */
export function mostOfWish(wish: Wish, dish: UnfittedDish): number {
  const { wants } = wish
  if (wants.length === 0) return 1
  const known = mostOf.get(wish) ?? new WeakMap<UnfittedDish, number>()
  mostOf.set(wish, known)
  let most = known.get(dish)
  if (most === undefined)
    known.set(dish, (most = weightedShare(wants, (want) => (want.isRefused || want.isLittle ? 1 : mostOfMeanings(want, dish)))))
  return most
}

const mostOf = new WeakMap<Wish, WeakMap<UnfittedDish, number>>()

/** What is to be eaten counts for more than how it is to be: an elegant dessert is a dessert first. */
function weightedShare(wants: readonly Want[], shareOf: (want: Want) => number): number {
  let [sum, weights] = [0, 0]
  for (const want of wants) {
    const weight = isManner(want) ? 1 : THING
    sum += weight * shareOf(want)
    weights += weight
  }
  return sum / weights
}

const THING = 2

/** Whether a dish is all that is to be eaten by a wish, be it in the wished manner or not; of a wish for manners alone, whether it is in all of them. */
export function isWhatIsWished(wish: Wish, dish: DishFacts): boolean {
  const known = metBy.get(wish) ?? new WeakMap<DishFacts, boolean>()
  metBy.set(wish, known)
  let isMet = known.get(dish)
  if (isMet === undefined) known.set(dish, (isMet = isAllThatIsWished(wish, dish)))
  return isMet
}

const metBy = new WeakMap<Wish, WeakMap<DishFacts, boolean>>()

function isAllThatIsWished(wish: Wish, dish: DishFacts): boolean {
  const things = wish.wants.filter((want) => !isManner(want))
  return (things.length > 0 ? things : wish.wants).every((want) => shareOfWant(want, dish) >= ONE_OF_MANY)
}

/** The same dishes are compared again for every place of an answer. */
const sharesOf = new WeakMap<Wish, WeakMap<DishFacts, number>>()

/** What of a wish a dish does not meet. */
function unmetOf({ wants }: Wish, dish: DishFacts): Want[] {
  return wants.filter((want) => want.isWelcome !== true && shareOfWant(want, dish) < MET)
}

function shareOfWant(want: Want, dish: DishFacts): number {
  if (want.isLittle) return shareOfLittle(want, dish)
  const share = Math.min(shareOfMeanings(want, dish), mostByAmount(want, dish))
  return want.isRefused ? Number(share < MET) : share
}

/** The best of all that the words may mean. */
function shareOfMeanings(want: Want, dish: DishFacts): number {
  if (want.anyOf) return Math.max(...want.anyOf.map((each) => (each.isAlike ? ALIKE : 1) * shareOfMeanings(each, dish)))
  const { foods, kinds, called, tags, meal, minutesAtMost, kcalAtMost, isName = false } = want
  const isOfKind = kinds.includes(dish.kind)
  const isCalledSo =
    called.length > 0 &&
    (isName ? isTitled(called, dish.title) : kinds.length > 0 ? isOfKindCalled(called, dish.title) : isCalled(called, dish.title))
  const isMet =
    (kinds.length === 0 && tags.length === 0 && !isName && isInTitle(want.words, dish.title) && isTrueTitle(want, dish)) ||
    (kinds.length > 0 ? isOfKind && (called.length === 0 || isCalledSo) : isCalledSo) ||
    (meal !== null && tags.length === 0 && dish.meals.includes(meal)) ||
    (minutesAtMost !== null && dish.totalMinutes <= minutesAtMost) ||
    (kcalAtMost !== null && dish.kcal !== null && dish.kcal <= kcalAtMost) ||
    (want.kcalAbout !== null && dish.kcal !== null && isAsWished(dish.kcal, want.kcalAbout)) ||
    (want.proteinAtLeast !== null && hasProtein(dish, want.proteinAtLeast))
  if (isMet) return 1
  const asTagged = Math.max(0, ...tags.map((tag) => shareOfTag(tag, dish)))
  if (asTagged > 0) return asTagged
  const named = dish.ingredients.filter((each) => isNamedOne(foods, each))
  if (named.length > 0) {
    if (called.length > 0) return isName ? OF_KIND_ALONE : OF_FOOD_ALONE
    const isBeside = named.every((each) => each.isBeside) && !isSaidOfWhatGoesWith(want.words)
    return Math.min(shareOfFoods(foods, dish), isBeside ? BESIDE_ALONE : 1)
  }
  if (isOfKind) return OF_KIND_ALONE
  return called.some((stem) => kindsCalled(stem).has(dish.kind)) ? LIKE_WHAT_IS_CALLED_SO : 0
}

/** Whether the words of a title are about a food that is in the dish, or the dish that is sold under that name: cutlets "z marchewek z rosołu" use up no broth. */
function isTrueTitle({ foods, words }: Want, { ingredients, title }: DishFacts): boolean {
  if (foods.length === 0 || ingredients.some((each) => isNamedOne(foods, each))) return true
  return foods.some((id) => findFoodById(id)?.kind !== 'food') && isInTitle(words, headOf(title))
}

/** Of so many grams asked for, what is near enough. */
const NEARLY_THE_PROTEIN = 0.9

function hasProtein({ ingredients, servings }: DishFacts, grams: number): boolean {
  return (nutrientPerServing(ingredients, servings, 'proteinG') ?? 0) >= NEARLY_THE_PROTEIN * grams
}

/** The same of a dish that may still be called after anything that may be in it. */
function mostOfMeanings(want: Want, dish: UnfittedDish): number {
  if (want.anyOf) return Math.max(...want.anyOf.map((each) => mostOfMeanings(each, dish)))
  const { foods, kinds, called, tags, meal, minutesAtMost, kcalAtMost } = want
  const isOfKind = kinds.includes(dish.kind)
  const mayBeMet =
    (kinds.length > 0
      ? isOfKind
      : isInTitle(want.words, dish.title) || mayBeCalled(called, dish) || mayBeCalled(namedIn(want.words), dish)) ||
    (meal !== null && tags.length === 0 && dish.meals.includes(meal)) ||
    (minutesAtMost !== null && dish.totalMinutes <= minutesAtMost) ||
    kcalAtMost !== null ||
    want.kcalAbout !== null ||
    want.proteinAtLeast !== null ||
    tags.some((tag) => mayHaveTag(tag, dish)) ||
    (called.length === 0 && dish.mayHold().some(({ id }) => foods.includes(id)))
  if (mayBeMet) return 1
  if (dish.mayHold().some(({ id }) => foods.includes(id))) return OF_FOOD_ALONE
  if (isOfKind) return OF_KIND_ALONE
  return called.some((stem) => kindsCalled(stem).has(dish.kind)) ? LIKE_WHAT_IS_CALLED_SO : 0
}

/** Letters with which a word begins in whatever case. */
const BEGINNING = 3

/** Whether each of these beginnings or words may stand in the title, be it of what stands in. */
function mayBeCalled(beginnings: readonly string[], { title, mayHold }: UnfittedDish): boolean {
  if (beginnings.length === 0) return false
  const said = foldedWords(title)
  return beginnings.every((each) => {
    const stem = ` ${each.slice(0, BEGINNING)}`
    return said.includes(stem) || mayHold().some((food) => foldedName(food).includes(stem))
  })
}

const foldedNames = new WeakMap<Food, string>()

function foldedName(food: Food): string {
  let name = foldedNames.get(food)
  if (name === undefined) foldedNames.set(food, (name = foldedWords(food.name)))
  return name
}

/** Says what of a wish a dish does not meet, and why where the eater's profile rules it out; null where all of it is met. */
export function explainUnmet(wish: Wish, dish: DishFacts, kitchen: Pick<Kitchen, 'gate'>, whyNot: WhyNot = () => ''): UnmetWish | null {
  return sayUnmet(wish, unmetOf(wish, dish), kitchen, (want) => byFigures(want, dish) || whyNot(want))
}

/** Why a dish is not as it should rather be, where figures decide that: what a serving has of them. */
function byFigures({ tags, isRefused }: Want, { kcal, ingredients, servings }: DishFacts): string {
  const rules = isRefused ? [] : tags.flatMap(({ when }) => when)
  if (rules.length === 0) return ''
  if (kcal !== null && rules.every(({ kcalAtMost }) => kcalAtMost !== undefined && kcal > kcalAtMost))
    return ` – porcja ma ${Math.round(kcal / 10) * 10} kcal`
  if (!rules.every(({ proteinAtLeast }) => proteinAtLeast !== undefined)) return ''
  const protein = nutrientPerServing(ingredients, servings, 'proteinG')
  return protein === null ? '' : ` – porcja ma ${Math.round(protein)} g białka`
}

/** Why something to eat that was asked for is not served, as it is said behind its words; empty where nobody knows. */
export type WhyNot = (want: Want) => string

/** Whether a dish is what one want of a wish asks for. */
export function meetsWant(want: Want, dish: DishFacts): boolean {
  return shareOfWant(want, dish) >= MET
}

/** Whether a dish is not what a wish asks for in something that another is. */
export function breaksWhatIsMet({ wants }: Wish, dish: DishFacts, other: DishFacts): boolean {
  return wants.some((want) => want.isWelcome !== true && !meetsWant(want, dish) && meetsWant(want, other))
}

/** What whoever asked for it is told beside a dish that is so: how it gets into its box. */
export function toldOf({ wants }: Wish, dish: DishFacts): string[] {
  const met = wants.filter((want) => want.isRefused !== true && meetsWant(want, dish))
  return [
    ...new Set([...met.flatMap(({ tags }) => tags.flatMap(({ told }) => told ?? [])), ...met.flatMap((want) => tellFigure(want, dish))]),
  ]
}

/** Whoever asks for much protein, or for little energy, reads how much it is. */
function tellFigure({ tags, proteinAtLeast }: Want, { kcal, ingredients, servings }: DishFacts): string[] {
  const rules = tags.flatMap(({ when }) => when)
  const protein = nutrientPerServing(ingredients, servings, 'proteinG')
  const isOfProtein = proteinAtLeast !== null || (rules.length > 0 && rules.every((rule) => rule.proteinAtLeast !== undefined))
  if (isOfProtein) return protein === null ? [] : [`Porcja ma ${Math.round(protein)} g białka.`]
  const isOfEnergy = rules.length > 0 && rules.every(({ kcalAtMost }) => kcalAtMost !== undefined)
  return isOfEnergy && kcal !== null ? [`Porcja ma ${Math.round(kcal / 10) * 10} kcal.`] : []
}

/** The same where there is no dish: nothing of the wish is met. */
export function explainAllUnmet(wish: Wish, kitchen: Pick<Kitchen, 'gate'>): UnmetWish | null {
  return sayUnmet(
    wish,
    wish.wants.filter(({ isWelcome }) => isWelcome !== true),
    kitchen,
  )
}

function sayUnmet(
  { wants, unwanted, unread }: Wish,
  unmet: readonly Want[],
  kitchen: Pick<Kitchen, 'gate'>,
  whyNot: WhyNot = () => '',
): UnmetWish | null {
  if (unmet.length === 0 && unread.length === 0) return null
  const words = [...unmet.map((want) => want.words), ...unread]
  // What is as long as a letter, or has none, is no word to be told back.
  if (wants.length === 0 && unwanted.length === 0 && unread.every((each) => each.endsWith('…') || !/\p{L}/u.test(each)))
    return { words, sentence: 'Życzenia nie rozumiemy, dlatego danie jest dobrane bez niego.' }
  const reasons = unmet.map((want) => reasonOf(want, kitchen) || whyNot(want))
  const missed = unmet
    .map((want, place) => `${quote(want.words)}${reasons[place] ?? ''}`)
    .join(reasons.some((reason) => reason.includes(',')) ? '; ' : ', ')
  const notRead = unread.map(quote).join(', ')
  const passedOver = notRead === '' ? '' : `Tych słów z życzenia nie rozumiemy: ${notRead}.`
  if (unmet.length === 0) return { words, sentence: passedOver }
  return { words, sentence: `Z życzenia nie udało się spełnić: ${missed}.${passedOver === '' ? '' : ` ${passedOver}`}` }
}

function quote(words: string): string {
  return `„${words}”`
}

/** Why not, where that is the eater's profile: nothing that the words mean may be had. */
function reasonOf({ foods, kinds, tags, called }: Want, { gate }: Pick<Kitchen, 'gate'>): string {
  if (foods.length === 0 || kinds.length > 0 || tags.length > 0 || called.length > 0) return ''
  const verdicts = foods.filter((id) => findFoodById(id)?.aisle !== 'ready-meals').map(gate)
  if (verdicts.length === 0 || verdicts.includes('ok')) return ''
  return verdicts.every((verdict) => verdict === 'blocked')
    ? ' – nie pasuje do Twojego profilu'
    : ' – nie wiadomo, czy pasuje do Twojego profilu'
}
