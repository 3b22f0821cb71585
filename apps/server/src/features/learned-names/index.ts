export { type Correction, learnNames } from './learn-names.ts'
export { routes } from './learned-names.routes.ts'
export { type KnownName, recallNames } from './recall-names.ts'
