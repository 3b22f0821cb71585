export { routes } from './onboarding.routes.ts'
