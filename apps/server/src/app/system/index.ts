export { jobs, purgeExpired } from './purge-expired.job.ts'
export { routes } from './system.routes.ts'
