import { MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { EGGS, FAT, SALT, SWEET } from '../shared-slots.ts'

/** The batter is fried in a pan, whatever mixed it. */
const FRY_AND_SERVE: readonly PatternStep[] = [
  {
    needs: ['fat'],
    uses: ['fat'],
    text: 'Na patelni rozgrzej {fat:acc}, nakładaj ciasto łyżką i smaż placuszki partiami po 2–3 minuty z każdej strony, aż będą złote, razem około 15 minut.',
    timer: { minutes: 15, label: 'Smażenie' },
  },
  {
    needs: [],
    uses: ['fruit', 'sweet'],
    text: 'Przełóż na talerze{, na wierzch daj |fruit:acc| w kawałkach}{. Dosłódź do smaku |sweet:ins|}. Podaj od razu.',
  },
]

export const PANCAKE: Pattern = {
  id: 'pancake',
  title: 'Placuszki',
  kind: 'pancakes',
  meals: ['breakfast', 'dinner', 'snack', 'lunch'],
  activeMinutes: 25,
  setUpMinutes: 5,
  equipment: ['hob'],
  keepsDays: 1,
  slots: [
    { role: 'starch', grams: 70, foods: foods.FLOURS, least: 1, most: 1 },
    { role: 'liquid', grams: 90, foods: foods.MILKS, least: 1, most: 1 },
    EGGS(51),
    { ...SALT, grams: 0.3 },
    { ...FAT, grams: 7 },
    { role: 'fruit', grams: 80, foods: foods.FRUIT, least: 0, most: 2 },
    SWEET,
  ],
  oneOf: ['eggs'],
  named: ['fruit'],
  steps: [
    {
      needs: ['starch'],
      uses: ['starch', 'liquid', 'eggs', 'salt'],
      text: 'Wymieszaj trzepaczką {starch,liquid,eggs,salt:acc} na gładkie, gęste ciasto i odstaw na 5 minut.',
      timer: { minutes: 5, label: 'Ciasto' },
    },
    ...FRY_AND_SERVE,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 20,
      setUpMinutes: 5,
      equipment: ['hob'],
      steps: [
        {
          needs: ['starch'],
          uses: ['starch', 'liquid', 'eggs', 'salt'],
          text: 'Do naczynia włóż {starch,liquid,eggs,salt:acc} i zmiksuj na gładkie, gęste ciasto. Odstaw na 5 minut.',
          timer: { minutes: 5, label: 'Ciasto' },
          machine: { seconds: 20, speed: 5 },
        },
        ...FRY_AND_SERVE,
      ],
    },
  ],
}
