import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { SWEET } from '../shared-slots.ts'

export const MILK_GRAIN: Pattern = {
  id: 'milk-grain',
  title: 'Kasza na słodko',
  lead: { roles: ['starch'] },
  kind: 'porridge',
  meals: ['breakfast', 'snack'],
  activeMinutes: 12,
  setUpMinutes: 5,
  equipment: ['hob'],
  keepsDays: 1,
  slots: [
    { role: 'starch', grams: 50, foods: foods.SLOW_IN_MILK, least: 1, most: 1 },
    { role: 'liquid', grams: 270, foods: foods.MILKS, least: 1, most: 1 },
    { role: 'fruit', grams: 80, foods: foods.FRUIT, least: 0, most: 2 },
    { role: 'spice', grams: 0.5, foods: foods.SWEET_SPICE, least: 0, most: 1, measure: 'łyżeczka' },
    SWEET,
  ],
  oneOf: ['fruit', 'sweet'],
  named: ['starch', 'fruit'],
  steps: [
    {
      needs: ['starch'],
      uses: ['starch', 'liquid', 'spice'],
      text: '{starch:acc} przepłucz na sicie gorącą wodą. W garnku zagotuj {liquid:acc}, wsyp przepłukane ziarna{, dodaj |spice:acc|} i gotuj na najmniejszym ogniu 22 minuty, mieszając od dna.',
      timer: { minutes: 22, label: 'Gotowanie' },
    },
    {
      needs: [],
      uses: ['fruit', 'sweet'],
      text: 'Przełóż do miseczek{ i ułóż na wierzchu |fruit:acc| w kawałkach}{. Dosłódź do smaku |sweet:ins|}.',
    },
  ],
}
