import type { ComponentType, ReactNode } from 'react'

/** An address of this app in its parts: `search` with its `?`, `hash` with its `#`, each empty where there is none. */
export interface Path {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** An address as links say it: whole (`/recipes/7?x=1`), or what changes of the one that is shown (`?x=1`, `#steps`). */
export type To = string | Partial<Path>

/** An address that is gone to, with what is handed on to it. */
export interface Location extends Path {
  readonly state: unknown
}

/** The code of a screen. */
interface ScreenCode {
  readonly Component: ComponentType
}

/** A screen, or what stands around several; `path` is the whole address. */
export interface RouteObject {
  /** `:name` stands for one part of an address, `:name?` for one that may be missing, `*` for any address. */
  readonly path?: string
  readonly Component?: ComponentType
  readonly element?: ReactNode
  /** Fetches the code of the screen, once. */
  readonly lazy?: (() => Promise<ScreenCode>) | undefined
  readonly handle?: unknown
  readonly children?: readonly RouteObject[]
}

/** The path of what is drawn for an address that nothing else fits. */
export const ANY_ADDRESS = '*'

/** What an address says where a route names a part of it. */
export type Params = Readonly<Record<string, string | undefined>>

/** What is drawn for an address, from the outermost route to the screen itself. */
export interface RouteMatch {
  readonly routes: readonly RouteObject[]
  readonly params: Params
}

/**
 * The screen of an address: the one whose path names most of its parts by word. A slash at the end and capitals make no difference, and a part
 * that is no valid encoding is taken as it is.
 */
export function matchRoutes(routes: readonly RouteObject[], { pathname }: Pick<Path, 'pathname'>): RouteMatch | undefined {
  const parts = pathname.split('/').filter(Boolean).map(decode)
  let best: (RouteMatch & { words: number }) | undefined
  const look = (around: readonly RouteObject[], inside: readonly RouteObject[]) => {
    for (const route of inside) {
      const branch = [...around, route]
      const found = route.path === undefined ? undefined : matchPath(route.path, parts)
      if (found && found.words > (best?.words ?? -2)) best = { routes: branch, ...found }
      if (route.children) look(branch, route.children)
    }
  }
  look([], routes)
  return best
}

/** How many parts the path names by word (fewer than none where it is any address), and what the others are. */
function matchPath(path: string, parts: readonly string[]): { words: number; params: Params } | undefined {
  if (path === ANY_ADDRESS) return { words: -1, params: {} }
  const named = path.split('/').filter(Boolean)
  if (parts.length > named.length) return undefined
  let words = 0
  const params: Record<string, string | undefined> = {}
  for (const [place, name] of named.entries()) {
    const part = parts[place]
    if (name.startsWith(':')) {
      if (part === undefined && !name.endsWith('?')) return undefined
      params[name.replaceAll(/[:?]/g, '')] = part
    } else if (part?.toLowerCase() === name) words += 1
    else return undefined
  }
  return { words, params }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const ADDRESS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s

/** Where a link leads from here. */
export function resolvePath(to: To, here: string): Path {
  const [, pathname = '', search = '', hash = ''] =
    typeof to === 'string' ? (ADDRESS.exec(to) ?? []) : ['', to.pathname, to.search, to.hash]
  return {
    // Two slashes at the start would lead to another site.
    pathname: pathname === '' ? here : `/${pathname.replace(/^\/+/, '')}`,
    search: withSign('?', search),
    hash: withSign('#', hash),
  }
}

/** A part with the sign that it begins with, whether it was given with it (`location.search`) or without (`URLSearchParams`). */
function withSign(sign: '?' | '#', part: string): string {
  if (part === '' || part === sign) return ''
  return part.startsWith(sign) ? part : sign + part
}

export const createPath = ({ pathname, search, hash }: Path) => pathname + search + hash
