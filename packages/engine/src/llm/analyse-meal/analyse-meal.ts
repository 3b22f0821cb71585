import { isAmountSaidIn, type ReadMealItem, type ReadMealPart, readMeal, readMealParts } from '@spizarka/culinary/meals'
import type { AnalyseMealRequest } from '../../actions.ts'
import type { Ask } from '../ask.ts'
import { outgoingLine, plainName, sharesWordStem } from '../typed-lines.ts'
import { type FoodAnswer, mealQuestion } from './question.ts'

/** Reads a meal by the built-in rules and asks the model about the parts that they could not read, and about nothing else. */
export async function analyseMeal(ask: Ask, { text, dishes }: AnalyseMealRequest, signal?: AbortSignal): Promise<ReadMealItem[]> {
  const parts = readMealParts(text, dishes)
  const asked = parts.flatMap((part) => {
    const line = isDoubtful(part) ? outgoingLine(part.told) : null
    return line === null ? [] : [{ part, text: line }]
  })
  const answer = asked.length === 0 ? null : await ask(mealQuestion(asked), signal)
  const accepted = new Map<ReadMealPart, readonly ReadMealItem[]>()
  for (const { line, foods } of answer?.lines ?? []) {
    const part = asked[line - 1]?.part
    const items = part && acceptFoods(part, foods, (name) => readMeal(name, dishes))
    if (part && items) accepted.set(part, items)
  }
  return parts.flatMap((part) => accepted.get(part) ?? part.items)
}

/** Whether the rules did not know something in it that somebody else may know: what was eaten at an aunt's nobody does. */
function isDoubtful({ items, isUntold }: ReadMealPart): boolean {
  // Foods without figures are not offered to the model.
  return !isUntold && items.some(({ status, food, isDoubtful: isOfSomeWords }) => isOfSomeWords || (status === 'unknown' && food === null))
}

const MAX_NAME_LENGTH = 60
const MAX_AMOUNT_LENGTH = 40
const MAX_FOODS = 8
/** "Kanapka z szynką" is bread and ham; a name that is read as more is a meal of its own. */
const MAX_FOODS_PER_NAME = 2

/**
 * A part of a meal with what a model says of it: each name is read and weighed by our own reader, an amount counts only in the words of the part,
 * and what the rules had read themselves stays theirs. Null where anything of the answer cannot be read or does not come from there.
 */
function acceptFoods(
  { told, items }: ReadMealPart,
  foods: readonly FoodAnswer[],
  read: (text: string) => readonly ReadMealItem[],
): ReadMealItem[] | null {
  if (foods.length > MAX_FOODS) return null
  const placed = new Set(items.filter(isReady).map(keyOf))
  const doubtful = items.filter((item) => !isReady(item))
  const fresh: { name: string; items: readonly ReadMealItem[] }[] = []
  for (const food of foods) {
    const meant = readFood(food, told, read)
    if (!meant) return null
    // The model repeats what the rules had read because it was shown the whole part.
    if (!meant.every((item) => placed.has(keyOf(item)))) fresh.push({ name: food.name, items: meant })
  }
  // More foods than the rules had missed must be words of the part, not merely foods that exist.
  if (fresh.length === 0 || (fresh.length > doubtful.length && !fresh.every(({ name }) => sharesWordStem(name, told)))) return null
  const found = fresh.flatMap((each) => each.items).map((item) => ({ ...item, sourceLine: told }))
  const place = items.findIndex((item) => !isReady(item))
  return [...items.slice(0, place), ...found, ...items.slice(place).filter(isReady)]
}

/** A name by our own reader, with its amount where the part says so; null where it is not known, or holds an amount itself. */
function readFood(
  { name, amount }: FoodAnswer,
  told: string,
  read: (text: string) => readonly ReadMealItem[],
): readonly ReadMealItem[] | null {
  const plain = plainName(name, MAX_NAME_LENGTH)
  const alone = plain === null ? [] : read(plain)
  if (alone.length === 0 || alone.length > MAX_FOODS_PER_NAME || !alone.every((item) => isReady(item) && item.assumed)) return null
  const withAmount = amount !== null && amount.length <= MAX_AMOUNT_LENGTH && isAmountSaidIn(amount, told) ? read(`${amount} ${plain}`) : []
  const isSame =
    withAmount.length === alone.length && withAmount.every((item, place) => isReady(item) && item.title === alone[place]?.title)
  return isSame ? withAmount : alone
}

/** What was read by some of its words only may be something else to a model. */
function isReady({ status, isDoubtful: isOfSomeWords }: ReadMealItem): boolean {
  return status === 'ready' && !isOfSomeWords
}

function keyOf({ food, dishId }: ReadMealItem): string {
  return food ? `food ${food.id}` : `dish ${dishId}`
}
