export { jobs, purgeExpired } from './purge-expired.ts'
export { pages, routes } from './system.routes.ts'
