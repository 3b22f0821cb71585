export { awardPoints, refundPoints, reservePoints, settlePoints } from './move-points.ts'
export { countChargedPoints, getBalance } from './points.queries.ts'
export { routes } from './points.routes.ts'
