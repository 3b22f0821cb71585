import { Menu } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Logo } from './Logo.tsx'
import { NotificationsButton } from './NotificationsButton.tsx'
import { PointsPill } from './PointsPill.tsx'

/** The top of the five tabs on a phone. */
export function TopBar({ points, onMenu }: { points: number | undefined; onMenu: () => void }) {
  return (
    <header className="flex min-h-15 flex-wrap items-center justify-between gap-x-2 bg-paper-top pr-2 pl-4 md:hidden">
      <Logo />
      <div className="ml-auto flex flex-wrap items-center justify-end">
        <PointsPill points={points} />
        <NotificationsButton />
        <IconButton label="Menu" icon={<Menu aria-hidden className="size-6" />} onClick={onMenu} />
      </div>
    </header>
  )
}
