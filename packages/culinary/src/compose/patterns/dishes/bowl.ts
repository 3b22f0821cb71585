import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { AROMA, FAT, GARLIC, HERBS, PEPPER, PROTEIN, PULSES, SALT, SAUCE, SPICE, WATER } from '../shared-slots.ts'
import { FRY_AROMA, FRY_PROTEIN, FRY_VEGETABLES, HEAT_FAT, SEASON, WARM_PULSES } from '../shared-steps.ts'

export const BOWL: Pattern = {
  id: 'bowl',
  title: 'Miska',
  lead: { roles: ['starch'] },
  kind: 'grain',
  meals: ['lunch', 'dinner'],
  activeMinutes: 20,
  setUpMinutes: 8,
  equipment: ['hob'],
  keepsDays: 2,
  slots: [
    { role: 'starch', grams: 70, foods: foods.GRAINS, least: 1, most: 1 },
    WATER(150),
    AROMA,
    GARLIC,
    PROTEIN(100),
    PULSES(100),
    { role: 'vegetable', grams: 150, foods: foods.TENDER_VEGETABLES, least: 0, most: 3 },
    { ...FAT, grams: 10 },
    SPICE,
    PEPPER,
    SALT,
    SAUCE,
    HERBS,
  ],
  oneOf: ['vegetable', 'protein', 'pulse'],
  named: ['starch', 'protein', 'pulse', 'vegetable'],
  steps: [
    {
      needs: ['starch'],
      of: foods.QUICK_GRAINS,
      uses: ['starch', 'water', 'salt'],
      text: '{starch:acc} przepłucz na sicie, zalej wodą{, dopraw |salt:ins|} i gotuj pod przykryciem na najmniejszym ogniu 18 minut, potem odstaw na 5 minut.',
      timer: { minutes: 18, label: 'Gotowanie' },
      alongside: true,
    },
    {
      needs: ['starch'],
      of: foods.SLOW_GROATS,
      uses: ['starch', 'water', 'salt'],
      text: '{starch:acc} przepłucz na sicie, zalej wodą{, dopraw |salt:ins|} i gotuj pod przykryciem na najmniejszym ogniu 30 minut, w razie potrzeby podlewając.',
      timer: { minutes: 30, label: 'Gotowanie' },
      alongside: true,
    },
    FRY_AROMA,
    HEAT_FAT,
    ...FRY_PROTEIN,
    WARM_PULSES,
    FRY_VEGETABLES,
    SEASON,
    {
      needs: [],
      uses: ['liquid', 'finish'],
      text: 'Rozłóż do misek, na wierzchu ułóż zawartość patelni{, skrop |liquid:ins|}{ i posyp |finish:ins|}. Podaj od razu.',
    },
  ],
}
