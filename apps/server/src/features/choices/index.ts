export { routes } from './choices.routes.ts'
