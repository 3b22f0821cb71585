export { illustrate as drawDishCard } from './illustrate.ts'
