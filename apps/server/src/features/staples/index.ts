export { routes } from './staples.routes.ts'
export { listAssumedFoods } from './staples.ts'
