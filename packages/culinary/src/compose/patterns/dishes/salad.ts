import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { HERBS, PEPPER, SALT } from '../shared-slots.ts'

export const SALAD: Pattern = {
  id: 'salad',
  title: 'Sałatka',
  kind: 'salad',
  meals: ['dinner', 'lunch', 'snack'],
  activeMinutes: 12,
  setUpMinutes: 12,
  equipment: [],
  keepsDays: 0,
  slots: [
    { role: 'protein', grams: 70, foods: foods.READY_PROTEIN, least: 1, most: 1 },
    { role: 'vegetable', grams: 180, foods: foods.RAW_VEGETABLES, least: 1, most: 3 },
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
      needs: ['vegetable'],
      uses: ['vegetable'],
      text: 'Co trzeba, umyj i osusz albo odsącz. {vegetable:acc} pokrój na kęsy i włóż do miski.',
    },
    { needs: ['protein'], of: foods.IN_BRINE, uses: ['protein'], text: '{protein:acc} odsącz z zalewy i dodaj do miski.' },
    { needs: ['protein'], of: foods.SLICED, uses: ['protein'], text: 'Dodaj {protein:acc} w kostce lub paskach.' },
    {
      needs: ['fat'],
      uses: ['fat', 'liquid', 'pepper', 'salt', 'finish'],
      text: 'Polej {fat,liquid:ins}{, dopraw |salt,pepper:ins|}{ i posyp |finish:ins|}. Wymieszaj i podaj od razu.',
    },
  ],
}
