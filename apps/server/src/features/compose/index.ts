export { jobs } from './compose.jobs.ts'
export { routes } from './compose.routes.ts'
export { purgeRecipeSessions } from './recipe-session.ts'
