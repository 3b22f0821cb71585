import { type Food, isA, MEAL_WORDS } from '@spizarka/knowledge'
import { searchWords } from '../recipes/index.ts'
import { wordsOf } from './meal-words.ts'
import { readTold } from './read-told.ts'

/**
 * Whether words may stand in the genitive behind "z": what something is made of, and not what it is eaten with. `isOnly`: and in no other case, as
 * what stands by itself may be something else that was eaten ("jabłka").
 */
export function isGenitive(words: string, { name, also = [] }: Food, isOnly = false): boolean {
  const nominatives = new Set([name, ...also].flatMap((each) => searchWords(each).slice(0, 1)))
  const isOwn = (plain: string, ending: string) => nominatives.has(`${plain.slice(0, -1)}${ending}`)
  return wordsOf(words).every(({ typed, plain }) => {
    // Of many feminine and neuter things the genitive has no ending: "z jabłek", "z malin".
    if (!/(?:a|[^m]i|y|u|ów|ch|go|ej|[bcdfghjklłnpqrsśtvwxzźż])$/u.test(typed)) return false
    // "jabłka" is of one apple, too; a "bułka" is a roll.
    return !nominatives.has(plain) || (!isOnly && (plain.endsWith('a') ? isOwn(plain, 'o') : isOwn(plain, 'a')))
  })
}

/** Whether it is what dishes are made of, and not something that is served with them. */
export function isContent(food: Food): boolean {
  const { of, flesh, except } = MEAL_WORDS.made_of
  return (isOneOf(food, of) || isOneOf(food, flesh)) && !isOneOf(food, except)
}

/** Whether a food belongs to one of the groups. */
export function isOneOf({ id }: Food, groups: readonly string[]): boolean {
  return groups.some((group) => isA(id, group))
}

/** Whether one of two foods is a kind of the other. */
export function isSame(one: Food, other: Food): boolean {
  return isA(one.id, other.id) || isA(other.id, one.id)
}

const CONTENTS = new Map<string, readonly Food[]>()

/** The foods that a title says a dish is made of. */
export function contentOf(title: string): readonly Food[] {
  const known = CONTENTS.get(title)
  if (known) return known
  const [, ...parts] = title.split(/\s(?:ze?|na|we?|i|po)\s|,\s/u)
  const foods = parts.flatMap((part) => readTold(part).flatMap(({ food }) => (food && isContent(food) ? food : [])))
  if (CONTENTS.size >= MOST_TITLES) CONTENTS.clear()
  CONTENTS.set(title, foods)
  return foods
}

const MOST_TITLES = 5_000
