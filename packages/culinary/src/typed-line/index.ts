export { readTypedLine, type TypedLine, type TypedProduct } from './read-typed-line.ts'
