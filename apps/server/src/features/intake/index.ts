export { jobs } from './intake.jobs.ts'
export { routes } from './intake.routes.ts'
export { purgePictures } from './purge-pictures.job.ts'
export { purgeSessions } from './purge-sessions.job.ts'
