import { LIMITS } from '@spizarka/contract/limits'
import type { PREMIUM_FIELDS } from '@spizarka/contract/recipe-sessions'
import { CalendarDays, CookingPot, Flame, Headset, type LucideIcon, PenLine, UsersRound } from 'lucide-react'

/** What a bigger plan has, under the names of the upsell dialog (SPEC section 2). */
export type UpsellFeature =
  | (typeof PREMIUM_FIELDS)[keyof typeof PREMIUM_FIELDS]
  | 'premium_support'
  | 'shopping_people'
  | 'shopping_days'
  | 'custom_macros'

export interface UpsellVariant {
  Icon: LucideIcon
  title: string
  text: string
  /** What the plan gives beside it. */
  benefit: string
}

export const UPSELL_VARIANTS: Record<UpsellFeature, UpsellVariant> = {
  custom_prompt: {
    Icon: PenLine,
    title: 'Własne życzenie jest w\u00a0Premium',
    text: `Napisz po swojemu, na co masz ochotę, do ${LIMITS.customPrompt}\u00a0znaków. Przepis powstanie z\u00a0Twojej spiżarni.`,
    benefit: 'kalorie na porcję i\u00a0wersje na Thermomix i\u00a0Lidlomix',
  },
  calories_input: {
    Icon: Flame,
    title: 'Kalorie na porcję są w\u00a0Premium',
    text: `Podaj, ile kalorii ma mieć porcja, od 0 do ${LIMITS.calories}\u00a0kcal. Dobierzemy danie i\u00a0wielkość porcji.`,
    benefit: 'własne życzenie i\u00a0wersje na Thermomix i\u00a0Lidlomix',
  },
  device_selection: {
    Icon: CookingPot,
    title: 'Wersje na urządzenia są w\u00a0Premium',
    text: 'Przepis z\u00a0ustawieniami na Thermomix albo Lidlomix: czas, temperatura i\u00a0obroty, krok po kroku.',
    benefit: 'własne życzenie i\u00a0kalorie na porcję',
  },
  custom_macros: {
    Icon: Flame,
    title: 'Własny podział jest w\u00a0Premium',
    text: 'Ustaw, ile energii ma być z\u00a0białka, tłuszczów i\u00a0węglowodanów. Dzień policzymy do Twoich liczb.',
    benefit: 'własne życzenie i\u00a0kalorie na porcję',
  },
  premium_support: {
    Icon: Headset,
    title: 'Szybsza pomoc jest w\u00a0Premium',
    text: 'Odpowiadamy w\u00a0ciągu 4–\u20608\u00a0godzin, pod osobnym adresem. Zwykła pomoc, w\u00a0ciągu 24–\u206048\u00a0godzin, zostaje dla wszystkich.',
    benefit: 'własne życzenie i\u00a0kalorie na porcję',
  },
  shopping_people: {
    Icon: UsersRound,
    title: 'Listy dla większego stołu są w\u00a0Premium',
    text: `Zaplanuj posiłki i\u00a0zakupy dla ${LIMITS.shoppingPeople.free + 1}–${LIMITS.shoppingPeople.most}\u00a0osób naraz.`,
    benefit: `listy na ${LIMITS.shoppingDays.free + 1}–${LIMITS.shoppingDays.most}\u00a0dni`,
  },
  shopping_days: {
    Icon: CalendarDays,
    title: 'Dłuższe plany są w\u00a0Premium',
    text: `Zaplanuj posiłki i\u00a0zakupy na ${LIMITS.shoppingDays.free + 1}–${LIMITS.shoppingDays.most}\u00a0dni naprzód.`,
    benefit: `listy na ${LIMITS.shoppingDays.free + 1}–${LIMITS.shoppingDays.most}\u00a0dni`,
  },
}
