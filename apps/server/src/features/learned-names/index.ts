export { type Correction, learnNames, type KnownName, recallNames } from './learn-names.ts'
export { routes } from './learned-names.routes.ts'
