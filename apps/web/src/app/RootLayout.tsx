import { Menu, RotateCw, WifiOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RecipeReviewsContext, type ReviewsPart } from '../lib/community/reviews-context.ts'
import { fireAndForget } from '../lib/fire-and-forget.ts'
import { useOnline } from '../lib/hooks/use-online.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { paths } from '../lib/paths.ts'
import { Link } from '../lib/router/links.tsx'
import { Outlet, useLoadingScreen, useLocation, useNavigate } from '../lib/router/ScreenRoutes.tsx'
import type { LoginState } from '../lib/session/login-state.ts'
import { type Session, useSession } from '../lib/session/session.ts'
import { LogoMark } from '../ui/art/LogoMark.tsx'
import { Button } from '../ui/button/Button.tsx'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { IconButton } from '../ui/button/IconButton.tsx'
import { LinkContext, type LinkProps } from '../ui/button/link.tsx'
import { Toaster } from '../ui/feedback/Toaster.tsx'
import { UpdateBanner } from './shell/app-update.tsx'
import { CookieBanner } from './shell/cookies/CookieBanner.tsx'
import { Footer } from './shell/Footer.tsx'
import { GuestBanner } from './shell/GuestBanner.tsx'
import { Logo } from './shell/Logo.tsx'
import { MAIN_ID, Main } from './shell/Main.tsx'
import { loadNewVersion } from './shell/missing-code.ts'
import { useRouteHandle } from './shell/use-route-handle.ts'

// A guest never needs it.
const MemberFrame = lazy(async () => ({ default: (await import('./shell/MemberFrame.tsx')).MemberFrame }))

// Asked for when a reader comes near the end of a published recipe.
const RecipeReviews = lazyPart(async () => (await import('../features/community/reviews/RecipeReviews.tsx')).RecipeReviews)
const reviews: ReviewsPart = { render: (recipe) => <RecipeReviews recipe={recipe} />, fetch: RecipeReviews.fetch }

/** Everything around the screens. */
export function RootLayout() {
  const { status } = useSession()
  useExpiredSession()
  useResetOnNavigation()
  useTypingBeforeHydration()
  return (
    <LinkContext value={RouterLink}>
      <SkipLink />
      <NavigationProgress />
      <OfflineBanner />
      <UpdateBanner />
      <RecipeReviewsContext value={reviews}>
        {status === 'guest' ? (
          <GuestFrame>
            <Outlet />
          </GuestFrame>
        ) : (
          <Suspense>
            <MemberFrame>
              <Outlet />
            </MemberFrame>
          </Suspense>
        )}
      </RecipeReviewsContext>
      <Toaster />
    </LinkContext>
  )
}

/** Every change of screen starts at the top, for the eye and for the keyboard. */
function useResetOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // Before the paint: a Tab that follows at once goes on from here, and is not taken back a moment later.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    const start = () => {
      // A screen that is a field to write in has given it the focus by now.
      if (!document.activeElement?.matches('main :is(input, textarea)')) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
    start()
    // The menu that led here closes after that, and gives the focus back to its button.
    document.querySelector('dialog[open]')?.addEventListener('close', start, { once: true })
  }, [pathname])
}

/** The design system's link, by the router. */
const RouterLink = (props: LinkProps) => <Link {...props} />

function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-20 -translate-y-40 rounded-control bg-card px-4 py-3 font-bold text-brand-ink shadow-raised focus:translate-y-0"
    >
      Przejdź do treści
    </a>
  )
}

/** A thin line at the top while the code of the next screen is on its way for longer than a moment. */
function NavigationProgress() {
  const loading = useLoadingScreen()
  return loading ? <div aria-hidden className="skeleton fixed inset-x-0 top-0 z-30 h-1 bg-brand" /> : null
}

function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-3 bg-ink px-4 py-2.5 text-[0.9375rem] leading-5 font-semibold text-paper">
          <WifiOff aria-hidden className="size-5 shrink-0" />
          Jesteś offline. Niektóre funkcje mogą być niedostępne.
        </p>
      )}
    </div>
  )
}

/** What surrounds every page for a guest. */
function GuestFrame({ children }: { children: ReactNode }) {
  const { invites } = useRouteHandle()
  return (
    <div className="flex min-h-dvh flex-col">
      <CookieBanner />
      <GuestBar />
      <Main>{children}</Main>
      {invites && (
        <div className="mx-auto mb-10 w-full max-w-180 px-4 md:px-10 lg:max-w-300">
          <GuestBanner isWide />
        </div>
      )}
      <Footer offersPremium />
    </div>
  )
}

const loadMenu = () => import('./shell/menus/GuestMenu.tsx')
const GuestMenu = lazy(async () => ({ default: (await loadMenu()).GuestMenu }))

const link = 'inline-flex min-h-11 items-center px-2 text-[0.9375rem] font-bold hover:underline underline-offset-3'

/** The top of every page for a guest. */
function GuestBar() {
  // Undefined until it is asked for: its code is fetched then.
  const [menuOpen, setMenuOpen] = useState<boolean>()
  const isSigningIn = useLocation().pathname === paths.login
  return (
    <header className="bg-paper-top print:hidden">
      <div className="mx-auto flex min-h-15 max-w-300 flex-wrap items-center justify-between gap-x-4 pr-2 pl-4 md:min-h-21 md:px-10">
        <Logo />
        <nav aria-label="Główna nawigacja" className="flex items-center gap-1 md:gap-2">
          <Link to={paths.home} className={`${link} max-lg:hidden`}>
            Start
          </Link>
          <a href="/#jak-to-dziala" className={`${link} max-lg:hidden`}>
            Jak to działa
          </a>
          <Link to={paths.publishedRecipes} className={`${link} max-lg:hidden`}>
            Przepisy Spiżarka
          </Link>
          <a href="/#plany" className={`${link} mr-3 max-lg:hidden`}>
            Plany
          </a>
          <Link to={isSigningIn ? paths.register : paths.login} className={`${link} text-brand-ink md:hidden`}>
            {isSigningIn ? 'Załóż konto' : 'Zaloguj się'}
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

/** Leads to /login from whatever screen the session expired on, public ones too (SPEC section 4), and back to it afterwards. */
export function useExpiredSession(): void {
  const session = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const led = useRef<Session>(undefined)
  useEffect(() => {
    // Once for each end: whoever is led to /login may go on as a guest.
    if (session.ended !== 'expired' || led.current === session) return
    led.current = session
    fireAndForget(() => navigate(paths.login, { replace: true, state: { from: pathname + search } satisfies LoginState }))()
  }, [session, pathname, search, navigate])
}

/**
 * Keeps what was typed and ticked on a prerendered page before it came alive. Hydration leaves it in the boxes but out of React's state,
 * and the next keystroke anywhere in the form would wipe it.
 */
export function useTypingBeforeHydration(): void {
  useEffect(() => {
    for (const box of document.querySelectorAll('input')) {
      if (box.type === 'checkbox') {
        if (box.checked !== box.defaultChecked) replayTick(box)
      } else if (box.value !== box.defaultValue) replayTyping(box)
    }
  }, [])
}

// React ignores an event that tells it nothing new; it has to see the old content first.
function replayTyping(box: HTMLInputElement): void {
  const typed = box.value
  box.value = box.defaultValue
  // The prototype's setter: the element's own is React's, which would take note.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayTick(box: HTMLInputElement): void {
  box.checked = box.defaultChecked
  box.click()
}

/** When a screen breaks, or its code cannot be fetched. */
export function ErrorScreen() {
  const [isLeaving] = useState(loadNewVersion)
  // Nothing is said to be wrong that is corrected at once.
  if (isLeaving) return null
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 px-4 text-center">
      <title>Coś poszło nie tak – Spiżarka</title>
      <LogoMark className="size-14" />
      <h1 className="text-h1">Coś poszło nie tak</h1>
      <p className="max-w-100 text-lead text-muted">Odśwież stronę. Jeśli to nie pomoże, spróbuj jeszcze raz za kilka minut.</p>
      <Button size="lg" icon={<RotateCw aria-hidden className="size-5" />} onClick={() => window.location.reload()}>
        Odśwież
      </Button>
    </main>
  )
}
