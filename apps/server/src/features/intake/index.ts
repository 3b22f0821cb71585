export { routes } from './intake.routes.ts'
export { jobs } from './intake.jobs.ts'
