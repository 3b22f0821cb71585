import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { EGGS, FAT, PEPPER, SALT } from '../shared-slots.ts'

export const EGGY_BREAD: Pattern = {
  id: 'eggy-bread',
  title: 'Chleb smażony w jajku',
  kind: 'eggs',
  meals: ['breakfast', 'dinner'],
  activeMinutes: 13,
  setUpMinutes: 7,
  equipment: ['hob'],
  keepsDays: 0,
  slots: [
    { role: 'starch', grams: 90, foods: foods.TOAST_BREAD, least: 1, most: 1 },
    EGGS(51),
    { role: 'liquid', grams: 25, foods: foods.MILKS, least: 0, most: 1 },
    { ...FAT, grams: 8 },
    PEPPER,
    { ...SALT, grams: 0.4 },
    { role: 'vegetable', grams: 60, foods: foods.TOAST_VEGETABLES, least: 0, most: 1 },
    { role: 'finish', grams: 3, foods: foods.BREAD_HERBS, least: 0, most: 1 },
  ],
  oneOf: ['eggs'],
  named: ['vegetable', 'finish'],
  steps: [
    {
      needs: ['eggs'],
      uses: ['eggs', 'liquid', 'salt', 'pepper'],
      text: 'W głębokim talerzu roztrzep {eggs,liquid:acc}{ i dopraw |salt,pepper:ins|}.',
    },
    {
      needs: ['starch'],
      uses: ['starch', 'fat'],
      text: 'Na patelni rozgrzej {fat:acc}. Maczaj {starch:acc} w jajku z obu stron, po kromce, i smaż na średnim ogniu po 3 minuty z każdej strony, na złoto.',
      timer: { minutes: 6, label: 'Smażenie' },
    },
    { needs: [], uses: ['vegetable', 'finish'], text: 'Podaj gorący{. Obok połóż |vegetable:acc| w plasterkach}{. Posyp |finish:ins|}.' },
  ],
}
