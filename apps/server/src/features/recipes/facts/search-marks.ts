/** Traits and foods of a dish as words of the search index: written as paths, which PostgreSQL keeps as one word each and which nobody can type. */

const BITS = 32
/** Other ids would be split or have a meaning in tsquery. */
const PLAIN_ID = /^[a-z0-9-]+$/

/** What stands for a food among the words of a recipe; none for an id that could not be one word. */
export function markOfFood(food: string): string[] {
  return PLAIN_ID.test(food) ? [`/f/${food}`] : []
}

/** What stands for the traits of the safety gate, one for each of the bits. */
export function marksOfTraits(traits: number): string[] {
  return Array.from({ length: BITS }, (_, bit) => bit).flatMap((bit) => (((traits >>> bit) & 1) === 1 ? [`/t/${bit}`] : []))
}

// The marks below are written by the database itself, from the columns that they repeat (`recipe_search`, migration 0069).

/** Up to how many minutes there is a mark. */
const MARKED_MINUTES: readonly number[] = [15, 30, 45, 60]

/** What stands for what lists are narrowed to: all of it true of a recipe that is wanted. */
export function marksOfFilter({
  kind,
  mealType,
  maxMinutes,
}: {
  kind?: string | undefined
  mealType?: string | undefined
  maxMinutes?: number | undefined
}): string[] {
  const within = maxMinutes === undefined ? undefined : MARKED_MINUTES.find((minutes) => maxMinutes <= minutes)
  return [
    ...(kind === undefined ? [] : [`/k/${kind}`]),
    ...(mealType === undefined ? [] : [`/m/${mealType}`]),
    ...(within === undefined ? [] : [`/q/${within}`]),
  ]
}
