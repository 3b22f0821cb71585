import { BEGIN_IN_BOWL, MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import { BEGIN_IN_POT } from '../pot-steps.ts'
import * as foods from '../role-foods.ts'
import { AROMA, FAT, GARLIC, HERBS, PEPPER, SALT, SPICE, WATER } from '../shared-slots.ts'

const CUT: PatternStep = {
  needs: ['vegetable'],
  uses: ['vegetable', 'starch'],
  text: 'Przygotuj {vegetable,starch:acc}: co trzeba, obierz i pokrój na nieduże kawałki.',
}
const SERVE: PatternStep = { needs: ['finish'], uses: ['finish'], text: 'Nalej na talerze i posyp {finish:ins}.' }

export const CREAM_SOUP: Pattern = {
  id: 'cream-soup',
  title: 'Kremowa zupa',
  calledAfter: [
    ['dynia', 'Kremowa zupa dyniowa'],
    ['dynia-hokkaido', 'Kremowa zupa dyniowa'],
    ['pomidory', 'Kremowa zupa pomidorowa'],
    ['pomidory-krojone', 'Kremowa zupa pomidorowa'],
    ['pomidory-w-puszce', 'Kremowa zupa pomidorowa'],
  ],
  kind: 'soup',
  meals: ['lunch', 'dinner'],
  activeMinutes: 20,
  setUpMinutes: 12,
  equipment: ['hob', 'hand-blender'],
  keepsDays: 3,
  slots: [
    AROMA,
    GARLIC,
    { role: 'vegetable', grams: 200, foods: foods.CREAM_VEGETABLES, least: 1, most: 2 },
    { role: 'starch', grams: 90, foods: foods.POTATOES, least: 0, most: 1 },
    { role: 'pulse', grams: 30, foods: ['soczewica-czerwona'], least: 0, most: 1, insteadOf: 'starch' },
    FAT,
    SPICE,
    PEPPER,
    { ...SALT, grams: 1.3 },
    WATER(220),
    { role: 'cream', grams: 25, foods: foods.CREAM, least: 0, most: 1 },
    HERBS,
  ],
  oneOf: ['starch', 'pulse', 'cream'],
  named: ['vegetable', 'starch', 'pulse'],
  steps: [
    ...BEGIN_IN_POT,
    CUT,
    { needs: ['pulse'], uses: ['pulse'], text: '{pulse:acc} przepłucz na sicie i włóż do garnka.' },
    {
      needs: ['water'],
      uses: ['vegetable', 'starch', 'water', 'spice', 'pepper', 'salt'],
      text: 'Włóż do garnka warzywa, wlej wodę{, dopraw |salt,pepper,spice:ins|} i gotuj pod przykryciem na małym ogniu 22 minuty, aż wszystko będzie całkiem miękkie.',
      timer: { minutes: 22, label: 'Zupa' },
    },
    { needs: [], uses: ['cream'], text: 'Zdejmij z ognia{, wlej |cream:acc|} i zblenduj zupę na gładki krem.' },
    SERVE,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 10,
      setUpMinutes: 10,
      equipment: [],
      steps: [
        ...BEGIN_IN_BOWL,
        CUT,
        { needs: ['pulse'], uses: ['pulse'], text: '{pulse:acc} przepłucz na sicie i włóż do naczynia.' },
        {
          needs: ['water'],
          uses: ['vegetable', 'starch', 'pulse', 'water', 'spice', 'pepper', 'salt'],
          text: 'Włóż do naczynia warzywa, wlej wodę{, dopraw |salt,pepper,spice:ins|} i gotuj, aż wszystko będzie całkiem miękkie.',
          machine: { minutes: 22, heat: 100, speed: 1 },
        },
        {
          needs: [],
          uses: ['cream'],
          text: '{Wlej |cream:acc|. }Zmiksuj zupę na gładki krem, zwiększając obroty stopniowo.',
          machine: { seconds: 50, speed: 8 },
        },
        SERVE,
      ],
    },
  ],
}
