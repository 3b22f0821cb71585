import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useTheme } from './theme.ts'

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

function ThemeChoice() {
  const [theme, chooseTheme] = useTheme()
  return <Segmented label="Wygląd" showLabel value={theme} onChange={chooseTheme} options={options} />
}
