import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { useTheme } from '../theme.ts'
import type { Destination } from './navigation.ts'

interface SideMenuProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** The menu along the right edge; going anywhere closes it. */
export function SideMenu({ open, onClose, title, children }: SideMenuProps) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (!open) openedAt.current = key
    else if (openedAt.current !== key) onClose()
  }, [open, key, onClose])
  return (
    <Dialog open={open} onClose={onClose} title={title} placement="side">
      {children}
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

/** One line of the side menu. */
export function MenuLink({ to, label, Icon }: Destination) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className="flex min-h-12 items-center gap-3.5 rounded-control px-3 font-semibold hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
    >
      <Icon aria-hidden className="size-5.5 shrink-0" />
      {label}
    </NavLink>
  )
}
