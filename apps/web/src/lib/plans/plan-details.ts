import type { Plan } from '@spizarka/contract/accounts'
import { LIMITS } from '@spizarka/contract/limits'
import { Crown, Leaf, type LucideIcon, Star } from 'lucide-react'
import { PLAN_NAMES } from './plan-names.ts'

interface PlanDetails {
  name: string
  Icon: LucideIcon
  /** What it gives beside its points (SPEC section 6). */
  benefits: readonly string[]
  /** The same in one line. */
  inShort: string
}

const { shoppingPeople, shoppingDays } = LIMITS

/** Each plan as it is told of, from the smallest. */
export const PLAN_DETAILS = {
  free: {
    name: PLAN_NAMES.free,
    Icon: Leaf,
    benefits: [
      `spiżarnia do ${LIMITS.freePantryProducts} produktów, przyprawy bez limitu`,
      `listy zakupów dla 1–${shoppingPeople.free} osób na 1–\u2060${shoppingDays.free}\u00a0dni`,
      'kalorie liczone automatycznie',
    ],
    inShort: `spiżarnia do ${LIMITS.freePantryProducts} produktów`,
  },
  premium: {
    name: PLAN_NAMES.premium,
    Icon: Crown,
    benefits: [
      'spiżarnia bez limitu produktów',
      'własne życzenie, kalorie i urządzenie w przepisie',
      `listy zakupów dla ${shoppingPeople.free + 1}–${shoppingPeople.most} osób na ${shoppingDays.free + 1}–\u2060${shoppingDays.most}\u00a0dni`,
      'własny cel białka, tłuszczu i węglowodanów',
      'odpowiedź pomocy w 4–\u20608\u00a0godzin',
    ],
    inShort: 'spiżarnia bez limitu, własne życzenie, kalorie i urządzenie',
  },
  premium_super: {
    name: PLAN_NAMES.premium_super,
    Icon: Star,
    benefits: ['wszystko z Premium', 'pomoc premium'],
    inShort: 'wszystko z Premium i pomoc premium',
  },
} as const satisfies Record<Plan, PlanDetails>
