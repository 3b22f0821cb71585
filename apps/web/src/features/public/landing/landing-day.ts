import type { Figure } from './pages/landing-page.ts'

/** What the kitchen cooked for a page: written by `npm run landing-pages`. */
export interface LandingDay {
  base: { fitting: number; all: number }
  checked: readonly CheckedLine[]
  /** Rules and figures that the gate went by. */
  sources: readonly string[]
  dishes: readonly LandingDish[]
}

export interface CheckedLine {
  line: string
  verdict: string
  reasons: readonly string[]
}

export interface LandingDish {
  meal: string
  title: string
  about: string
  minutes: number
  /** What its ingredients are for; its figures are of one. */
  portions: number
  ingredients: readonly string[]
  atHome: { have: number; total: number }
  asks: readonly string[]
  /** Its foods whose labels have to be looked at, for traces. */
  labels: readonly string[]
  /** Of one serving. */
  nutrients: Readonly<Record<Figure, number | null>>
  machineSteps?: readonly { place: number; of: number; text: string; setting: string }[]
  /** Name of a file in `public/assets/dishes`: of what is drawn, so that a browser may keep it forever. */
  picture: string
}

export function pictureUrl({ picture }: LandingDish): string {
  return `/assets/dishes/${picture}.webp`
}

export const MEAL_NAMES: Readonly<Record<string, string>> = {
  breakfast: 'Śniadanie',
  lunch: 'Obiad',
  dinner: 'Kolacja',
  snack: 'Przekąska',
}
