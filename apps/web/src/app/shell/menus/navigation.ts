import {
  ChartPie,
  CircleQuestionMark,
  CookingPot,
  Heart,
  House,
  type LucideIcon,
  Refrigerator,
  Settings,
  ShoppingBasket,
  Users,
} from 'lucide-react'
import { paths } from '../../../lib/paths.ts'

export interface Destination {
  to: string
  label: string
  Icon: LucideIcon
}

/** The five tabs. */
export const tabs: readonly Destination[] = [
  { to: paths.home, label: 'Start', Icon: House },
  { to: paths.pantry, label: 'Spiżarnia', Icon: Refrigerator },
  { to: paths.recipes, label: 'Przepisy', Icon: CookingPot },
  { to: paths.shoppingLists, label: 'Zakupy', Icon: ShoppingBasket },
  { to: paths.calories, label: 'Kalorie', Icon: ChartPie },
]

/** What is under the tabs in the rail and in the menu. */
export const more: readonly Destination[] = [
  { to: paths.favorites, label: 'Ulubione', Icon: Heart },
  { to: paths.publishedRecipes, label: 'Przepisy Spiżarka', Icon: Users },
  { to: paths.settings, label: 'Ustawienia', Icon: Settings },
  { to: paths.help, label: 'Pomoc', Icon: CircleQuestionMark },
]
