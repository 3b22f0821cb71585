import { BEGIN_IN_BOWL, DRAIN_PULSES, MULTICOOKERS, SEAR_PROTEIN, WARM_CREAM } from '../machine-steps.ts'
import type { Pattern } from '../pattern.ts'
import { BEGIN_IN_POT, CUT_VEGETABLES, SERVE_WITH_HERBS } from '../pot-steps.ts'
import * as foods from '../role-foods.ts'
import { AROMA, FAT, GARLIC, HERBS, PEPPER, PULSES, SALT, SPICE, WATER } from '../shared-slots.ts'
import { FRY_PROTEIN } from '../shared-steps.ts'

export const STEW: Pattern = {
  id: 'stew',
  title: 'Potrawka',
  kind: 'stew',
  meals: ['lunch', 'dinner'],
  activeMinutes: 20,
  setUpMinutes: 10,
  equipment: ['hob'],
  keepsDays: 3,
  slots: [
    AROMA,
    GARLIC,
    { role: 'protein', grams: 120, foods: foods.STEW_PROTEIN, least: 0, most: 1 },
    PULSES(120),
    { role: 'vegetable', grams: 180, foods: foods.STEW_VEGETABLES, least: 1, most: 3 },
    { role: 'starch', grams: 120, foods: foods.POTATOES, least: 0, most: 1 },
    { role: 'liquid', grams: 100, foods: foods.TOMATO_SAUCES, least: 0, most: 1 },
    { role: 'cream', grams: 35, foods: foods.CREAM, least: 0, most: 1, insteadOf: 'liquid' },
    { ...FAT, grams: 8 },
    SPICE,
    PEPPER,
    { ...SALT, grams: 1.2 },
    WATER(80),
    HERBS,
  ],
  oneOf: ['protein', 'pulse'],
  named: ['protein', 'pulse', 'vegetable', 'starch'],
  steps: [
    ...BEGIN_IN_POT,
    ...FRY_PROTEIN,
    { needs: ['pulse'], uses: ['pulse'], text: '{pulse:acc} odsącz z zalewy, przepłucz i włóż do garnka.' },
    CUT_VEGETABLES,
    {
      needs: ['water'],
      uses: ['vegetable', 'starch', 'liquid', 'water', 'spice', 'pepper', 'salt'],
      text: 'Włóż do garnka warzywa, wlej wodę{ i |liquid:acc|}{, dopraw |salt,pepper,spice:ins|} i duś pod przykryciem na małym ogniu 22 minuty, mieszając od czasu do czasu, aż całość będzie miękka.',
      timer: { minutes: 22, label: 'Duszenie' },
    },
    {
      needs: ['cream'],
      uses: ['cream'],
      text: 'Zmniejsz ogień, wlej {cream:acc} i podgrzewaj 2 minuty, nie dopuszczając do wrzenia.',
      timer: { minutes: 2, label: 'Sos' },
    },
    SERVE_WITH_HERBS,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 15,
      setUpMinutes: 10,
      equipment: [],
      steps: [
        ...BEGIN_IN_BOWL,
        ...SEAR_PROTEIN,
        DRAIN_PULSES,
        CUT_VEGETABLES,
        {
          needs: ['water'],
          uses: ['protein', 'pulse', 'vegetable', 'starch', 'liquid', 'water', 'spice', 'pepper', 'salt'],
          text: 'Włóż do naczynia warzywa, wlej wodę{ i |liquid:acc|}{, dopraw |salt,pepper,spice:ins|} i duś z miarką w pokrywie, aż całość będzie miękka.',
          machine: { minutes: 22, heat: 100, speed: 1, reverse: true },
        },
        WARM_CREAM,
        SERVE_WITH_HERBS,
      ],
    },
  ],
}
