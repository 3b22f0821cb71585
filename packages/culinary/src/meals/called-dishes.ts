import { type Food, MEAL_WORDS, portionsOf } from '@spizarka/knowledge'
import { amountOf, type HouseholdAmount } from '../ingredients/index.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { gramsOfKind, gramsOfMeasure, PIECE } from './amounts/eaten-amounts.ts'
import { unexplained } from './explained-words.ts'
import { contentOf, isContent, isGenitive, isOneOf, isSame } from './made-of.ts'
import { dishItem, PORTION, type ReadMealItem, readPart, unknownItem } from './meal-items.ts'
import { amountIn, knowsFood, type Part, type servedIn, withoutCount } from './meal-parts.ts'
import { measureOf, numberOf, typedOf, type Word, wordsOf } from './meal-words.ts'
import { type DishIndex, dishesCalled, dishOfTitle, keyOfTitle, type NamedDish } from './named-dishes.ts'
import { readTold } from './read-told.ts'

/** A dish whose title begins with what was told and explains each word of it: "papryka faszerowana" are peppers stuffed with something. */
export function explainingDish(text: string, dishes: DishIndex): NamedDish | null {
  const [first = '', ...others] = searchWords(typedOf(withoutCount(wordsOf(text)))).map(searchStem)
  const called = dishesCalled(dishes, typedOf(withoutCount(wordsOf(text)))).find(({ left }) => left.length === 0)
  const [head = '', next = ''] = called ? searchWords(called.dish.title).map(searchStem) : []
  return called && head === first && (others.length === 0 || others.includes(next)) ? called.dish : null
}

/** A dish that was called by words of its title. */
export function calledItem(words: string, dish: NamedDish, portions: number): ReadMealItem {
  return { ...dishItem(words, dish, portions), isOneOfSeveral: !isWholeTitle(dish, words) }
}

function isWholeTitle({ title }: NamedDish, words: string): boolean {
  return keyOfTitle(typedOf(withoutCount(wordsOf(words)))) === keyOfTitle(title)
}

/** A dish by its whole title, with its amount in portions, in grams or in pieces; null where no dish is titled so. */
export function titledItem(
  sourceLine: string,
  { rest: words, vessel, count }: ReturnType<typeof servedIn>,
  dishes: DishIndex,
): ReadMealItem | null {
  const amount = amountIn(words)
  const dish = dishOfTitle(dishes, typedOf(words.filter((word) => !amount.includes(word))))
  if (!dish) return null
  const item = dishItem(sourceLine, dish, count ?? 1)
  // A plate of a soup holds as much as a plate does, however much a recipe serves.
  const inVessel =
    vessel === null || vessel === PIECE || vessel === PORTION ? null : gramsOfDish(dish, { quantity: count ?? 1, measure: vessel })
  if (inVessel !== null) return { ...item, grams: inVessel, quantity: count ?? 1, measure: vessel, assumed: false }
  const pieces = vessel === PIECE && count !== null ? piecesOfTitled(dish, count) : null
  if (pieces !== null) return { ...item, grams: pieces, quantity: count, measure: PIECE, assumed: false }
  const holds = vessel === PIECE && count !== null ? heldOf(dish, count) : null
  if (holds) return { ...item, holds, assumed: false }
  if (amount.length === 0) return item
  const share = amount.length === 1 && amount[0] ? numberOf(amount[0]) : null
  if (share !== null && share < 1) return { ...dishItem(sourceLine, dish, share), assumed: false }
  const [food] = readTold(dish.title).flatMap((read) => read.food ?? [])
  // What the table names in full it weighs better than a recipe's portion.
  if (food && [food.name, ...(food.also ?? [])].some((name) => keyOfTitle(name) === keyOfTitle(dish.title))) return null
  const stated = amountOf(`${typedOf(amount)} ${dish.title}`, food ?? null)
  const measure = stated?.measure === 'szt.' ? PIECE : (stated?.measure ?? PIECE)
  const grams =
    stated && (food ? gramsOfMeasure(food, stated.quantity, measure) : measure === 'g' || measure === 'ml' ? stated.quantity : null)
  return grams ? { ...item, grams, quantity: stated.quantity, measure, assumed: false } : item
}

/** Grams of so many pieces of a dish that the table weighs by the piece: half a baguette is no half of what a recipe serves one. */
function piecesOfTitled({ title }: NamedDish, count: number): number | null {
  const [food] = readTold(title).flatMap((read) => read.food ?? [])
  const isWeighed = food?.kind === 'dish' && portionsOf(food.id).some(({ measures }) => measures[PIECE] !== undefined)
  return isWeighed ? gramsOfMeasure(food, count, PIECE) : null
}

/** What so many pieces of the food that a dish is called by weigh: "pół kalafiora z bułką tartą" holds half a cauliflower. */
function heldOf({ title }: NamedDish, count: number): ReadMealItem['holds'] {
  const [head = ''] = title.split(/\sze?\s/u)
  const [food] = readTold(head).flatMap((read) => read.food ?? [])
  const grams = food?.kind === 'food' ? gramsOfMeasure(food, count, PIECE) : null
  return food && grams !== null ? { foodId: food.id, grams } : null
}

/** A dish by its head words, with what else is told of it; null where no dish is called so. */
export function calledItems(
  sourceLine: string,
  { text, parts }: { text: string; parts: readonly Part[] },
  dishes: DishIndex,
  { isWith, count }: { isWith: boolean; count: number | null },
): ReadMealItem[] | null {
  const words = wordsOf(text)
  const additions = parts.slice(1).flatMap(({ text: part }) => readPart(part, { isAddition: true, vessel: null, count: null, times: 1 }))
  const told = additions.flatMap(({ food, sourceLine: part }) =>
    food && isContent(food) ? { food, isMadeOf: isGenitive(part, food) } : [],
  )
  const measured = measuredDish(words)
  const all = dishesCalled(dishes, typedOf(measured?.rest ?? withoutCount(words)))
  if (all.length === 0) return null
  const called = all.find(({ dish, left }) => !isOfOther(dish.title, told) && !isOtherway(parts[0], left) && !isOtherDish(parts[0], left))
  if (!called)
    return [unknownItem(sourceLine, text, []), ...additions.filter(({ food, status }) => status === 'ready' && food && !isContent(food))]
  const more: ReadMealItem[] = []
  let holds: ReadMealItem['holds'] = null
  for (const { text: part } of parts.slice(1)) {
    const [item] = readPart(part, { isAddition: true, vessel: null, count: null, times: 1 })
    if (item?.food && !item.assumed && item.grams !== null && holds === null) holds = { foodId: item.food.id, grams: item.grams }
    else if (
      !contentOf(called.dish.title).some((food) => item?.food && isSame(item.food, food)) &&
      searchWords(part)
        .map(searchStem)
        .some((stem) => called.left.includes(stem))
    )
      more.push(...(item ? [item] : []))
  }
  // What nobody knows must not hide behind a dish that is called alike.
  const isCertain = more.length < parts.length && !isWith
  const stated = measured?.amount ?? amountOf(typedOf(amountIn(wordsOf(parts[0]?.text ?? ''))), null)
  const grams = stated ? gramsOfDish(called.dish, stated) : null
  const item = { ...dishItem(sourceLine, called.dish, count ?? 1), holds, isOneOfSeveral: !isWholeTitle(called.dish, text) }
  if (!isCertain) return null
  return [grams === null || !stated ? item : { ...item, ...stated, grams, assumed: false }, ...more]
}

/** Words that begin with a measure or a vessel of a dish, apart: "cztery łyżki puree". Null where they begin with none. */
function measuredDish(words: readonly Word[]): { rest: readonly Word[]; amount: HouseholdAmount } | null {
  const number = words[0] ? numberOf(words[0]) : null
  const rest = withoutCount(words)
  const measure = rest[0] ? measureOf(rest[0]) : null
  return measure === null || rest.length < 2 || knowsFood(typedOf(rest))
    ? null
    : { rest: rest.slice(1), amount: { quantity: number ?? 1, measure } }
}

/** Grams of a measure of a dish: of the food that it is called like, else of what is cooked. Null for pieces and portions. */
function gramsOfDish({ title }: NamedDish, { quantity, measure }: HouseholdAmount): number | null {
  if (measure === 'g' || measure === 'ml') return quantity
  const [food] = readTold(title).flatMap((read) => read.food ?? [])
  // A plate of a dish is no plate of the dry pasta that it is called by.
  const grams =
    (food && food.kind !== 'food' && measure !== 'szt.' ? gramsOfMeasure(food, 1, measure) : null) ??
    gramsOfKind(MEAL_WORDS.cooked, measure)
  return grams === undefined ? null : grams * quantity
}

/** Whether a title says that the dish is made of something else than what was told: a risotto with peas is none with mushrooms. */
function isOfOther(title: string, told: readonly { food: Food; isMadeOf: boolean }[]): boolean {
  if (told.length === 0) return false
  const titled = contentOf(title)
  // "kotlety z kalafiora" that a title says nothing of are no other cutlets.
  if (titled.length === 0) return told.some(({ isMadeOf }) => isMadeOf)
  const untold = titled.filter((other) => !told.some(({ food }) => isSame(food, other)))
  return untold.length === titled.length || untold.some((food) => isOneOf(food, MEAL_WORDS.made_of.flesh))
}

/** Whether what was said behind "w" or "na" is not what the dish is called by. */
function isOtherway(head: Part | undefined, left: readonly string[]): boolean {
  return (
    head?.isOther === true &&
    searchWords(head.text)
      .map(searchStem)
      .some((stem) => left.includes(stem))
  )
}

/** Whether the words that name the dish say more than its title does, and not how it was made: "klopsy królewieckie" are no other meatballs. */
function isOtherDish(head: Part | undefined, left: readonly string[]): boolean {
  return unexplained(head?.text ?? '', []).some(({ plain, isManner }) => !isManner && left.includes(searchStem(plain)))
}
