/**
 * Masks of traits whose recipes without them have an index of their words apart (migration 0086), the fewest recipes first: of what vegans eat,
 * and of what holds no meat. The numbers stand in the indexes as well: PostgreSQL uses one where a question says the very same.
 */
export const WORD_INDEXES: readonly number[] = [4_186_190, 507_904]

/** The mask of the index that holds all recipes without these traits, and the fewest others; undefined where only the index of all does. */
export function wordIndexWithout(traits: number): number | undefined {
  return WORD_INDEXES.find((mask) => (traits & mask) === mask)
}
