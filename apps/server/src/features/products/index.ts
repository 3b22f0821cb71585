import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeLookups, refreshProduct } from './look-up-product.ts'

export { findLabel, purgeLookups } from './look-up-product.ts'
export { routes } from './products.routes.ts'

export const jobs: readonly JobDefinition[] = [refreshProduct, purgeLookups]
