import { clsx } from 'clsx'
import { Crown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/links.tsx'
import { Upsell } from '../../lib/upsell/Upsell.tsx'
import { CookiePreferences } from './cookies/CookieBanner.tsx'
import { Logo } from './Logo.tsx'

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold hover:underline underline-offset-3'

interface FooterProps {
  /** Under the screens of the app. */
  quiet?: boolean
  /** For a guest, and for somebody whose plan has no premium help. */
  offersPremium?: boolean
}

/** The foot of a page. */
export function Footer({ quiet = false, offersPremium = false }: FooterProps) {
  return (
    <footer className={clsx('text-[0.9375rem]', quiet ? 'border-t border-line' : 'bg-sunken')}>
      <div
        className={clsx(
          'mx-auto flex max-w-300 flex-col gap-4 px-4 pt-8 pb-7 md:px-10 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-10',
          quiet && 'py-4',
        )}
      >
        {!quiet && <Logo />}
        <p className="max-w-100 text-caption text-muted max-lg:order-last lg:grow lg:basis-40">
          Treści tworzone z&nbsp;pomocą AI mają charakter informacyjny i&nbsp;nie zastępują porady lekarza ani dietetyka.
        </p>
        <nav aria-label="Informacje" className="flex flex-wrap gap-x-6 print:hidden">
          <Link to={paths.terms} className={link}>
            Regulamin
          </Link>
          <Link to={paths.privacy} className={link}>
            Polityka Prywatności
          </Link>
          <Link to={paths.help} className={link}>
            Pomoc
          </Link>
          <PremiumHelp offered={offersPremium} />
          <Cookies />
        </nav>
      </div>
    </footer>
  )
}

/** The choice about cookies, to be changed at any time. */
function Cookies() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={link} onClick={() => setAsked(true)}>
        Ciasteczka
      </button>
      {asked && (
        <Suspense>
          <CookiePreferences onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The help of the plans; whoever has none is told what those give. */
function PremiumHelp({ offered }: { offered: boolean }) {
  const [asked, setAsked] = useState(false)
  const words = (
    <>
      <Crown aria-hidden className="size-4.5 text-plum lg:hidden" />
      Pomoc Premium
    </>
  )
  if (!offered) {
    return (
      <Link to={paths.premiumHelp} className={link}>
        {words}
      </Link>
    )
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={link} onClick={() => setAsked(true)}>
        {words}
      </button>
      <Upsell feature={asked && 'premium_support'} onClose={() => setAsked(false)} />
    </>
  )
}
