export { jobs } from './intake.jobs.ts'
export { routes } from './intake.routes.ts'
export { purgeSessions } from './intake-session.ts'
export { purgePictures } from './submit-receipt.ts'
