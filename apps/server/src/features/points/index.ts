export { awardPoints, refundPoints, reservePoints, settlePoints } from './move-points.ts'
export { chargedFor, getBalance } from './points.queries.ts'
export { routes } from './points.routes.ts'
