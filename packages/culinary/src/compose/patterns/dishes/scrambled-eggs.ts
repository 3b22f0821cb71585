import { MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep, Role } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { EGGS, FAT, PEPPER, SALT } from '../shared-slots.ts'

const SERVE: PatternStep = {
  needs: [],
  uses: ['starch', 'finish'],
  text: 'Przełóż na talerze{, posyp |finish:ins|} i podaj od razu{. Obok połóż |starch:acc|}.',
}

/** What is fried before the eggs go in, where one of these is there. */
const FRY_IN_FAT = (roles: readonly Role[]): PatternStep => ({
  needs: ['fat', ...roles],
  uses: ['fat', 'protein', 'vegetable'],
  text: 'Na patelni rozgrzej {fat:acc}, dorzuć {protein,vegetable:acc} w drobnej kostce i smaż 4 minuty na średnim ogniu.',
  timer: { minutes: 4, label: 'Podsmażanie' },
})

export const SCRAMBLED_EGGS: Pattern = {
  id: 'scrambled-eggs',
  title: 'Jajecznica',
  kind: 'eggs',
  meals: ['breakfast', 'dinner'],
  activeMinutes: 12,
  setUpMinutes: 4,
  equipment: ['hob'],
  keepsDays: 0,
  slots: [
    EGGS(102),
    { role: 'protein', grams: 30, foods: foods.OMELETTE_MEAT, least: 0, most: 1 },
    { role: 'vegetable', grams: 60, foods: foods.SCRAMBLE_VEGETABLES, least: 0, most: 1 },
    { ...FAT, grams: 6 },
    PEPPER,
    { ...SALT, grams: 0.5 },
    { role: 'starch', grams: 50, foods: foods.BREAD, least: 0, most: 1 },
    { role: 'finish', grams: 3, foods: foods.BREAD_HERBS, least: 0, most: 1 },
  ],
  oneOf: ['eggs'],
  named: ['protein', 'vegetable'],
  steps: [
    FRY_IN_FAT(['protein']),
    { ...FRY_IN_FAT(['vegetable']), without: ['protein'] },
    { needs: ['fat'], without: ['protein', 'vegetable'], uses: ['fat'], text: 'Na patelni rozgrzej {fat:acc} na średnim ogniu.' },
    {
      needs: ['eggs'],
      uses: ['eggs', 'salt', 'pepper'],
      text: 'Wbij {eggs:acc}{, dopraw |salt,pepper:ins|} i mieszaj na małym ogniu 3 minuty, aż się zetną, ale zostaną kremowe.',
      timer: { minutes: 3, label: 'Jajka' },
    },
    SERVE,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 8,
      setUpMinutes: 4,
      equipment: [],
      steps: [
        {
          needs: ['fat'],
          uses: ['fat'],
          text: 'Do naczynia daj {fat:acc} i podgrzej.',
          machine: { minutes: 2, heat: 120, speed: 1, reverse: true },
        },
        {
          needs: ['protein'],
          uses: ['protein', 'vegetable'],
          text: 'Dorzuć {protein,vegetable:acc} w drobnej kostce i podsmażaj.',
          machine: { minutes: 4, heat: 120, speed: 1, reverse: true },
        },
        {
          needs: ['vegetable'],
          without: ['protein'],
          uses: ['vegetable'],
          text: 'Dorzuć {vegetable:acc} w drobnej kostce i podsmażaj.',
          machine: { minutes: 4, heat: 120, speed: 1, reverse: true },
        },
        {
          needs: ['eggs'],
          uses: ['eggs', 'salt', 'pepper'],
          text: 'Wbij {eggs:acc}{, dopraw |salt,pepper:ins|} i smaż, aż się zetną, ale zostaną kremowe. Jeśli są za rzadkie, smaż jeszcze minutę lub dwie.',
          machine: { minutes: 5, heat: 90, speed: 1, reverse: true },
        },
        SERVE,
      ],
    },
  ],
}
