import { type Food, isOneOf, MENU_RULES } from '@spizarka/knowledge'

const { seasons: SEASONS } = MENU_RULES.planning

/** Whether a food is sold fresh in other months than this one (1 to 12). */
export function isOutOfSeason(food: Food, month: number): boolean {
  return (
    isFresh(food) &&
    SEASONS.some(({ foods, months, isSoldAllYear }) => !isSoldAllYear && !months.includes(month) && isOneOf(food.id, foods))
  )
}

/** Whether a food that is sold all year comes from far in this month (1 to 12): dear, and tasting of little. */
export function isFromFar(food: Food, month: number): boolean {
  const { id } = food
  return isFresh(food) && SEASONS.some(({ foods, months, isSoldAllYear }) => isSoldAllYear && !months.includes(month) && isOneOf(id, foods))
}

function isFresh({ aisle, storage }: Food): boolean {
  return storage !== 'freezer' && (aisle === 'vegetables' || aisle === 'fruit')
}
