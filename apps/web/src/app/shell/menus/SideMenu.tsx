import { CircleQuestionMark, FileText, ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../../lib/paths.ts'
import { NavLink } from '../../../lib/router/links.tsx'
import { useLocation } from '../../../lib/router/ScreenRoutes.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { useTheme } from '../theme.ts'
import type { Destination } from './navigation.ts'

interface Place extends Destination {
  /** What going there brings: "+60 pkt". */
  reward?: string
}

interface SideMenuProps {
  open: boolean
  onClose: () => void
  /** Who it is for, above the places. */
  head: ReactNode
  places: readonly Place[]
  /** Below the places. */
  end?: ReactNode
}

/** What everybody finds under their own places. */
const ABOUT: readonly Place[] = [
  { to: paths.help, label: 'Pomoc', Icon: CircleQuestionMark },
  { to: paths.terms, label: 'Regulamin', Icon: FileText },
  { to: paths.privacy, label: 'Polityka Prywatności', Icon: ShieldCheck },
]

/** The menu along the right edge; going anywhere closes it. */
export function SideMenu({ open, onClose, head, places, end }: SideMenuProps) {
  // Another one each time that anywhere is gone to, be it the same address.
  const location = useLocation()
  const openedAt = useRef(location)
  useEffect(() => {
    if (!open) openedAt.current = location
    else if (openedAt.current !== location) onClose()
  }, [open, location, onClose])
  return (
    <Dialog open={open} onClose={onClose} title="Menu" placement="side">
      {head}
      <nav aria-label="Menu" className="mt-3 flex flex-col">
        {places.map(toLine)}
        <hr className="my-2 border-line" />
        {ABOUT.map(toLine)}
        {end}
      </nav>
      <hr className="my-4 border-line" />
      <ThemeChoice />
    </Dialog>
  )
}

const options = [
  { value: 'system', label: 'Jak system' },
  { value: 'light', label: 'Jasny' },
  { value: 'dark', label: 'Ciemny' },
] as const

/** Light, dark, or as the system has it. */
export function ThemeChoice() {
  const [theme, chooseTheme] = useTheme()
  return <Segmented label="Wygląd" showLabel value={theme} onChange={chooseTheme} options={options} />
}

function toLine({ to, label, Icon, reward }: Place) {
  const line = (
    <NavLink
      key={to}
      to={to}
      end={to === '/'}
      className="flex min-h-12 items-center gap-3.5 rounded-control px-3 font-semibold hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
    >
      <Icon aria-hidden className="size-5.5 shrink-0" />
      {label}
    </NavLink>
  )
  if (reward === undefined) return line
  return (
    <span key={to} className="flex items-center justify-between">
      {line}
      <Badge tone="brand">{reward}</Badge>
    </span>
  )
}
