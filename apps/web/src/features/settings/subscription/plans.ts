import type { Plan } from '@spizarka/contract/accounts'
import { Crown, Leaf, type LucideIcon, Star } from 'lucide-react'

export interface PlanDescription {
  plan: Plan
  name: string
  Icon: LucideIcon
  benefits: readonly string[]
}

/** What each plan gives (SPEC section 6), from the smallest. */
export const PLANS: readonly PlanDescription[] = [
  {
    plan: 'free',
    name: 'Free',
    Icon: Leaf,
    benefits: [
      '250 punktów AI na start',
      'spiżarnia do 50 produktów, przyprawy bez limitu',
      'listy zakupów dla 1–2 osób na 1–4\u00a0dni',
      'kalorie liczone automatycznie',
    ],
  },
  {
    plan: 'premium',
    name: 'Premium',
    Icon: Crown,
    benefits: [
      '2000 punktów AI co miesiąc',
      'spiżarnia bez limitu produktów',
      'własne życzenie, kalorie i urządzenie w przepisie',
      'listy zakupów dla 3–10 osób na 5–14\u00a0dni',
      'własne makroskładniki, bez reklam',
      'odpowiedź pomocy w 4–8 godzin',
    ],
  },
  {
    plan: 'premium_super',
    name: 'Premium Super',
    Icon: Star,
    benefits: ['5000 punktów AI co miesiąc', 'wszystko z Premium', 'pomoc premium'],
  },
]
