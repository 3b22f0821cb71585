import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

// The same key as in public/before-paint.js, which applies the choice before the first paint.
const STORAGE_KEY = 'spizarka.theme'
const listeners = new Set<() => void>()

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  paintBrowserBar()
  for (const listener of listeners) listener()
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Gives the browser's own bar the colour of the chosen theme; the page has one `theme-color` for each. */
export function paintBrowserBar(): void {
  const theme = readTheme()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme and how to choose another; kept on this device. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'system' as const), chooseTheme]
}
