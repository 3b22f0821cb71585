export { looksOf } from './look-alikes.ts'
