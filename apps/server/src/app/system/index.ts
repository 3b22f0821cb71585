export { jobs, purgeExpired } from './purge-expired.job.ts'
export { pages, routes } from './system.routes.ts'
