export { routes } from './fitness.routes.ts'
export { readDayTargets } from './fitness-profile.ts'
