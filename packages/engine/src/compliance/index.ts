export { COMPOSE_RECIPES } from './compose-recipes.ts'
export { EXTRACT_PRODUCTS } from './extract-products.ts'
export { ILLUSTRATE } from './illustrate.ts'
export { READ_RECEIPT } from './read-receipt.ts'
