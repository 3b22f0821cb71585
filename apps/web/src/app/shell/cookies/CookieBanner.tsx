import { Cookie } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { EVERYTHING, giveConsent, markConsent, NOTHING_BUT_NECESSARY, subscribeToConsent } from '../../../lib/consent/consent.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router/links.tsx'
import { useLocation } from '../../../lib/router/ScreenRoutes.tsx'
import { Button } from '../../../ui/button/Button.tsx'

const loadPreferences = () => import('./CookiePreferences.tsx')
export const CookiePreferences = lazy(async () => ({ default: (await loadPreferences()).CookiePreferences }))

const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.terms,
  paths.privacy,
  paths.notices,
  paths.help,
  paths.premiumHelp,
  paths.plans,
  paths.publishedRecipes,
])
const PUBLIC_FOLDERS = [paths.landing(''), paths.publishedRecipe('')]

function isPublic(pathname: string): boolean {
  return PUBLIC_PATHS.has(pathname.replace(/(?<=.)\/$/, '')) || PUBLIC_FOLDERS.some((folder) => pathname.startsWith(folder))
}

/**
 * Asks a guest what may be kept on the device. It is in every public page as it was prerendered, and is seen only where nobody has
 * decided (`data-consent`): it covers the end of the page and moves nothing.
 */
export function CookieBanner() {
  const { pathname } = useLocation()
  const [choosing, setChoosing] = useState(false)
  useEffect(() => {
    markConsent()
    return subscribeToConsent(markConsent)
  }, [])
  if (!isPublic(pathname)) return null
  return (
    <>
      <section
        aria-labelledby="ciasteczka"
        data-cookie-banner
        className="fixed right-3 wrap-anywhere bottom-[max(0.75rem,env(safe-area-inset-bottom))] left-3 z-10 mx-auto max-w-120 rounded-sheet border border-line bg-card p-5 shadow-raised md:right-6 md:left-auto"
      >
        <div className="flex items-start gap-4">
          <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
            <Cookie className="size-6" />
          </span>
          <div className="min-w-0">
            <h2 id="ciasteczka" className="text-h4">
              Ciasteczka, te bez cukru
            </h2>
            <p className="text-small text-muted">
              Niezbędne pilnują logowania i&nbsp;list zakupów. Inne włączylibyśmy tylko za Twoją zgodą: dziś ich nie ma.{' '}
              <Link to={paths.privacy} className="underline underline-offset-3">
                Polityka Prywatności
              </Link>
            </p>
          </div>
        </div>
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
          <Button variant="outline" className="px-2!" onClick={() => giveConsent(NOTHING_BUT_NECESSARY)}>
            Tylko niezbędne
          </Button>
          <Button variant="outline" className="px-2!" onClick={() => giveConsent(EVERYTHING)}>
            Zgadzam się
          </Button>
        </div>
        <Button variant="ghost" full className="mt-1" onClick={() => setChoosing(true)}>
          Wybierz samodzielnie
        </Button>
      </section>
      {choosing && (
        <Suspense>
          <CookiePreferences onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
