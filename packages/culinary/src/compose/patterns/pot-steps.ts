import type { PatternStep } from './pattern.ts'

/** What every dish of one pot begins with. */
export const BEGIN_IN_POT: readonly PatternStep[] = [
  {
    needs: ['aroma'],
    uses: ['aroma', 'garlic', 'fat'],
    text: 'Drobno posiekaj {aroma,garlic:acc}. W garnku rozgrzej {fat:acc}, wrzuć posiekane i smaż 5 minut na małym ogniu, do zeszklenia.',
    timer: { minutes: 5, label: 'Podsmażanie' },
  },
  {
    needs: ['fat'],
    without: ['aroma'],
    uses: ['fat', 'garlic'],
    text: 'W garnku rozgrzej na średnim ogniu {fat:acc}{, dodaj |garlic:acc| w plasterkach i smaż pół minuty}.',
  },
]
export const CUT_VEGETABLES: PatternStep = {
  needs: ['vegetable'],
  uses: ['vegetable', 'starch'],
  text: 'Przygotuj {vegetable,starch:acc}: co trzeba, odsącz lub obierz i pokrój w kostkę.',
}
export const SERVE_WITH_HERBS: PatternStep = { needs: ['finish'], uses: ['finish'], text: 'Nałóż na talerze i posyp {finish:ins}.' }
