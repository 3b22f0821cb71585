import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Logo } from './Logo.tsx'

const loadMenu = () => import('./GuestMenu.tsx')
const GuestMenu = lazy(async () => ({ default: (await loadMenu()).GuestMenu }))

const link = 'inline-flex min-h-11 items-center px-2 text-[0.9375rem] font-bold hover:underline underline-offset-3'

/** The top of every page for a guest. */
export function GuestBar() {
  // Undefined until it is asked for: its code is fetched then.
  const [menuOpen, setMenuOpen] = useState<boolean>()
  return (
    <header className="bg-paper-top">
      <div className="mx-auto flex min-h-15 max-w-300 flex-wrap items-center justify-between gap-x-4 pr-2 pl-4 md:min-h-21 md:px-10">
        <Logo />
        <nav aria-label="Główna nawigacja" className="flex items-center gap-1 md:gap-2">
          <a href="/#jak-to-dziala" className={`${link} max-lg:hidden`}>
            Jak to działa
          </a>
          <Link to={paths.publishedRecipes} className={`${link} max-lg:hidden`}>
            Przepisy Spiżarka
          </Link>
          <a href="/#plany" className={`${link} mr-3 max-lg:hidden`}>
            Plany
          </a>
          <Link to={paths.login} className={`${link} text-brand-ink md:hidden`}>
            Zaloguj się
          </Link>
          <ButtonLink to={paths.login} variant="outline" className="max-md:hidden">
            Zaloguj się
          </ButtonLink>
          <ButtonLink to={paths.register} className="max-md:hidden">
            Załóż konto
          </ButtonLink>
          <IconButton
            label="Menu"
            className="lg:hidden"
            icon={<Menu aria-hidden className="size-6" />}
            onPointerEnter={prepareMenu}
            onClick={() => setMenuOpen(true)}
          />
        </nav>
      </div>
      {menuOpen !== undefined && (
        <Suspense>
          <GuestMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

/** A finger or pointer that arrives at the button has half of the wait behind it when it taps. */
function prepareMenu() {
  // What fails here fails again, and is shown, at the tap.
  loadMenu().catch(() => undefined)
}
