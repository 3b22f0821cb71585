import { type Food, MEAL_WORDS } from '@spizarka/knowledge'
import { PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { onceCooked } from '../../parse/names/once-cooked.ts'
import { isGenitive, isOneOf, isSame } from '../made-of.ts'
import type { ReadMealItem } from '../meal-items.ts'
import { isOfAmount } from '../meal-parts.ts'
import { typedOf, withoutIntroduction, wordsOf } from '../meal-words.ts'
import { readTold } from '../read-told.ts'

/** A part of a meal that was told by itself, and what it was read as. */
export interface ReadMealPart {
  /** As it was typed. */
  told: string
  items: readonly ReadMealItem[]
  /** It says no more than whose it was or that it was something, so that nobody can know what. */
  isUntold: boolean
}

/** Parts with what is told of them behind them: how much of something there was, what of it was in something else. */
export function withToldAfter(parts: readonly ReadMealPart[]): ReadMealPart[] {
  return withoutDishesToldByParts(withoutSaucesInside(withoutJudgements(withAmountsOfBefore(amountsToldAfter(parts)))))
}

/** "kebab w bułce, sos mieszany": the sauce of what is weighed with its sauce is in it, also behind a comma. */
function withoutSaucesInside(parts: readonly ReadMealPart[]): ReadMealPart[] {
  const { of, sauces } = MEAL_WORDS.sauced
  return parts.filter(({ items: [sauce, other] }, place) => {
    const whole = parts[place - 1]?.items[0]?.food
    const isInside = whole != null && sauce?.food != null && isOneOf(whole, of) && isOneOf(sauce.food, sauces)
    return other !== undefined || !isInside || !sauce.assumed
  })
}

const BETWEEN_PARTS = /\s(?:ze?|na|i)\s/u

/** "pyry z gzikiem, 5 pyrek i gzik 4 łyżki": a dish of which each part is told again with its amount is those parts. */
function withoutDishesToldByParts(parts: readonly ReadMealPart[]): ReadMealPart[] {
  return parts.filter(({ items: [dish, other] }, place) => {
    if (other !== undefined || !dish?.dishId || !dish.assumed) return true
    const named = dish.title.split(BETWEEN_PARTS).flatMap((part) => readTold(part)[0]?.food ?? [])
    const told = parts.slice(place + 1, place + 1 + named.length).flatMap(({ items }) => items)
    const isTold = named.every((food) => told.some((item) => !item.assumed && item.food && isSame(item.food, onceCooked(food) ?? food)))
    return named.length < 2 || !isTold
  })
}

/** "barszcz z uszkami, sześć uszek": how much there was of what went with something, told right behind it, is no more of it. */
function amountsToldAfter(parts: readonly ReadMealPart[]): ReadMealPart[] {
  return parts.reduce<ReadMealPart[]>((told, part) => {
    const [item, other] = part.items
    const before = told.at(-1)
    const same = other === undefined && item && !item.assumed ? before?.items.findIndex((each) => isToldAgain(each, item)) : undefined
    // A thing that was told alone is told again because it was had again.
    if (!before || !item || same === undefined || same < 0 || before.items.length < 2) return [...told, part]
    return [...told.slice(0, -1), { ...before, items: before.items.map((each, place) => (place === same ? item : each)) }]
  }, [])
}

/**
 * "bułka z makrelą, makreli z pół sztuki", "kasza ze zsiadłym mlekiem, mleka dwa kubki": what was told without an amount and is told again in the genitive, with
 * one, was that much. What is told of another meal, or as it stands on a shelf, was had again.
 */
function withAmountsOfBefore(parts: readonly ReadMealPart[]): ReadMealPart[] {
  return parts.reduce<ReadMealPart[]>((told, part) => {
    const [item, other] = part.items
    const isAmount =
      item?.food != null && other === undefined && !item.assumed && item.grams !== null && isTheirAmount(part.told, item.food)
    const at = isAmount ? told.findLastIndex(({ items }) => items.some((each) => isOfSame(each, item))) : -1
    if (!item || at < 0 || told.slice(at + 1).some(({ told: between }) => beginsAnew(between))) return [...told, part]
    const { grams, quantity, measure } = item
    return told.map((each, place) =>
      place === at
        ? { ...each, items: each.items.map((one) => (isOfSame(one, item) ? { ...one, grams, quantity, measure, assumed: false } : one)) }
        : each,
    )
  }, [])
}

/** "schabowy jak podeszwa" behind a cutlet that was told: how it was, and no other. */
function withoutJudgements(parts: readonly ReadMealPart[]): ReadMealPart[] {
  return parts.filter(({ told, items: [item, other] }, place) => {
    const isJudged = item?.food != null && other === undefined && item.assumed && JUDGED.test(told)
    return !isJudged || !parts.slice(0, place).some(({ items }) => items.some(({ food }) => food && item.food && isSame(food, item.food)))
  })
}

const JUDGED = /\p{L}\s(?:jak|był[aoy]?|taki|taka|takie|zbyt|wyszł[aoy]|smakował[aoy]?)(?:\s|$)/u

/** Whether a part is nothing but a food in the genitive with how much there was of it, and begins no other meal. */
function isTheirAmount(told: string, food: Food): boolean {
  const words = wordsOf(told)
  const named = withoutIntroduction(words).filter((word) => !isOfAmount(word) && !PREPOSITIONS.has(word.plain))
  return !beginsAnew(told) && named.length > 0 && isGenitive(typedOf(named.slice(0, 1)), food, true)
}

/** "wieczorem mleko": another meal or time is told of. */
function beginsAnew(told: string): boolean {
  const words = wordsOf(told)
  const first = words[0]
  return first !== undefined && !isOfAmount(first) && withoutIntroduction(words).length < words.length
}

function isOfSame(one: ReadMealItem, other: ReadMealItem): boolean {
  // "micha kaszy, kaszy będzie 300 g": scales say more than a bowl.
  const isLessExact = one.assumed || (isOfScales(other) && !isOfScales(one))
  if (!isLessExact || one.status !== 'ready' || one.food === null || other.food === null) return false
  // "kasza ze zsiadłym mlekiem, mleka dwa kubki".
  return isSame(one.food, other.food) || (one.food.name.startsWith(`${other.food.name} `) && one.food.aisle === other.food.aisle)
}

function isOfScales({ measure }: ReadMealItem): boolean {
  return measure === 'g' || measure === 'ml'
}

function isToldAgain(before: ReadMealItem, item: ReadMealItem): boolean {
  return before.assumed && before.food !== null && before.food.id === item.food?.id
}
