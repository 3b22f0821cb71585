import { List } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { useWideScreen } from '../../lib/use-wide-screen.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { settingsPages } from './settings-pages.ts'

const NAME = 'Ustawienia'

/** The way from one page of the settings to another: beside the page where there is room, a list behind a button on a phone. */
export function SettingsMenu() {
  return useWideScreen() ? <Side /> : <Sheet />
}

function Side() {
  return (
    <nav aria-label={NAME} className="sticky top-6 col-start-2 mt-9 flex flex-col gap-1 self-start pl-10">
      {settingsPages.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className="flex min-h-12 items-center gap-3.5 rounded-control px-3.5 font-semibold hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-extrabold aria-[current=page]:text-brand-ink"
        >
          <Icon aria-hidden className="size-5.5 shrink-0" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

function Sheet() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-6 md:px-10">
      <Button variant="outline" full aria-haspopup="dialog" icon={<List aria-hidden />} onClick={() => setOpen(true)}>
        Wszystkie ustawienia
      </Button>
      <Dialog open={open} onClose={close} title={NAME}>
        <nav aria-label={NAME} className="-mx-2 flex flex-col">
          {settingsPages.map(({ to, label, about, Icon }) => (
            <NavLink
              key={to}
              to={to}
              onClick={close}
              className="flex min-h-14 items-center gap-3.5 rounded-control px-3 py-2 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
            >
              <Icon aria-hidden className="size-5.5 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-muted">{about}</span>
              </span>
            </NavLink>
          ))}
        </nav>
      </Dialog>
    </div>
  )
}
