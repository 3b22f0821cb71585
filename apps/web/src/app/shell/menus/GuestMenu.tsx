import { CircleQuestionMark, CookingPot, FileText, House, ShieldCheck } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { GuestBanner } from '../GuestBanner.tsx'
import { MenuLink, SideMenu } from './SideMenu.tsx'

export function GuestMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SideMenu open={open} onClose={onClose} title="Menu">
      <GuestBanner />
      <nav aria-label="Menu" className="mt-3 flex flex-col">
        <MenuLink to={paths.home} label="Start" Icon={House} />
        <MenuLink to={paths.publishedRecipes} label="Przepisy Spiżarka" Icon={CookingPot} />
        <MenuLink to={paths.help} label="Pomoc" Icon={CircleQuestionMark} />
        <MenuLink to={paths.terms} label="Regulamin" Icon={FileText} />
        <MenuLink to={paths.privacy} label="Polityka Prywatności" Icon={ShieldCheck} />
      </nav>
    </SideMenu>
  )
}
