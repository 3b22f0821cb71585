/**
 * Which food a form means when several could: rows named here win over the others. Written down because a rule cannot know
 * that hurried people who type "maki" mean flour, not poppies.
 */
const PREFERRED: ReadonlyMap<string, number> = new Map([
  ['maka', 1],
])

/** Weight of a name's food among others that fit a word equally well; 0 when nobody stated a preference. */
export function preferenceOf(variant: { food: { id: string } }): number {
  return PREFERRED.get(variant.food.id) ?? 0
}
