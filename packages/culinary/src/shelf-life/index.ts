export { estimateBestBefore } from './estimate-best-before.ts'
