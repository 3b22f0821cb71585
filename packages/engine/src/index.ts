export type { Engine, ExtractedItem, ExtractProductsRequest } from './port.ts'
export { EngineError } from './port.ts'
