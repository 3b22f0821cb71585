import type { Choice } from './choice.ts'

/** Main diets, of which a user follows one or none. */
export const DIETS = [
  { id: 1, key: 'omnivore', name: 'Wszystkożerna' },
  { id: 2, key: 'flexitarian', name: 'Fleksitariańska' },
  { id: 3, key: 'pescatarian', name: 'Peskatariańska' },
  { id: 4, key: 'vegetarian', name: 'Wegetariańska' },
  { id: 5, key: 'vegan', name: 'Wegańska' },
  { id: 6, key: 'mediterranean', name: 'Śródziemnomorska' },
  { id: 7, key: 'dash', name: 'DASH' },
  { id: 8, key: 'paleo', name: 'Paleo' },
  { id: 9, key: 'halal', name: 'Halal' },
  { id: 10, key: 'kosher', name: 'Koszerna' },
] as const satisfies readonly Choice[]

/** Dietary styles, any number of which go with a diet. */
export const DIETARY_STYLES = [
  { id: 1, key: 'low-carb', name: 'Niskowęglowodanowy' },
  { id: 2, key: 'high-protein', name: 'Wysokobiałkowy' },
  { id: 3, key: 'gluten-free', name: 'Bezglutenowy' },
  { id: 4, key: 'lactose-free', name: 'Bez laktozy' },
  { id: 5, key: 'low-fat', name: 'Niskotłuszczowy' },
  { id: 6, key: 'ketogenic', name: 'Ketogeniczny' },
  { id: 7, key: 'low-glycaemic', name: 'Niski indeks glikemiczny' },
  { id: 8, key: 'high-fibre', name: 'Bogaty w błonnik' },
  { id: 9, key: 'low-sodium', name: 'Mało soli' },
  { id: 10, key: 'easy-to-digest', name: 'Lekkostrawny' },
] as const satisfies readonly Choice[]
