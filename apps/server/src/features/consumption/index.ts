export { routes } from './consumption.routes.ts'
