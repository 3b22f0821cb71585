import { type Food, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { isCalled, openWords } from '../../compose/wish/dish-names.ts'
import type { DishFacts } from '../../compose/wish/index.ts'
import type { MealSlot } from '../slots.ts'
import type { DishLooks } from './dish-looks.ts'

/** A meal that has a dish of its own in most houses: the Sunday dinner, and what is eaten on a Friday. */
export type Custom = 'sunday' | 'friday'

const [SUNDAY, FRIDAY] = [0, 5]

/** The custom that a meal is eaten by. */
export function customAt({ weekday, place }: Pick<MealSlot, 'weekday' | 'place'>): Custom | null {
  if (weekday === SUNDAY && place === 'main') return 'sunday'
  return weekday === FRIDAY && (place === 'main' || place === 'light') ? 'friday' : null
}

/** The meal that a food of the house is kept for: a piece of meat for Sunday, fish for Friday; null for what suits any day. */
export function customOf({ id, aisle, origin, kind }: Food): Custom | null {
  if (origin.includes('fish')) return 'friday'
  return aisle === 'meat' && kind === 'food' && !isOneOf(id, EVERYDAY_MEAT) ? 'sunday' : null
}

const EVERYDAY_MEAT = ['mieso-mielone', 'podroby']
const MEAT: readonly string[] = ['meat', 'poultry', 'pork', 'beef']
const MEAT_AND_FISH: readonly string[] = [...MEAT, 'fish', 'seafood']
const { kinds: SUNDAY_KINDS, called } = MENU_RULES.planning.customs.sunday
const SUNDAY_NAMES = openWords(called)

/** The piece of meat or the fish that is at home on its own day. */
const OF_HOME = 22
const SUNDAY_DISH = 12
const WITHOUT_MEAT = 10
/** Nobody sets a dish of a few minutes on the table of a Sunday: each minute below. */
const SUNDAY_MINUTES = 50
const MINUTE_BELOW = 0.5
const MEAT_ON_FRIDAY = 4

/** What it is worth that a dish is what people eat on such a day; `takes`: whether it is made of what the house keeps for a custom. */
export function customPoints(
  { looks, facts }: { looks: DishLooks; facts: DishFacts },
  custom: Custom | null,
  takes: (custom: Custom) => boolean,
): number {
  if (custom === null) return 0
  const has = (origins: readonly string[]): boolean => looks.origins.some((origin) => origins.includes(origin))
  if (custom === 'friday') return takes('friday') ? OF_HOME : has(MEAT) ? -MEAT_ON_FRIDAY : 0
  return (
    (takes('sunday') || takes('friday') ? OF_HOME : 0) +
    (isOfSunday(looks.name, facts.kind) ? SUNDAY_DISH : 0) -
    // Whoever eats none has no dish with it, and all are alike.
    (has(MEAT_AND_FISH) ? 0 : WITHOUT_MEAT) -
    MINUTE_BELOW * Math.max(0, SUNDAY_MINUTES - facts.totalMinutes)
  )
}

function isOfSunday(name: string, kind: DishFacts['kind']): boolean {
  return SUNDAY_KINDS.includes(kind) || isCalled(name, SUNDAY_NAMES)
}
