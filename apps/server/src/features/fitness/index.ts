export { routes } from './fitness.routes.ts'
export { readDayTarget } from './fitness-profile.ts'
