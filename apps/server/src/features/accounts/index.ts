export { routes } from './accounts.routes.ts'
export { jobs, purgeEnded } from './purge-ended.job.ts'
