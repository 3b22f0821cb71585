import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { FAT } from '../shared-slots.ts'

export const TOAST: Pattern = {
  id: 'toast',
  title: 'Tosty z patelni',
  kind: 'sandwich',
  meals: ['breakfast', 'dinner', 'snack'],
  activeMinutes: 13,
  setUpMinutes: 7,
  equipment: ['hob'],
  keepsDays: 0,
  slots: [
    { role: 'starch', grams: 90, foods: foods.TOAST_BREAD, least: 1, most: 1 },
    { role: 'cheese', grams: 45, foods: foods.MELTING_CHEESE, least: 1, most: 1 },
    { role: 'protein', grams: 30, foods: foods.OMELETTE_MEAT, least: 0, most: 1 },
    { role: 'vegetable', grams: 40, foods: foods.TOAST_VEGETABLES, least: 0, most: 1 },
    { ...FAT, grams: 5 },
  ],
  oneOf: ['cheese'],
  named: ['cheese', 'protein', 'vegetable'],
  steps: [
    {
      needs: ['cheese'],
      uses: ['starch', 'cheese', 'protein', 'vegetable'],
      text: 'Przygotuj {starch:acc} w kromkach lub połówkach. Na co drugiej ułóż w cienkich plasterkach {cheese,protein,vegetable:acc}, przykryj pozostałymi i dociśnij.',
    },
    {
      needs: ['fat'],
      uses: ['fat'],
      text: 'Na patelni rozgrzej {fat:acc} i smaż tosty pod przykryciem na małym ogniu 3 minuty z jednej i 3 minuty z drugiej strony, aż ser się roztopi, a pieczywo zezłoci.',
      timer: { minutes: 6, label: 'Tosty' },
    },
  ],
}
