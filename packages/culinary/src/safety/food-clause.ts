import { type Food, type FoodClause, isA } from '@spizarka/knowledge'

/** Whether a food is what a clause of a rule or an exclusion group means; `rule` is the slug of the rule that asks, where one does. */
export function meetsClause(food: Food, clause: FoodClause, rule = ''): boolean {
  const { aisles, withoutAisles, compositions, from, contains, tags, withoutTags, lactose } = clause
  return (
    (!aisles || aisles.includes(food.aisle)) &&
    !withoutAisles?.includes(food.aisle) &&
    (!clause.kindsOf || clause.kindsOf.some((kind) => isA(food.id, kind))) &&
    (!compositions || (food.composition !== undefined && compositions.includes(food.composition))) &&
    (!from || from.some((origin) => food.origin.includes(origin))) &&
    (!contains || contains.some((allergen) => food.allergens.includes(allergen))) &&
    (!tags || tags.some((tag) => food.tags?.includes(tag))) &&
    !withoutTags?.some((tag) => food.tags?.includes(tag)) &&
    (!lactose || (food.lactose !== undefined && lactose.includes(food.lactose))) &&
    (!clause.wheat || mayBeOfWheat(food)) &&
    (!clause.sweetDrink || isSweetDrink(food)) &&
    (!clause.toxic || food.toxicFor?.includes(rule) === true)
  )
}

function mayBeOfWheat({ allergens, glutenFrom }: Food): boolean {
  return allergens.includes('gluten') && (!glutenFrom || glutenFrom.includes('wheat'))
}

function isSweetDrink({ aisle, tags = [], concentrate }: Food): boolean {
  return tags.includes('added-sugar') && (aisle === 'drinks' || aisle === 'hot-drinks') && !concentrate
}
