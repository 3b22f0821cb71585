export { jobs } from './compose.jobs.ts'
export { routes } from './compose.routes.ts'
export { purgeRecipeSessions } from './purge-sessions.job.ts'
