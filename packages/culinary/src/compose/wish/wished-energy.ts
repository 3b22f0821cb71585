/** Share by which an energy is still what was asked for. */
const NEAR = 0.15
/** How far servings of the same dish may be made smaller or larger to meet a wished energy. */
const SERVING_SIZE = { least: 0.6, most: 1.6 }

/** How far an energy is from a wished one, both kcal a serving; 0 where none is wished, and further than any where none is known. */
export function distanceFromWish(kcal: number | null, wished: number | null): number {
  if (wished === null) return 0
  return kcal === null ? Number.POSITIVE_INFINITY : Math.abs(kcal - wished)
}

/** Whether an energy is as good as the wished one. */
export function isAsWished(kcal: number | null, wished: number | null): boolean {
  return wished === null || distanceFromWish(kcal, wished) <= NEAR * wished
}

/** The sentence on how an energy meets the wished one; none where none is wished or known. */
export function describeEnergy(kcal: number | null, wished: number | null): string[] {
  if (wished === null || kcal === null) return []
  const about = Math.round(kcal / 10) * 10
  if (isAsWished(kcal, wished)) return [`Porcja ma około ${about} kcal.`]
  return [`Najbliżej, jak się dało: porcja ma około ${about} kcal zamiast ${wished} kcal.`]
}

/** How large a serving comes nearest to the wished energy, against what the recipe gives. */
export function servingSizeFor(kcal: number | null, wished: number | null): number {
  if (wished === null || kcal === null || kcal <= 0) return 1
  return Math.min(SERVING_SIZE.most, Math.max(SERVING_SIZE.least, wished / kcal))
}

/** How large a serving becomes at most, whatever a dish has of energy. */
export function mostOfServing(wished: number | null, usual = 1): number {
  return wished === null ? usual : SERVING_SIZE.most
}
