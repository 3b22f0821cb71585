import { type Food, findFoodById, WORDS } from '@spizarka/knowledge'

const COOKED: ReadonlySet<string> = new Set(WORDS.names.onceCooked)

/** Whether folded words say that what they name is cooked already: "ugotowany", "z wczoraj". */
export function saysCooked(words: readonly string[]): boolean {
  return words.some((word) => COOKED.has(word))
}

/**
 * The food that a raw one is once it is cooked, by its own record or by that of what it is a kind of; null where no record says so. Itself
 * where the cooked one is told to hold other allergens: cooked pasta without gluten is no pasta with it.
 */
export function onceCooked(food: Food): Food | null {
  for (let kind: Food | null = food; kind; kind = findFoodById(kind.parent)) {
    if (kind.onceCooked === undefined) continue
    const cooked = findFoodById(kind.onceCooked)
    return cooked && sameAllergens(cooked, food) && !food.tags?.includes('cooked') && food.drainedShare === undefined ? cooked : food
  }
  return null
}

function sameAllergens({ allergens: some }: Food, { allergens: others }: Food): boolean {
  return some.length === others.length && some.every((each) => others.includes(each))
}

/** "makaron świderki" from yesterday is "makaron świderki ugotowany": named as the record is, which ends in what was done to it. */
export function nameOnceCooked(name: string, raw: Food, cooked: Food): string {
  return name === raw.name ? cooked.name : `${name} ${cooked.name.split(' ').at(-1)}`
}
