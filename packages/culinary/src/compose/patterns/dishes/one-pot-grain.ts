import { BEGIN_IN_BOWL, DRAIN_PULSES, MULTICOOKERS, SEAR_PROTEIN } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import { BEGIN_IN_POT } from '../pot-steps.ts'
import * as foods from '../role-foods.ts'
import { AROMA, FAT, GARLIC, HERBS, PEPPER, PULSES, SALT, SPICE, WATER } from '../shared-slots.ts'
import { FRY_PROTEIN } from '../shared-steps.ts'

const RINSE_AND_CUT: PatternStep = {
  needs: ['starch'],
  uses: ['starch', 'vegetable'],
  text: 'Przepłucz na sicie {starch:acc}. Przygotuj {vegetable:acc}: co trzeba, odsącz lub obierz i pokrój w drobną kostkę.',
}
const REST: PatternStep = {
  needs: [],
  uses: ['cheese', 'finish'],
  text: 'Odstaw pod przykryciem na 5 minut{, potem wmieszaj |cheese:acc| w drobnych kawałkach}{. Posyp |finish:ins|}.',
  timer: { minutes: 5, label: 'Odpoczynek' },
}

export const ONE_POT_GRAIN: Pattern = {
  id: 'one-pot-grain',
  title: 'Danie z jednego garnka',
  lead: { roles: ['starch'], how: 'z jednego garnka' },
  kind: 'grain',
  meals: ['lunch', 'dinner'],
  activeMinutes: 20,
  setUpMinutes: 8,
  equipment: ['hob'],
  keepsDays: 2,
  slots: [
    { role: 'starch', grams: 70, foods: foods.GRAINS, least: 1, most: 1 },
    AROMA,
    GARLIC,
    { role: 'protein', grams: 90, foods: foods.STEW_PROTEIN, least: 0, most: 1 },
    PULSES(90),
    { role: 'vegetable', grams: 130, foods: foods.STEW_VEGETABLES, least: 1, most: 3 },
    { ...FAT, grams: 9 },
    SPICE,
    PEPPER,
    { ...SALT, grams: 1.2 },
    WATER(180),
    { role: 'cheese', grams: 15, foods: foods.CHEESE, least: 0, most: 1 },
    HERBS,
  ],
  oneOf: ['vegetable'],
  named: ['starch', 'protein', 'pulse', 'vegetable'],
  steps: [
    ...BEGIN_IN_POT,
    ...FRY_PROTEIN,
    { needs: ['pulse'], uses: ['pulse'], text: '{pulse:acc} odsącz z zalewy, przepłucz i włóż do garnka.' },
    RINSE_AND_CUT,
    ...[
      { of: foods.QUICK_GRAINS, minutes: 18 },
      { of: foods.SLOW_GROATS, minutes: 32 },
    ].map(
      ({ of, minutes }): PatternStep => ({
        needs: ['starch'],
        of,
        uses: ['starch', 'vegetable', 'water', 'spice', 'pepper', 'salt'],
        text: `Włóż do garnka wszystko, co przygotowane, wlej wodę{, dopraw |salt,pepper,spice:ins|}, zagotuj i duś pod przykryciem na najmniejszym ogniu ${minutes} minut, w razie potrzeby podlewając.`,
        timer: { minutes, label: 'Gotowanie' },
      }),
    ),
    REST,
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 12,
      setUpMinutes: 8,
      equipment: [],
      steps: [
        ...BEGIN_IN_BOWL,
        ...SEAR_PROTEIN,
        DRAIN_PULSES,
        RINSE_AND_CUT,
        ...[
          { of: foods.QUICK_GRAINS, minutes: 18, how: 'z koszyczkiem na pokrywie zamiast miarki' },
          { of: foods.SLOW_GROATS, minutes: 35, how: 'z miarką w pokrywie, w połowie mieszając łyżką od dna' },
        ].map(
          ({ of, minutes, how }): PatternStep => ({
            needs: ['starch'],
            of,
            uses: ['starch', 'protein', 'pulse', 'vegetable', 'water', 'spice', 'pepper', 'salt'],
            text: `Włóż do naczynia wszystko, co przygotowane, wlej wodę{, dopraw |salt,pepper,spice:ins|}, zamieszaj łyżką od dna i gotuj ${how}.`,
            machine: { minutes, heat: 100, speed: 1, reverse: true },
          }),
        ),
        REST,
      ],
    },
  ],
}
