import { CookingPot, Crown, House } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { GuestBanner } from '../GuestBanner.tsx'
import { SideMenu } from './SideMenu.tsx'

const places = [
  { to: paths.home, label: 'Start', Icon: House },
  { to: paths.publishedRecipes, label: 'Przepisy Spiżarka', Icon: CookingPot },
  { to: paths.plans, label: 'Plany', Icon: Crown },
]

export function GuestMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <SideMenu open={open} onClose={onClose} head={<GuestBanner />} places={places} />
}
