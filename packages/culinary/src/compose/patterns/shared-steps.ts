import type { PatternStep } from './pattern.ts'
import { MINCED, RAW_PIECES, READY_PIECES } from './role-foods.ts'

export const FRY_AROMA: PatternStep = {
  needs: ['aroma'],
  uses: ['aroma', 'garlic', 'fat'],
  text: 'Drobno posiekaj {aroma,garlic:acc}. Na dużej patelni rozgrzej {fat:acc}, wrzuć posiekane i smaż 5 minut na małym ogniu, do zeszklenia.',
  timer: { minutes: 5, label: 'Podsmażanie' },
}
export const HEAT_FAT: PatternStep = {
  needs: ['fat'],
  without: ['aroma'],
  uses: ['fat', 'garlic'],
  text: 'Na dużej patelni rozgrzej na średnim ogniu {fat:acc}{, dodaj |garlic:acc| w plasterkach i smaż pół minuty}.',
}

/** The same three for whatever protein there is: raw meat and fish must be done inside, mince is broken up, the rest only browns. */
export const FRY_PROTEIN: readonly PatternStep[] = [
  {
    needs: ['protein'],
    of: RAW_PIECES,
    uses: ['protein'],
    text: '{protein:acc} pokrój na kęsy i smaż na dość dużym ogniu 8 minut, obracając, aż w środku nie zostanie nic surowego.',
    timer: { minutes: 8, label: 'Smażenie' },
  },
  {
    needs: ['protein'],
    of: MINCED,
    uses: ['protein'],
    text: 'Dodaj {protein:acc} i smaż na dużym ogniu 8 minut, rozdrabniając łopatką, aż nigdzie nie będzie różowe.',
    timer: { minutes: 8, label: 'Smażenie' },
  },
  {
    needs: ['protein'],
    of: READY_PIECES,
    uses: ['protein'],
    text: '{protein:acc} pokrój w plasterki lub kostkę i smaż 4 minuty na dość dużym ogniu, do zrumienienia.',
    timer: { minutes: 4, label: 'Smażenie' },
  },
]
export const WARM_PULSES: PatternStep = {
  needs: ['pulse'],
  uses: ['pulse'],
  text: '{pulse:acc} odsącz z zalewy, przepłucz i podgrzewaj na patelni 4 minuty, często mieszając.',
  timer: { minutes: 4, label: 'Podgrzewanie' },
}
export const FRY_VEGETABLES: PatternStep = {
  needs: ['vegetable'],
  uses: ['vegetable', 'spice', 'pepper', 'salt'],
  text: 'Większe warzywa pokrój w cienkie plasterki lub podziel na małe różyczki. Dorzuć {vegetable:acc}{, dopraw |salt,pepper,spice:ins|} i smaż pod przykryciem 8 minut, mieszając, do miękkości.',
  timer: { minutes: 8, label: 'Warzywa' },
}
export const SEASON: PatternStep = {
  needs: [],
  without: ['vegetable'],
  uses: ['spice', 'pepper', 'salt'],
  text: '{Dopraw |salt,pepper,spice:ins| i dobrze wymieszaj.}',
}
