export { purgeLookups } from './look-up-product.ts'
export { jobs } from './products.jobs.ts'
export { routes } from './products.routes.ts'
