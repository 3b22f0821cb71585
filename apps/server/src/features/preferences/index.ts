export { routes } from './preferences.routes.ts'
