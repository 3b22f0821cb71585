export { routes } from './second-factor.routes.ts'
export { deleteFactors as removeSecondFactors, placeOfSecret } from './second-factors.queries.ts'
