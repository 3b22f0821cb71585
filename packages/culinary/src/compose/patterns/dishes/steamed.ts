import { MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { HERBS, PEPPER, SALT } from '../shared-slots.ts'

const SERVE: PatternStep = {
  needs: ['fat'],
  uses: ['protein', 'vegetable', 'starch', 'fat', 'liquid', 'finish'],
  text: 'Przełóż wszystko na talerze i polej {fat,liquid:ins}{. Posyp |finish:ins|}.',
}
const TENDER = { minutes: 15, of: foods.FISH_FILLETS }
const FIRM = { minutes: 20, of: foods.POULTRY }

export const STEAMED: Pattern = {
  id: 'steamed',
  title: 'Danie na parze',
  lead: { roles: ['protein'], how: 'na parze' },
  kind: 'stew',
  meals: ['lunch', 'dinner'],
  activeMinutes: 20,
  setUpMinutes: 15,
  equipment: ['steamer'],
  keepsDays: 1,
  slots: [
    { role: 'protein', grams: 130, foods: [...foods.FISH_FILLETS, ...foods.POULTRY], least: 1, most: 1 },
    { role: 'starch', grams: 200, foods: foods.POTATOES, least: 0, most: 1 },
    { role: 'vegetable', grams: 150, foods: foods.STEAMED_VEGETABLES, least: 1, most: 2 },
    { role: 'fat', grams: 8, foods: foods.TABLE_FATS, least: 1, most: 1, measure: 'łyżka' },
    { role: 'liquid', grams: 5, foods: ['sok-z-cytryny', 'sok-z-limonki'], least: 0, most: 1, measure: 'łyżeczka' },
    PEPPER,
    SALT,
    HERBS,
  ],
  oneOf: ['protein'],
  named: ['protein', 'starch', 'vegetable'],
  steps: [
    {
      needs: ['vegetable'],
      uses: ['vegetable', 'starch'],
      text: 'Przygotuj {starch,vegetable:acc}: co trzeba, obierz i pokrój na kawałki wielkości kęsa. Włóż do parowaru i gotuj na parze 12 minut.',
      timer: { minutes: 12, label: 'Warzywa' },
    },
    ...[TENDER, FIRM].map(
      ({ of, minutes }): PatternStep => ({
        needs: ['protein'],
        of,
        uses: ['protein', 'salt', 'pepper'],
        text: `Dołóż {protein:acc} w płaskich kawałkach{, dopraw |salt,pepper:ins|} i gotuj na parze jeszcze ${minutes} minut, aż w środku nie zostanie nic surowego.`,
        timer: { minutes, label: 'Na parze' },
      }),
    ),
    SERVE,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 15,
      setUpMinutes: 12,
      equipment: [],
      steps: [
        {
          needs: ['starch'],
          uses: ['starch'],
          text: 'Do naczynia wlej 800 ml wody. {starch:acc} obierz i pokrój w kostkę, włóż do koszyczka i zacznij gotować na parze.',
          machine: { minutes: 12, heat: 'steam', speed: 1 },
        },
        {
          needs: ['protein'],
          without: ['starch'],
          uses: [],
          text: 'Do naczynia wlej 800 ml wody i podgrzej, aż zacznie parować.',
          machine: { minutes: 8, heat: 'steam', speed: 1 },
        },
        {
          needs: ['vegetable'],
          uses: ['vegetable'],
          text: 'Przygotuj {vegetable:acc}: co trzeba, obierz i pokrój na kawałki wielkości kęsa. Rozłóż na dnie przystawki do parowania, zostawiając wolne otwory dla pary.',
        },
        ...[TENDER, FIRM].map(
          ({ of, minutes }): PatternStep => ({
            needs: ['protein'],
            of,
            uses: ['protein', 'vegetable', 'starch', 'salt', 'pepper'],
            text: 'Na tacy przystawki ułóż {protein:acc} w płaskich kawałkach{ i dopraw |salt,pepper:ins|}. Nałóż przystawkę i gotuj, aż w środku nie zostanie nic surowego.',
            machine: { minutes: minutes + 3, heat: 'steam', speed: 1 },
          }),
        ),
        SERVE,
      ],
    },
  ],
}
