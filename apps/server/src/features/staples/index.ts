export { routes } from './staples.routes.ts'
export { addStaple, listAssumedFoods } from './staples.ts'
