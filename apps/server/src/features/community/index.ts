export { routes } from './community.routes.ts'
