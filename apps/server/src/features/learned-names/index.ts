export { routes } from './learned-names.routes.ts'
export { type Correction, findLearnedNames as recallNames, type KnownName, learnNames } from './learned-names.ts'
