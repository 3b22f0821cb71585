import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { EGGS, FAT, HERBS, PEPPER, SALT } from '../shared-slots.ts'

export const OMELETTE: Pattern = {
  id: 'omelette',
  title: 'Omlet',
  kind: 'eggs',
  meals: ['breakfast', 'dinner', 'lunch'],
  activeMinutes: 15,
  setUpMinutes: 5,
  equipment: ['hob'],
  keepsDays: 0,
  slots: [
    EGGS(102),
    { role: 'protein', grams: 40, foods: foods.OMELETTE_MEAT, least: 0, most: 1 },
    { role: 'vegetable', grams: 80, foods: foods.QUICK_VEGETABLES, least: 0, most: 2 },
    { role: 'cheese', grams: 25, foods: foods.CHEESE, least: 0, most: 1 },
    FAT,
    PEPPER,
    { ...SALT, grams: 0.5 },
    HERBS,
  ],
  oneOf: ['eggs'],
  named: ['protein', 'vegetable', 'cheese'],
  steps: [
    { needs: ['fat'], uses: ['fat'], text: 'Na patelni rozgrzej na średnim ogniu {fat:acc}.' },
    {
      needs: ['protein'],
      uses: ['protein'],
      text: '{protein:acc} pokrój w drobną kostkę i smaż 3 minuty, do zrumienienia.',
      timer: { minutes: 3, label: 'Podsmażanie' },
    },
    {
      needs: ['vegetable'],
      uses: ['vegetable'],
      text: '{vegetable:acc} drobno pokrój, wrzuć na patelnię i smaż 5 minut, do miękkości.',
      timer: { minutes: 5, label: 'Warzywa' },
    },
    {
      needs: ['eggs'],
      uses: ['eggs', 'salt', 'pepper', 'cheese'],
      text: 'Jajka roztrzep{ i dopraw |salt,pepper:ins|}. Wlej na patelnię{, na wierzch daj |cheese:acc| w drobnych kawałkach} i smaż pod przykryciem na małym ogniu 5 minut, aż wierzch się zetnie.',
      timer: { minutes: 5, label: 'Omlet' },
    },
    { needs: [], uses: ['finish'], text: 'Złóż omlet na pół{, posyp |finish:ins|} i podaj od razu.' },
  ],
}
