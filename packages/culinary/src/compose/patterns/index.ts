export { composeFromPatterns, fitPatterns } from './compose-from-patterns.ts'
