export { createOpenFoodFacts } from './open-food-facts/index.ts'
export { readOffProduct } from './open-food-facts/read-answer.ts'
export type { LookedUpProduct, ProductLookup } from './port.ts'
export { ProductLookupError } from './port.ts'
