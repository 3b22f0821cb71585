export { type Correction, type KnownName, learnNames, recallNames } from './learn-names.ts'
export { routes } from './learned-names.routes.ts'
