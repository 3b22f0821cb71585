export { routes } from './billing.routes.ts'
