import { type ComponentProps, type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { fireAndForget } from '../fire-and-forget.ts'
import { createPath, resolvePath } from './addresses.ts'
import { useLocation, useNavigate } from './ScreenRoutes.tsx'
import type { NavigateOptions } from './screen-router.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state' | 'viewTransition'> {
  /** A path of this app. */
  to: string
}

/** An anchor that leads to another screen without loading the page again; to the screen that is shown it adds no step to the history. */
export function Link({ to, replace, state, viewTransition, onClick, children, ...rest }: LinkProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const path = resolvePath(to, location.pathname)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event, rest.target)) return
    event.preventDefault()
    const options = { replace: replace ?? createPath(path) === createPath(location), state, ...(viewTransition && { viewTransition }) }
    fireAndForget(() => navigate(to, options))()
  }
  return (
    <a {...rest} href={createPath(path)} onClick={follow}>
      {children}
    </a>
  )
}

/** All others are the browser's: a new tab, a download. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean {
  return button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey)
}

interface NavLinkProps extends LinkProps {
  /** Only the very address is meant, and nothing below it. */
  end?: boolean
}

/** A link that says (`aria-current`) whether the screen that is shown is the one it leads to, or lies below it. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}

/** Leads on as soon as it is drawn. */
export function Navigate({ to, replace, state }: Pick<LinkProps, 'to' | 'replace' | 'state'>) {
  const navigate = useNavigate()
  const lead = useEffectEvent((path: string) => {
    fireAndForget(() => navigate(path, { ...(replace !== undefined && { replace }), state }))()
  })
  useEffect(() => lead(to), [to])
  return null
}

type Query = URLSearchParams | Record<string, string>

/** What the address says behind its `?`, and how to say something else there. */
export function useSearchParams(): [
  URLSearchParams,
  (next: Query | ((now: URLSearchParams) => Query), options?: Pick<NavigateOptions, 'replace' | 'flushSync'>) => void,
] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback<ReturnType<typeof useSearchParams>[1]>(
    (next, options) => {
      const asked = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(search)) : next)
      fireAndForget(() => navigate(`?${asked}`, options))()
    },
    [search, navigate],
  )
  return [query, change]
}
