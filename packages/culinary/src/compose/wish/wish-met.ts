import {
  type Device,
  DISH_TAGS,
  type DishKind,
  type EquipmentKey,
  type Food,
  findFoodById,
  isA,
  isSeasoning,
  MENU_RULES,
  type Meal,
} from '@spizarka/knowledge'
import { nutrientPerServing } from '../../nutrition/index.ts'
import { remembered } from '../../remembered.ts'
import type { UnmetWish } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DishFacts } from './dish-facts.ts'
import { hasTag, mayHaveTag, shareOfTag, type UnfittedDish } from './dish-tags.ts'
import { foldedWords } from './phrase-index.ts'
import type { Want, Wish } from './read-wish.ts'
import { kindsCalled, namesIn } from './title-words.ts'
import { FILLERS, REFUSALS } from './wish-words.ts'
import { isAsWished } from './wished-energy.ts'

/** From here on a want is met. */
const MET = 0.75
/** Foods that a word for many of them means at least. */
const MANY_FOODS = 8
/** Of what is asked for by a word for many foods a dish has at least this share of its weight: garlic alone is no vegetables. */
const LEAST_OF_MANY = 0.08
const TRACE = 0.6
/** A dish of the asked kind that is called otherwise: a "placek" for "naleśniki". */
const OF_KIND_ALONE = 0.5
/** Of the kind of what is called as asked: another cake for an apple pie. */
const LIKE_WHAT_IS_CALLED_SO = 0.3
/** A dish with the food that it might also be called after: any with potatoes for "ziemniaczane". */
const OF_FOOD_ALONE = 0.8
/** A dish with what is asked for beside it: potatoes beside a cutlet for "coś z ziemniaków". */
const BESIDE_ALONE = 0.9

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

/** How far a dish may turn out to be what a wish asks for, at the most, once it is fitted. */
export function mostOfWish(wish: Wish, dish: UnfittedDish): number {
  const { wants } = wish
  if (wants.length === 0) return 1
  const known = mostOf.get(wish) ?? new WeakMap<UnfittedDish, number>()
  mostOf.set(wish, known)
  let most = known.get(dish)
  if (most === undefined) known.set(dish, (most = weightedShare(wants, (want) => (want.isRefused ? 1 : mostOfMeanings(want, dish)))))
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
  return (things.length > 0 ? things : wish.wants).every((want) => shareOfWant(want, dish) === 1)
}

/** Whether a wish asks for no certain dish or food, but only how dishes are to be: it is then one for every meal. */
export function asksForMannersOnly({ wants }: Wish): boolean {
  return wants.length > 0 && wants.every((want) => isManner(want))
}

/** Whether a wish asks for dishes of little energy. */
export function asksForLittle({ wants }: Wish): boolean {
  return wants.some(({ kcalAtMost, tags, isRefused }) => {
    return isRefused !== true && (kcalAtMost !== null || tags.some(({ when }) => when.some((rule) => rule.kcalAtMost !== undefined)))
  })
}

function isManner({ foods, kinds, called, tags, isRefused }: Want): boolean {
  return isRefused === true || (foods.length + kinds.length + called.length === 0 && !tags.some(({ anyMeal }) => anyMeal))
}

/** The same dishes are compared again for every place of an answer. */
const sharesOf = new WeakMap<Wish, WeakMap<DishFacts, number>>()

/** What of a wish a dish does not meet. */
function unmetOf({ wants }: Wish, dish: DishFacts): Want[] {
  return wants.filter((want) => shareOfWant(want, dish) < MET)
}

function shareOfWant(want: Want, dish: DishFacts): number {
  const share = want.isMuch && !hasMuch(want.foods, dish) ? Math.min(TRACE, shareOfMeanings(want, dish)) : shareOfMeanings(want, dish)
  return want.isRefused ? Number(share < MET) : share
}

/** What one person eats of a thing at a meal where no rule says so, grams. */
const HELPING_G = 120
const NEARLY_A_HELPING = 0.7

/** Whether a serving has a whole helping of some foods. */
function hasMuch(foods: readonly string[], { ingredients, servings }: DishFacts): boolean {
  const helping = MENU_RULES.planning.helpings.find((each) => foods.some((food) => each.foods.some((kind) => isA(food, kind))))
  const eaten = ingredients.reduce((sum, { food, grams }) => sum + (foods.includes(food.id) ? grams : 0), 0)
  return eaten / servings >= NEARLY_A_HELPING * (helping?.grams ?? HELPING_G)
}

/** What is asked for by its kind alone has to be more than a trace. */
function shareOfFoods(foods: readonly string[], { ingredients }: DishFacts): number {
  if (foods.length < MANY_FOODS || foods.every(isSeasoning)) return 1
  let [all, asked] = [0, 0]
  for (const { food, grams } of ingredients) {
    if (food.fromTap) continue
    all += grams
    if (foods.includes(food.id)) asked += grams
  }
  return asked >= LEAST_OF_MANY * all ? 1 : TRACE
}

/** The best of all that the words may mean. */
function shareOfMeanings(want: Want, dish: DishFacts): number {
  if (want.anyOf) return Math.max(...want.anyOf.map((each) => shareOfMeanings(each, dish)))
  const { foods, kinds, called, tags, meal, minutesAtMost, kcalAtMost } = want
  const isOfKind = kinds.includes(dish.kind)
  const isCalledSo = called.length > 0 && (kinds.length > 0 ? isOfKindCalled(called, dish.title) : isCalled(called, dish.title))
  const isMet =
    (kinds.length === 0 && isInTitle(want.words, dish.title)) ||
    (kinds.length > 0 ? isOfKind && (called.length === 0 || isCalledSo) : isCalledSo) ||
    (meal !== null && tags.length === 0 && dish.meals.includes(meal)) ||
    (minutesAtMost !== null && dish.totalMinutes <= minutesAtMost) ||
    (kcalAtMost !== null && dish.kcal !== null && dish.kcal <= kcalAtMost) ||
    (want.kcalAbout !== null && dish.kcal !== null && isAsWished(dish.kcal, want.kcalAbout)) ||
    (want.proteinAtLeast !== null && hasProtein(dish, want.proteinAtLeast))
  if (isMet) return 1
  const asTagged = Math.max(0, ...tags.map((tag) => shareOfTag(tag, dish)))
  if (asTagged > 0) return asTagged
  const named = dish.ingredients.filter(({ food }) => foods.includes(food.id))
  if (named.length > 0) {
    if (called.length > 0) return OF_FOOD_ALONE
    const isBeside = named.every((each) => each.isBeside) && !isSaidOfWhatGoesWith(want.words)
    return Math.min(shareOfFoods(foods, dish), isBeside ? BESIDE_ALONE : 1)
  }
  if (isOfKind) return OF_KIND_ALONE
  return called.some((stem) => kindsCalled(stem).has(dish.kind)) ? LIKE_WHAT_IS_CALLED_SO : 0
}

/** Of so many grams asked for, what is near enough. */
const NEARLY_THE_PROTEIN = 0.9

function hasProtein({ ingredients, servings }: DishFacts, grams: number): boolean {
  return (nutrientPerServing(ingredients, servings, 'proteinG') ?? 0) >= NEARLY_THE_PROTEIN * grams
}

/** "Z ziemniakami" may stand beside; "z ziemniaków" and "ziemniaki" are what the dish is made of. */
function isSaidOfWhatGoesWith(words: string): boolean {
  return /(?:ami|mi|em|ą)$/.test(words.toLowerCase())
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

const SHORTEST_NAME = 4
/** Letters that a word changes with its case. */
const ENDING = 3

/** Those of the base, and some filled and written ones. */
const MOST_TITLES = 4000
const titlesRead = new Map<string, readonly string[]>()

/** Whether a title says each of some words, in whatever case: nobody is told of a yeast cake that it is no yeast cake. */
function isInTitle(words: string, title: string): boolean {
  let said = titlesRead.get(title)
  if (!said) {
    if (titlesRead.size >= MOST_TITLES) titlesRead.clear()
    titlesRead.set(title, (said = foldedWords(title).split(' ')))
  }
  const named = namedIn(words)
  return named.length > 0 && named.every((word) => said.some((other) => areForms(word, other)))
}

/** Words that a title may say; "bez patelni" is not met by a pan, nor "na wczoraj" by yesterday's roast. */
const namedIn = remembered(200, (words): readonly string[] => {
  const all = foldedWords(words).trim().split(' ')
  return all.some((word) => REFUSALS.has(word)) ? [] : all.filter((word) => word.length >= SHORTEST_NAME && !FILLERS.has(word))
})

function areForms(word: string, other: string): boolean {
  if (word === other) return true
  let same = 0
  while (same < word.length && word[same] === other[same]) same += 1
  const ends = Math.max(word.length, other.length) - same
  return same >= SHORTEST_NAME && ends <= ENDING && 2 * ends < same
}

/** A title as far as it says what the dish is: tomato soup "na rosole" is no broth. */
const headOf = remembered(MOST_TITLES, (title): string => namesIn(title).join(' '))

/** Whether a dish is a kind that is called so: by the word before "z" and "na", or by a whole phrase ("jajka na miękko"). */
function isOfKindCalled(stems: readonly string[], title: string): boolean {
  return stems.every((stem) => isCalled([stem], stem.includes(' ') ? title : headOf(title)))
}

function isCalled(stems: readonly string[], title: string): boolean {
  const words = foldedWords(title)
  return stems.every((stem) => words.includes(` ${stem}`))
}

/** Says what of a wish a dish does not meet, and why where the eater's profile rules it out; null where all of it is met. */
export function explainUnmet(wish: Wish, dish: DishFacts, kitchen: Pick<Kitchen, 'gate'>): UnmetWish | null {
  return sayUnmet(wish, unmetOf(wish, dish), kitchen)
}

/** The same where there is no dish: nothing of the wish is met. */
export function explainAllUnmet(wish: Wish, kitchen: Pick<Kitchen, 'gate'>): UnmetWish | null {
  return sayUnmet(wish, wish.wants, kitchen)
}

function sayUnmet({ wants, unwanted, unread }: Wish, unmet: readonly Want[], kitchen: Pick<Kitchen, 'gate'>): UnmetWish | null {
  if (unmet.length === 0 && unread.length === 0) return null
  const words = [...unmet.map((want) => want.words), ...unread]
  // What is as long as a letter, or has none, is no word to be told back.
  if (wants.length === 0 && unwanted.length === 0 && unread.every((each) => each.endsWith('…') || !/\p{L}/u.test(each)))
    return { words, sentence: 'Życzenia nie rozumiemy, dlatego danie jest dobrane bez niego.' }
  const missed = unmet.map((want) => `${quote(want.words)}${reasonOf(want, kitchen)}`).join(', ')
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

/** Whether a wish asks for a kind of dish, or for something that is had at any meal: then the usual meal of a dish is no matter. */
export function asksForKind({ wants }: Wish, kind: DishKind): boolean {
  return wants.some(({ kinds, tags }) => kinds.includes(kind) || tags.some(({ anyMeal }) => anyMeal))
}

/** Whether a dish only goes with another: not where the wish names it, nor as a snack, which a spread or a drink may well be. */
export function isAccompaniment(dish: DishFacts, { request }: Pick<Kitchen, 'request'>, wish: Wish): boolean {
  return (MENU_RULES.accompaniments.includes(dish.kind) || isTooLight(dish)) && request.meal !== 'snack' && !isNamedBy(wish, dish)
}

/** Whether a dish is no such meal by itself, be there nothing else: a raw salad is no lunch. Not where the wish names it. */
export function isNoMealOf(meal: Meal | null, dish: DishFacts, wish: Wish): boolean {
  const { never } = meal === null ? {} : MENU_RULES.meals[meal]
  return never !== undefined && (never.includes(dish.kind) || isTooLight(dish)) && !isNamedBy(wish, dish)
}

/** A salad of so little that it only goes with a dish. */
function isTooLight({ kind, kcal, ingredients, servings }: DishFacts): boolean {
  if (kind !== 'salad') return false
  const { fillingSalad } = MENU_RULES
  const isFilling = (nutrient: 'proteinG' | 'carbsG'): boolean =>
    (nutrientPerServing(ingredients, servings, nutrient) ?? 0) >= fillingSalad[nutrient]
  return (kcal ?? 0) < fillingSalad.kcal || !(isFilling('proteinG') || isFilling('carbsG'))
}

function isNamedBy({ wants }: Wish, { kind, title }: DishFacts): boolean {
  return wants.some(
    ({ kinds, called, isRefused, foods, words }) =>
      !isRefused &&
      (kinds.includes(kind) || (called.length > 0 && isCalled(called, title)) || (areSoldReady(foods) && isInTitle(words, headOf(title)))),
  )
}

/** What the shop sells as it is eaten ("frytki") is a dish where somebody makes it. */
function areSoldReady(foods: readonly string[]): boolean {
  return foods.length > 0 && foods.every((id) => READY_AISLES.has(findFoodById(id)?.aisle ?? ''))
}

const READY_AISLES: ReadonlySet<string> = new Set(['frozen', 'ready-meals'])

/** Whether a dish is what people have for its own sake, such as something sweet, where a lunch or dinner is asked for and the wish names no such thing. */
export function isTreat(dish: DishFacts, { request }: Pick<Kitchen, 'request'>, { wants }: Wish): boolean {
  const isMain = request.meal === 'lunch' || request.meal === 'dinner'
  return (
    isMain &&
    !wants.some(({ tags, kinds }) => kinds.includes(dish.kind) || tags.some(({ anyMeal }) => anyMeal)) &&
    TREATS.some((tag) => hasTag(tag, dish))
  )
}

const TREATS = DISH_TAGS.filter(({ anyMeal }) => anyMeal)

/** Tools that a wish asks for by what its dishes are made with ("z mikrofalówki", "koktajl"). */
export function wishedTools({ wants }: Wish): readonly EquipmentKey[] {
  const tags = wants.flatMap((want) => (want.isRefused ? [] : want.tags))
  return [
    ...tags.flatMap(({ when: [rule, ...others] }) => (others.length === 0 && rule?.equipment?.length === 1 ? rule.equipment : [])),
    ...wants.flatMap(({ tools, isRefused }) => (isRefused ? [] : tools)),
  ]
}

/** The multi-cooker that a wish names ("z Thermomixa"); null where it names none. */
export function wishedDevice(wish: Wish): Device | null {
  return wishedTools(wish).find((tool) => tool === 'thermomix' || tool === 'lidlomix') ?? null
}

/** Ids of the seasonings that a wish wants left out ("bez soli"). */
export function leftOutByWish({ wants }: Wish): ReadonlySet<string> {
  return new Set(wants.flatMap((want) => (want.isRefused ? [] : want.tags)).flatMap(({ leavesOut = [] }) => leavesOut))
}

/** How large a serving is against what recipes give, for whoever asks for much ("na duży głód"). */
export function servingSizeOf({ wants }: Wish): number {
  return Math.max(1, ...wants.flatMap(({ tags, isRefused }) => (isRefused ? [] : tags.map(({ servingSize = 1 }) => servingSize))))
}

/** Whether a wish asks for what is left at home: then nothing is bought for it. */
export function asksForLeftovers({ wants }: Wish): boolean {
  return wants.some(({ tags }) => tags.some(({ when }) => when.some(({ leftovers }) => leftovers)))
}

/** Whether a wish asks that nothing be wasted: whoever does eats what there is at that meal, and buys nothing. */
export function asksToUseUp({ wants }: Wish): boolean {
  return wants.some(({ tags }) => tags.some(({ when }) => when.some(({ usesEnding }) => usesEnding)))
}

/** Whether a wish asks that nothing be bought. */
export function asksToBuyNothing({ wants }: Wish): boolean {
  return wants.some(({ tags, isRefused }) => isRefused !== true && tags.some(({ when }) => when.some(({ nothingBought }) => nothingBought)))
}

/** Ids of the foods that a wish names, for whoever chooses among foods. */
export function wishedFoods({ wants }: Wish): ReadonlySet<string> {
  return new Set(wants.flatMap(({ foods }) => foods))
}

/** Ids of the dish tags that a wish asks for. */
export function wishedTags({ wants }: Wish): ReadonlySet<string> {
  return new Set(wants.flatMap(({ tags, isRefused }) => (isRefused ? [] : tags.map(({ id }) => id))))
}
