export { routes } from './accounts.routes.ts'
