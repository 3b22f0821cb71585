export { jobs } from './intake.jobs.ts'
export { routes } from './intake.routes.ts'
export { purgeSessions } from './purge-sessions.job.ts'
