export { routes } from './admin.routes.ts'
