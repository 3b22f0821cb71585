export { routes } from './learned-names.routes.ts'
export { type Correction, type KnownName, learnNames, recallNames } from './learned-names.ts'
