import { MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { GARLIC, HERBS, PEPPER, PULSES, SALT, SPICE } from '../shared-slots.ts'

const SERVE: PatternStep = {
  needs: ['starch'],
  uses: ['starch', 'vegetable', 'finish'],
  text: 'Pastą posmaruj {starch:acc}{, na wierzchu ułóż |vegetable:acc| w cienkich plasterkach}{. Posyp |finish:ins|}.',
}

export const BREAD_PASTE: Pattern = {
  id: 'bread-paste',
  title: 'Pasta kanapkowa',
  kind: 'sandwich',
  meals: ['breakfast', 'dinner', 'snack'],
  activeMinutes: 10,
  setUpMinutes: 10,
  equipment: [],
  keepsDays: 2,
  slots: [
    { role: 'starch', grams: 80, foods: foods.BREAD, least: 1, most: 1 },
    PULSES(90),
    { role: 'protein', grams: 50, foods: foods.PASTE_FISH, least: 0, most: 1, insteadOf: 'pulse' },
    { role: 'spread', grams: 60, foods: foods.PASTE_CHEESE, least: 0, most: 1, insteadOf: 'pulse' },
    GARLIC,
    { role: 'fat', grams: 8, foods: foods.DRESSING_OIL, least: 1, most: 1, measure: 'łyżka' },
    { role: 'liquid', grams: 4, foods: foods.SOUR, least: 0, most: 1, measure: 'łyżeczka' },
    SPICE,
    PEPPER,
    { ...SALT, grams: 0.5 },
    { role: 'vegetable', grams: 50, foods: foods.BREAD_VEGETABLES, least: 0, most: 1 },
    HERBS,
  ],
  oneOf: ['pulse', 'protein', 'spread'],
  named: ['pulse', 'protein', 'spread', 'vegetable'],
  steps: [
    {
      needs: ['pulse'],
      uses: ['pulse'],
      text: '{pulse:acc} odsącz z zalewy, przepłucz i rozgnieć widelcem na gładką masę.',
    },
    {
      needs: ['protein'],
      uses: ['protein'],
      text: '{protein:acc} odsącz albo obierz ze skóry i ości i rozgnieć widelcem.',
    },
    { needs: ['spread'], uses: ['spread'], text: 'Rozgnieć widelcem {spread:acc}.' },
    {
      needs: ['fat'],
      uses: ['garlic', 'fat', 'liquid', 'spice', 'pepper', 'salt'],
      text: 'Wymieszaj pastę z {fat,liquid:ins}{, wetrzyj |garlic:acc|}{ i dopraw |salt,pepper,spice:ins|}.',
    },
    SERVE,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 10,
      setUpMinutes: 10,
      equipment: [],
      steps: [
        {
          needs: ['garlic'],
          uses: ['garlic'],
          text: 'Do naczynia włóż {garlic:acc}, posiekaj i zgarnij z boków.',
          machine: { seconds: 4, speed: 7 },
        },
        { needs: ['pulse'], uses: ['pulse'], text: '{pulse:acc} odsącz z zalewy, przepłucz i włóż do naczynia.' },
        { needs: ['protein'], uses: ['protein'], text: '{protein:acc} odsącz albo obierz ze skóry i ości i włóż do naczynia.' },
        { needs: ['spread'], uses: ['spread'], text: 'Do naczynia włóż {spread:acc} w kawałkach.' },
        {
          needs: ['fat'],
          uses: ['pulse', 'protein', 'spread', 'fat', 'liquid', 'spice', 'pepper', 'salt'],
          text: 'Wlej {fat,liquid:acc}{, dopraw |salt,pepper,spice:ins|} i zmiksuj na pastę. W połowie zgarnij z boków.',
          machine: { seconds: 30, speed: 6 },
        },
        SERVE,
      ],
    },
  ],
}
