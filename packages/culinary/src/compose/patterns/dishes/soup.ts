import { BEGIN_IN_BOWL, MULTICOOKERS } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import { BEGIN_IN_POT, CUT_VEGETABLES } from '../pot-steps.ts'
import * as foods from '../role-foods.ts'
import { AROMA, FAT, GARLIC, HERBS, PEPPER, SALT, SPICE, WATER } from '../shared-slots.ts'

const SERVE: PatternStep = { needs: ['finish'], uses: ['finish'], text: 'Nalej na talerze i posyp {finish:ins}.' }

export const SOUP: Pattern = {
  id: 'soup',
  title: 'Zupa',
  calledAfter: [
    ['kapusta-kiszona', 'Kapuśniak'],
    ['buraki', 'Zupa buraczkowa'],
    ['dynia', 'Zupa dyniowa'],
    ['dynia-hokkaido', 'Zupa dyniowa'],
    ['brokul', 'Zupa brokułowa'],
    ['brokuly-mrozone', 'Zupa brokułowa'],
    ['kalafior', 'Zupa kalafiorowa'],
    ['kalafior-mrozony', 'Zupa kalafiorowa'],
    ['szpinak', 'Zupa szpinakowa'],
    ['szpinak-mrozony', 'Zupa szpinakowa'],
    ['pieczarki', 'Zupa pieczarkowa'],
    ['pomidory-krojone', 'Zupa pomidorowa'],
    ['pomidory-w-puszce', 'Zupa pomidorowa'],
    ['pomidory', 'Zupa pomidorowa'],
    ['wloszczyzna', 'Zupa jarzynowa'],
    ['wloszczyzna-krojona', 'Zupa jarzynowa'],
    ['wloszczyzna-mrozona', 'Zupa jarzynowa'],
    ['mieszanka-na-zupe', 'Zupa jarzynowa'],
    ['warzywa-mrozone', 'Zupa jarzynowa'],
  ],
  kind: 'soup',
  meals: ['lunch', 'dinner'],
  activeMinutes: 15,
  setUpMinutes: 13,
  equipment: ['hob'],
  keepsDays: 3,
  slots: [
    AROMA,
    GARLIC,
    { role: 'vegetable', grams: 150, foods: foods.SOUP_VEGETABLES, least: 1, most: 3 },
    { role: 'starch', grams: 90, foods: foods.POTATOES, least: 0, most: 1 },
    { role: 'protein', grams: 60, foods: foods.SOUP_PROTEIN, least: 0, most: 1 },
    { role: 'pulse', grams: 60, foods: foods.SOUP_PULSES, least: 0, most: 1, insteadOf: 'protein' },
    FAT,
    SPICE,
    PEPPER,
    { ...SALT, grams: 1.5 },
    WATER(300),
    HERBS,
  ],
  oneOf: ['starch', 'protein', 'pulse'],
  named: ['protein', 'pulse', 'vegetable', 'starch'],
  steps: [
    ...BEGIN_IN_POT,
    {
      needs: ['protein'],
      of: foods.SOUP_SAUSAGE,
      uses: ['protein'],
      text: '{protein:acc} pokrój w plasterki lub kostkę, wrzuć do garnka i smaż 3 minuty, do zrumienienia.',
      timer: { minutes: 3, label: 'Podsmażanie' },
    },
    {
      needs: ['protein'],
      of: foods.SOUP_MEAT,
      uses: ['protein'],
      text: '{protein:acc} pokrój w drobną kostkę i włóż do garnka.',
    },
    { needs: ['pulse'], uses: ['pulse'], text: '{pulse:acc} przepłucz na sicie i włóż do garnka.' },
    CUT_VEGETABLES,
    {
      needs: ['water'],
      uses: ['vegetable', 'starch', 'water', 'spice', 'pepper', 'salt'],
      text: 'Włóż do garnka warzywa, wlej wodę{, dopraw |salt,pepper,spice:ins|} i gotuj pod przykryciem na małym ogniu 22 minuty, aż wszystko będzie miękkie.',
      timer: { minutes: 22, label: 'Zupa' },
    },
    SERVE,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 12,
      setUpMinutes: 10,
      equipment: [],
      steps: [
        ...BEGIN_IN_BOWL,
        {
          needs: ['protein'],
          of: foods.SOUP_SAUSAGE,
          uses: ['protein'],
          text: '{protein:acc} pokrój w plasterki lub kostkę, włóż do naczynia i podsmażaj.',
          machine: { minutes: 3, heat: 120, speed: 1, reverse: true },
        },
        { needs: ['protein'], of: foods.SOUP_MEAT, uses: ['protein'], text: '{protein:acc} pokrój w drobną kostkę i włóż do naczynia.' },
        { needs: ['pulse'], uses: ['pulse'], text: '{pulse:acc} przepłucz na sicie i włóż do naczynia.' },
        CUT_VEGETABLES,
        {
          needs: ['water'],
          uses: ['protein', 'pulse', 'vegetable', 'starch', 'water', 'spice', 'pepper', 'salt'],
          text: 'Włóż do naczynia warzywa, wlej wodę{, dopraw |salt,pepper,spice:ins|} i gotuj z miarką w pokrywie, aż wszystko będzie miękkie.',
          machine: { minutes: 25, heat: 100, speed: 1, reverse: true },
        },
        SERVE,
      ],
    },
  ],
}
