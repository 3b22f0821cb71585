import type { BodyOut } from '@spizarka/contract/endpoint'
import { plural } from '@spizarka/contract/plural'
import { DEVICES } from '@spizarka/contract/recipe-parts'
import type { generateRecipe } from '@spizarka/contract/recipe-sessions'
import type { Composition } from '@spizarka/engine'

/** What a recipe was asked for with. */
export type ComposeOrder = BodyOut<typeof generateRecipe>
type Obstacle = Composition['obstacles'][number]

/** A limit in words, and what to do about it. */
type Words = Record<Obstacle, (order: ComposeOrder) => { limit: string; advice: string }>

const WORDS: Words = {
  pantry: () => ({ limit: 'to, co jest w spiżarni', advice: 'Dodaj produkty do spiżarni.' }),
  missing: ({ max_missing: most }) =>
    most === 0
      ? { limit: 'tylko z tego, co masz', advice: 'Pozwól, żeby czegoś brakowało.' }
      : {
          limit: `najwyżej ${most} ${plural(most, ['brakujący składnik', 'brakujące składniki', 'brakujących składników'])}`,
          advice: 'Pozwól, żeby brakowało więcej składników.',
        },
  minutes: ({ max_minutes }) => ({ limit: `do ${max_minutes} minut`, advice: 'Daj sobie więcej czasu.' }),
  device: ({ device }) => ({
    limit: `wersja na ${device === null ? 'urządzenie' : DEVICES[device]}`,
    advice: 'Wybierz gotowanie bez urządzenia.',
  }),
  kcal: ({ calories }) => ({ limit: `${calories} kcal na porcję`, advice: 'Podaj inną liczbę kalorii albo zostaw to pole puste.' }),
  profile: () => ({ limit: 'Twój profil żywieniowy', advice: 'Dodaj do spiżarni produkty, które do niego pasują.' }),
  wish: () => ({ limit: 'Twoje życzenie', advice: 'Zmień życzenie albo zostaw to pole puste.' }),
}

/** What stood in the way of a recipe, and what would help most: both fill the text of `recipe_none_fits`. */
export function explainObstacles(order: ComposeOrder, obstacles: readonly Obstacle[]): { limits: string; advice: string } {
  const words = obstacles.map((obstacle) => WORDS[obstacle](order))
  return { limits: words.map(({ limit }) => limit).join(', '), advice: words[0]?.advice ?? '' }
}
