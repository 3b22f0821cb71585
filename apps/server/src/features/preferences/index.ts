export { routes } from './preferences.routes.ts'
export { readPreferences } from './preferences.ts'
