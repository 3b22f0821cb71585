import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'

export const SANDWICH: Pattern = {
  id: 'sandwich',
  title: 'Kanapki',
  kind: 'sandwich',
  meals: ['breakfast', 'dinner', 'snack'],
  activeMinutes: 8,
  setUpMinutes: 8,
  equipment: [],
  keepsDays: 0,
  slots: [
    { role: 'starch', grams: 80, foods: foods.BREAD, least: 1, most: 1 },
    { role: 'spread', grams: 35, foods: foods.SPREADS, least: 0, most: 1 },
    { role: 'fat', grams: 10, foods: foods.BREAD_FATS, least: 0, most: 1, insteadOf: 'spread' },
    { role: 'protein', grams: 40, foods: foods.TOPPINGS, least: 0, most: 1 },
    { role: 'eggs', grams: 51, foods: foods.EGGS, least: 0, most: 1, measure: 'szt.', insteadOf: 'protein' },
    { role: 'vegetable', grams: 60, foods: foods.BREAD_VEGETABLES, least: 0, most: 2 },
    { role: 'sweet', grams: 25, foods: foods.SWEET_SPREADS, least: 0, most: 1, insteadOf: 'eggs' },
    { role: 'finish', grams: 3, foods: foods.BREAD_HERBS, least: 0, most: 1 },
  ],
  oneOf: ['spread', 'protein', 'eggs', 'vegetable', 'sweet'],
  named: ['protein', 'spread', 'eggs', 'vegetable', 'sweet'],
  steps: [
    {
      needs: ['eggs'],
      uses: ['eggs'],
      text: 'Jajka włóż do wrzątku i gotuj na twardo 9 minut. Ostudź w zimnej wodzie, obierz i pokrój w plasterki.',
      timer: { minutes: 9, label: 'Jajka' },
    },
    { needs: ['spread'], uses: ['starch', 'spread'], text: 'Przygotuj {starch:acc} w kromkach lub połówkach i posmaruj {spread:ins}.' },
    {
      needs: ['starch'],
      without: ['spread'],
      uses: ['starch', 'fat'],
      text: 'Przygotuj {starch:acc} w kromkach lub połówkach{ i posmaruj |fat:ins|}.',
    },
    { needs: ['protein'], of: foods.IN_BRINE, uses: ['protein'], text: 'Na pieczywo połóż {protein:acc}, odsączając z zalewy.' },
    { needs: ['protein'], of: foods.SLICED, uses: ['protein'], text: 'Na pieczywo połóż {protein:acc} w plasterkach.' },
    { needs: ['eggs'], uses: ['eggs'], text: 'Ułóż plasterki jajka.' },
    { needs: ['vegetable'], uses: ['vegetable'], text: 'Na wierzchu ułóż {vegetable:acc} w cienkich plasterkach.' },
    { needs: ['sweet'], uses: ['sweet'], text: 'Na wierzchu rozprowadź {sweet:acc}.' },
    { needs: ['finish'], uses: ['finish'], text: 'Posyp {finish:ins} i podaj.' },
  ],
}
