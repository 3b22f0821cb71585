import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { AROMA, EGGS, FAT, GARLIC, HERBS, PEPPER, SALT, SPICE, WATER } from '../shared-slots.ts'
import { FRY_AROMA, FRY_PROTEIN, FRY_VEGETABLES, HEAT_FAT, SEASON } from '../shared-steps.ts'

export const FRIED_RICE: Pattern = {
  id: 'fried-rice',
  title: 'Smażony ryż',
  kind: 'grain',
  meals: ['lunch', 'dinner'],
  activeMinutes: 25,
  setUpMinutes: 7,
  equipment: ['hob'],
  keepsDays: 1,
  slots: [
    { role: 'starch', grams: 70, foods: foods.RICE, least: 1, most: 1 },
    WATER(140),
    EGGS(51),
    AROMA,
    GARLIC,
    { role: 'protein', grams: 40, foods: foods.READY_PIECES, least: 0, most: 1 },
    { role: 'vegetable', grams: 80, foods: foods.TENDER_VEGETABLES, least: 0, most: 2 },
    { ...FAT, grams: 10 },
    SPICE,
    PEPPER,
    { ...SALT, grams: 0.8 },
    { role: 'liquid', grams: 6, foods: foods.SOY_SAUCES, least: 0, most: 1, measure: 'łyżka' },
    HERBS,
  ],
  oneOf: ['aroma', 'vegetable', 'protein'],
  named: ['eggs', 'protein', 'vegetable'],
  steps: [
    {
      needs: ['starch'],
      uses: ['starch', 'water'],
      text: '{starch:acc} przepłucz na sicie, zalej wodą i gotuj pod przykryciem na najmniejszym ogniu 15 minut. Rozłóż na talerzu, żeby przestygł.',
      timer: { minutes: 15, label: 'Ryż' },
      alongside: true,
    },
    FRY_AROMA,
    HEAT_FAT,
    ...FRY_PROTEIN,
    FRY_VEGETABLES,
    SEASON,
    {
      needs: ['eggs'],
      uses: ['eggs', 'starch', 'liquid', 'finish'],
      text: 'Zsuń wszystko na brzeg patelni, na wolne miejsce wbij jajka i mieszaj minutę, aż się zetną. Wsyp ryż i smaż razem 4 minuty na dużym ogniu{. Na koniec skrop |liquid:ins|}{. Posyp |finish:ins|}.',
      timer: { minutes: 5, label: 'Ryż z jajkiem' },
    },
  ],
}
