export { routes } from './second-factor.routes.ts'
export { placeOfSecret } from './second-factors.queries.ts'
