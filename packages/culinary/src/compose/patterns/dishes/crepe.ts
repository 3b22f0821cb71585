import { MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { EGGS, FAT, SALT } from '../shared-slots.ts'

/** The batter is fried in a pan, whatever mixed it. */
const FRY_AND_SERVE: readonly PatternStep[] = [
  {
    needs: ['fat'],
    uses: ['fat'],
    text: 'Patelnię posmaruj cienko {fat:ins} i dobrze rozgrzej. Wlewaj po chochelce ciasta, rozprowadzaj i smaż cienkie naleśniki po minucie z każdej strony, razem około 15 minut.',
    timer: { minutes: 15, label: 'Smażenie' },
  },
  {
    needs: ['spread'],
    uses: ['spread', 'sweet', 'fruit'],
    text: '{spread:acc} rozgnieć widelcem{ z |sweet:ins|} i posmaruj naleśniki.{ Na wierzch daj |fruit:acc| w plasterkach.} Zwiń i podaj od razu.',
  },
  {
    needs: [],
    without: ['spread'],
    uses: ['sweet', 'fruit'],
    text: '{Naleśniki posmaruj |sweet:ins|. }{Nałóż |fruit:acc| w plasterkach. }Złóż w chusteczki i podaj od razu.',
  },
]

export const CREPE: Pattern = {
  id: 'crepe',
  title: 'Naleśniki',
  kind: 'pancakes',
  meals: ['breakfast', 'dinner', 'snack', 'lunch'],
  activeMinutes: 25,
  setUpMinutes: 5,
  equipment: ['hob'],
  keepsDays: 1,
  slots: [
    { role: 'starch', grams: 60, foods: foods.FLOURS, least: 1, most: 1 },
    { role: 'liquid', grams: 150, foods: foods.MILKS, least: 1, most: 1 },
    EGGS(51),
    { ...SALT, grams: 0.3 },
    { ...FAT, grams: 7 },
    { role: 'spread', grams: 80, foods: foods.CURD, least: 0, most: 1 },
    { role: 'sweet', grams: 25, foods: foods.JAM, least: 0, most: 1 },
    { role: 'fruit', grams: 80, foods: foods.FRUIT, least: 0, most: 1 },
  ],
  oneOf: ['spread', 'sweet', 'fruit'],
  named: ['spread', 'sweet', 'fruit'],
  steps: [
    {
      needs: ['starch'],
      uses: ['starch', 'liquid', 'eggs', 'salt'],
      text: 'Zmiksuj lub wymieszaj trzepaczką {starch,liquid,eggs,salt:acc} na gładkie, lejące ciasto i odstaw na 10 minut.',
      timer: { minutes: 10, label: 'Ciasto' },
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
          text: 'Do naczynia włóż {starch,liquid,eggs,salt:acc} i zmiksuj na gładkie, lejące ciasto. Odstaw na 10 minut.',
          timer: { minutes: 10, label: 'Ciasto' },
          machine: { seconds: 25, speed: 5 },
        },
        ...FRY_AND_SERVE,
      ],
    },
  ],
}
