/** How far servings of the same dish may be made smaller or larger to meet a wished energy. */
const SERVING_SIZE = { least: 0.6, most: 1.6 }

/** How large a serving comes nearest to the wished energy, against what the recipe gives. */
export function servingSizeFor(kcal: number | null, wished: number | null): number {
  if (wished === null || kcal === null || kcal <= 0) return 1
  return Math.min(SERVING_SIZE.most, Math.max(SERVING_SIZE.least, wished / kcal))
}
