import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { FAT, PEPPER, SALT, SPICE } from '../shared-slots.ts'

export const BAKE: Pattern = {
  id: 'bake',
  title: 'Danie z piekarnika',
  lead: { roles: ['protein', 'starch'], made: 'pieczony' },
  kind: 'roast',
  meals: ['lunch', 'dinner'],
  activeMinutes: 15,
  setUpMinutes: 15,
  equipment: ['oven'],
  keepsDays: 2,
  slots: [
    { role: 'starch', grams: 220, foods: foods.POTATOES, least: 0, most: 1 },
    { role: 'protein', grams: 120, foods: foods.ROASTING_PROTEIN, least: 0, most: 1 },
    { role: 'vegetable', grams: 180, foods: foods.ROASTING_VEGETABLES, least: 1, most: 3 },
    { ...FAT, grams: 10 },
    SPICE,
    PEPPER,
    { ...SALT, grams: 1.5 },
  ],
  oneOf: ['starch', 'protein'],
  named: ['protein', 'starch', 'vegetable'],
  steps: [
    {
      needs: ['vegetable'],
      uses: ['vegetable', 'starch', 'fat', 'spice', 'pepper', 'salt'],
      text: 'Piekarnik nagrzej do 200°C (góra–dół). {vegetable,starch:acc} obierz, jeśli trzeba, i pokrój w kawałki na dwa kęsy. Na blasze polej {fat:ins}{, dopraw |salt,pepper,spice:ins|} i wymieszaj.',
    },
    {
      needs: [],
      uses: ['vegetable', 'starch'],
      text: 'Rozłóż warzywa w jednej warstwie i piecz 20 minut.',
      timer: { minutes: 20, label: 'Warzywa' },
    },
    {
      needs: ['protein'],
      of: foods.ROASTED_RAW,
      uses: ['protein'],
      text: 'Dołóż {protein:acc} w kawałkach podobnej grubości, obróć w tłuszczu z blachy i piecz razem jeszcze 20 minut, aż w środku nie zostanie nic surowego.',
      timer: { minutes: 20, label: 'Pieczenie' },
    },
    {
      needs: ['protein'],
      of: foods.ROASTED_READY,
      uses: ['protein'],
      text: 'Dołóż {protein:acc} w kawałkach i piecz razem jeszcze 20 minut, aż całość się zrumieni.',
      timer: { minutes: 20, label: 'Pieczenie' },
    },
    {
      needs: [],
      without: ['protein'],
      uses: ['vegetable', 'starch'],
      text: 'Przewróć warzywa i piecz jeszcze 20 minut, aż będą miękkie i przyrumienione na brzegach.',
      timer: { minutes: 20, label: 'Pieczenie' },
    },
  ],
}
