export { type Seasoned, seasonDish } from './season-dish.ts'
