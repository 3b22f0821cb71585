import { BEGIN_IN_BOWL, DRAIN_PULSES, MULTICOOKERS, SEAR_PROTEIN, WARM_CREAM } from '../machine-steps.ts'
import type { Pattern, PatternStep } from '../pattern.ts'
import * as foods from '../role-foods.ts'
import { AROMA, FAT, GARLIC, HERBS, PEPPER, PULSES, SALT, SPICE } from '../shared-slots.ts'
import { FRY_AROMA, FRY_PROTEIN, FRY_VEGETABLES, HEAT_FAT, SEASON, WARM_PULSES } from '../shared-steps.ts'

const BOIL: PatternStep = {
  needs: ['starch'],
  uses: ['starch', 'salt'],
  text: '{starch:acc} ugotuj w dużej ilości wrzącej wody{ z |salt:ins|} według opakowania, około 10 minut, i odcedź, zostawiając pół kubka wody.',
  timer: { minutes: 10, label: 'Makaron' },
  alongside: true,
}

/** Vegetables in the bowl, with what keeps them from burning. */
function simmer(when: Pick<PatternStep, 'needs' | 'without'>, poured: string): PatternStep {
  return {
    ...when,
    uses: ['protein', 'pulse', 'vegetable', 'liquid', 'spice', 'pepper', 'salt'],
    text: `Większe warzywa pokrój w kostkę lub podziel na małe różyczki. Włóż do naczynia {vegetable:acc}, wlej ${poured}{, dopraw |salt,pepper,spice:ins|} i duś do miękkości.`,
    machine: { minutes: 12, heat: 100, speed: 1, reverse: true },
  }
}

export const PASTA: Pattern = {
  id: 'pasta',
  title: 'Makaron',
  kind: 'pasta',
  meals: ['lunch', 'dinner'],
  activeMinutes: 20,
  setUpMinutes: 7,
  equipment: ['hob'],
  keepsDays: 2,
  slots: [
    { role: 'starch', grams: 90, foods: foods.PASTA, least: 1, most: 1 },
    AROMA,
    GARLIC,
    { role: 'protein', grams: 80, foods: [...foods.QUICK_PROTEIN, ...foods.TINNED_FISH], least: 0, most: 1 },
    PULSES(80),
    { role: 'vegetable', grams: 150, foods: foods.PASTA_VEGETABLES, least: 0, most: 2 },
    { role: 'liquid', grams: 120, foods: foods.TOMATO_SAUCES, least: 0, most: 1 },
    { role: 'cream', grams: 50, foods: foods.CREAM, least: 0, most: 1, insteadOf: 'liquid' },
    { ...FAT, grams: 10 },
    { role: 'cheese', grams: 20, foods: foods.CHEESE, least: 0, most: 1 },
    SPICE,
    PEPPER,
    SALT,
    HERBS,
  ],
  oneOf: ['vegetable', 'protein', 'pulse', 'liquid', 'cheese'],
  named: ['protein', 'pulse', 'vegetable', 'liquid', 'cheese', 'cream'],
  steps: [
    BOIL,
    FRY_AROMA,
    HEAT_FAT,
    ...FRY_PROTEIN,
    WARM_PULSES,
    FRY_VEGETABLES,
    SEASON,
    {
      needs: ['liquid'],
      uses: ['liquid'],
      text: 'Wlej na patelnię {liquid:acc} i gotuj na małym ogniu 6 minut, aż sos zgęstnieje.',
      timer: { minutes: 6, label: 'Sos' },
    },
    {
      needs: ['cream'],
      uses: ['cream'],
      text: 'Zmniejsz ogień, wlej {cream:acc} i podgrzewaj 2 minuty, nie dopuszczając do wrzenia.',
      timer: { minutes: 2, label: 'Sos' },
    },
    {
      needs: ['protein'],
      of: foods.TINNED_FISH,
      uses: ['protein'],
      text: '{protein:acc} odsącz, rozdrobnij widelcem i podgrzewaj na patelni 2 minuty.',
      timer: { minutes: 2, label: 'Tuńczyk' },
    },
    {
      needs: [],
      uses: ['starch', 'cheese', 'finish'],
      text: 'Wymieszaj makaron z zawartością patelni i kilkoma łyżkami wody z gotowania, aż sos oblepi makaron{. Na wierzch daj |cheese:acc| w drobnych kawałkach}{. Posyp |finish:ins|}.',
    },
  ],
  variants: [
    {
      devices: MULTICOOKERS,
      activeMinutes: 15,
      setUpMinutes: 10,
      equipment: ['hob'],
      steps: [
        ...BEGIN_IN_BOWL,
        ...SEAR_PROTEIN,
        DRAIN_PULSES,
        simmer({ needs: ['vegetable', 'liquid'] }, '{liquid:acc}'),
        simmer({ needs: ['vegetable'], without: ['liquid'] }, '100 ml wody'),
        {
          needs: ['liquid'],
          without: ['vegetable'],
          uses: ['pulse', 'liquid', 'spice', 'pepper', 'salt'],
          text: 'Wlej {liquid:acc}{, dopraw |salt,pepper,spice:ins|} i gotuj, aż sos zgęstnieje.',
          machine: { minutes: 10, heat: 100, speed: 1, reverse: true },
        },
        {
          needs: ['pulse'],
          without: ['vegetable', 'liquid'],
          uses: ['pulse'],
          text: 'Podgrzej {pulse:acc}.',
          machine: { minutes: 3, heat: 100, speed: 1, reverse: true },
        },
        { ...BOIL, text: `W tym czasie ${BOIL.text}` },
        {
          needs: ['protein'],
          of: foods.SEAFOOD,
          uses: ['protein'],
          text: 'Dołóż {protein:acc} w kawałkach na dwa kęsy i gotuj, aż w środku nie zostanie nic surowego.',
          machine: { minutes: 6, heat: 100, speed: 1, reverse: true },
        },
        {
          needs: ['protein'],
          of: foods.TINNED_FISH,
          uses: ['protein'],
          text: '{protein:acc} odsącz, rozdrobnij widelcem, dodaj do sosu i podgrzej.',
          machine: { minutes: 2, heat: 90, speed: 1, reverse: true },
        },
        WARM_CREAM,
        { ...SEASON, without: ['vegetable', 'liquid'] },
        {
          needs: [],
          uses: ['starch', 'cheese', 'finish'],
          text: 'Wymieszaj makaron z sosem i kilkoma łyżkami wody z gotowania{. Na wierzch daj |cheese:acc| w drobnych kawałkach}{. Posyp |finish:ins|}.',
        },
      ],
    },
  ],
}
