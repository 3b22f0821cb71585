import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

const BROWSERS = new Set(Object.values(BROWSER_MAP))
const SYSTEMS = new Set(Object.values(OS_MAP))

/** What people call the browser and the system behind a `User-Agent`; null where it names none that is known. */
export function deviceNames(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent.trim() === '') return { browser: null, system: null }
  const { browser, os } = parse(userAgent)
  return { browser: knownIn(BROWSERS, browser.name), system: knownIn(SYSTEMS, os.name) }
}

function knownIn(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? name : null
}
