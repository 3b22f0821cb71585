import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { MAIN_ID } from './Main.tsx'

/** Every change of screen starts at the top, for the eye and for the keyboard. */
export function useNewScreen(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    // A frame later: the menu that led here has to close first, and gives the focus back to its button.
    requestAnimationFrame(() => document.getElementById(MAIN_ID)?.focus({ preventScroll: true }))
  }, [pathname])
}
