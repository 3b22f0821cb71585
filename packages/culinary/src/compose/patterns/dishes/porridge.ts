import { MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { SWEET } from '../shared-slots.ts'

const SERVE: PatternStep = {
  needs: [],
  uses: ['fruit', 'sweet'],
  text: 'Przełóż do miseczek{ i ułóż na wierzchu |fruit:acc| w kawałkach}{. Dosłódź do smaku |sweet:ins|}.',
}

export const PORRIDGE: Pattern = {
  id: 'porridge',
  title: 'Ciepła miseczka',
  calledAfter: foods.OATS.map((food) => [food, 'Owsianka'] as const),
  lead: { roles: ['starch'] },
  kind: 'porridge',
  meals: ['breakfast', 'snack'],
  activeMinutes: 10,
  setUpMinutes: 4,
  equipment: ['hob'],
  keepsDays: 1,
  slots: [
    { role: 'starch', grams: 50, foods: foods.FLAKES, least: 1, most: 1 },
    { role: 'liquid', grams: 250, foods: foods.MILKS, least: 1, most: 1 },
    { role: 'fruit', grams: 80, foods: foods.FRUIT, least: 0, most: 2 },
    { role: 'spice', grams: 0.5, foods: foods.SWEET_SPICE, least: 0, most: 1, measure: 'łyżeczka' },
    SWEET,
  ],
  oneOf: ['liquid'],
  named: ['starch', 'fruit'],
  steps: [
    {
      needs: ['starch'],
      uses: ['starch', 'liquid', 'spice'],
      text: 'Do rondla wlej {liquid:acc} i podgrzej. Mieszając, wsyp {starch:acc}{, dodaj |spice:acc|} i gotuj na małym ogniu 8 minut, często mieszając, aż całość zgęstnieje.',
      timer: { minutes: 8, label: 'Gotowanie' },
    },
    SERVE,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 5,
      setUpMinutes: 4,
      equipment: [],
      steps: [
        {
          needs: ['starch'],
          uses: ['starch', 'liquid', 'spice'],
          text: 'Do naczynia wlej {liquid:acc}, wsyp {starch:acc}{, dodaj |spice:acc|} i gotuj bez miarki, aż całość zgęstnieje.',
          machine: { minutes: 10, heat: 90, speed: 1, reverse: true },
        },
        SERVE,
      ],
    },
  ],
}
