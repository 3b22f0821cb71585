import type { Pattern } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { AROMA, FAT, GARLIC, HERBS, PEPPER, PROTEIN, PULSES, SALT, SAUCE, SPICE } from '../shared-slots.ts'
import { FRY_AROMA, FRY_PROTEIN, HEAT_FAT, WARM_PULSES } from '../shared-steps.ts'

export const STIR_FRY: Pattern = {
  id: 'stir-fry',
  title: 'Szybka patelnia',
  lead: { roles: ['protein', 'pulse'], made: 'smażony' },
  kind: 'stir-fry',
  meals: ['lunch', 'dinner'],
  activeMinutes: 20,
  setUpMinutes: 7,
  equipment: ['hob'],
  keepsDays: 2,
  slots: [
    AROMA,
    GARLIC,
    PROTEIN(120),
    PULSES(120),
    { role: 'vegetable', grams: 180, foods: foods.TENDER_VEGETABLES, least: 1, most: 3 },
    { ...FAT, grams: 10 },
    SPICE,
    PEPPER,
    SALT,
    SAUCE,
    HERBS,
  ],
  oneOf: ['protein', 'pulse'],
  named: ['protein', 'pulse', 'vegetable'],
  steps: [
    FRY_AROMA,
    HEAT_FAT,
    ...FRY_PROTEIN,
    WARM_PULSES,
    {
      needs: ['vegetable'],
      uses: ['vegetable', 'spice', 'pepper', 'salt', 'liquid'],
      text: 'Większe warzywa pokrój w cienkie paski lub podziel na małe różyczki. Dorzuć {vegetable:acc}{, dopraw |salt,pepper,spice:ins|} i smaż 8 minut, często mieszając, aż całość będzie miękka, ale jędrna{. Na koniec skrop |liquid:ins|}.',
      timer: { minutes: 8, label: 'Warzywa' },
    },
    { needs: ['finish'], uses: ['finish'], text: 'Zdejmij z ognia i posyp {finish:ins}.' },
  ],
}
