export { type AssumedAmount, assumedAmount, type EatenMeasure, gramsOfMeasure, measuresOf } from './eaten-amounts.ts'
