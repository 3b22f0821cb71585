export { awardPoints, refundPoints, reservePoints, settlePoints } from './move-points.ts'
export { countChargedPoints, countUnspentPoints, getBalance } from './points.queries.ts'
export { routes } from './points.routes.ts'
