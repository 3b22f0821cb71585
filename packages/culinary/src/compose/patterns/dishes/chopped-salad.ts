import { MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { HERBS, PEPPER, SALT } from '../shared-slots.ts'

const FINISH: PatternStep = {
  needs: ['protein'],
  uses: ['protein', 'finish'],
  text: '{protein:acc} odsącz, jeśli trzeba, rozdrobnij i wmieszaj do warzyw{. Posyp |finish:ins|}. Odstaw na 5 minut, żeby smaki się połączyły.',
  timer: { minutes: 5, label: 'Odpoczynek' },
}

export const CHOPPED_SALAD: Pattern = {
  id: 'chopped-salad',
  title: 'Sałatka siekana',
  kind: 'salad',
  meals: ['dinner', 'lunch', 'snack'],
  activeMinutes: 15,
  setUpMinutes: 10,
  equipment: [],
  keepsDays: 1,
  slots: [
    { role: 'protein', grams: 70, foods: foods.READY_PROTEIN, least: 1, most: 1 },
    { role: 'vegetable', grams: 180, foods: foods.FIRM_VEGETABLES, least: 1, most: 3 },
    { role: 'fat', grams: 10, foods: foods.DRESSING_OIL, least: 1, most: 1, measure: 'łyżka' },
    { role: 'liquid', grams: 5, foods: foods.SOUR, least: 0, most: 1, measure: 'łyżeczka' },
    PEPPER,
    { ...SALT, grams: 0.5 },
    HERBS,
  ],
  oneOf: ['protein'],
  named: ['protein', 'vegetable'],
  steps: [
    {
      needs: ['fat'],
      uses: ['vegetable', 'fat', 'liquid', 'pepper', 'salt'],
      text: 'Co trzeba, umyj lub obierz. {vegetable:acc} drobno posiekaj, włóż do miski, polej {fat,liquid:ins}{, dopraw |salt,pepper:ins|} i wymieszaj.',
    },
    FINISH,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 10,
      setUpMinutes: 8,
      equipment: [],
      steps: [
        {
          needs: ['fat'],
          uses: ['vegetable', 'fat', 'liquid', 'pepper', 'salt'],
          text: 'Co trzeba, umyj lub obierz. {vegetable:acc} pokrój na duże kawałki i włóż do naczynia, polej {fat,liquid:ins}{, dopraw |salt,pepper:ins|} i posiekaj. Przełóż do miski.',
          machine: { seconds: 4, speed: 5 },
        },
        FINISH,
      ],
    },
  ],
}
