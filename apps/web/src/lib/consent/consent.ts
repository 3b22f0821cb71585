import { isStandalone } from '../install/standalone.ts'

/** What a visitor allows to be kept on the device (SPEC section 3). */
export interface Consent {
  necessary: true
  functional: boolean
  analytical: boolean
  marketing: boolean
  /** When it was given, ISO 8601. */
  timestamp: string
  /** Given in the installed app. */
  isPWA: boolean
}

export type ConsentChoice = Pick<Consent, 'functional' | 'analytical' | 'marketing'>

export const NOTHING_BUT_NECESSARY: ConsentChoice = { functional: false, analytical: false, marketing: false }
export const EVERYTHING: ConsentChoice = { functional: true, analytical: true, marketing: true }

// The same key and the same test as in public/before-paint.js, which decides before the first paint whether the banner is there.
const STORAGE_KEY = 'spizarka.consent'
const listeners = new Set<() => void>()
/** Where storage is blocked, a choice lasts as long as the page. */
let sessionConsent: Consent | undefined

/** The choice that stands; one that cannot be read is forgotten. */
export function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    if (stored === null) return sessionConsent
    const consent = parseConsent(stored)
    if (!consent) localStorage.removeItem(STORAGE_KEY)
    return consent
  } catch {
    return sessionConsent
  }
}

function parseConsent(text: string): Consent | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isConsent(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const timestamp = fields.get('timestamp')
  return (
    fields.get('necessary') === true &&
    ['functional', 'analytical', 'marketing', 'isPWA'].every((name) => typeof fields.get(name) === 'boolean') &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp))
  )
}

/** Keeps a choice on this device, and takes the banner away. */
export function giveConsent(choice: ConsentChoice): void {
  sessionConsent = { necessary: true, ...choice, timestamp: new Date().toISOString(), isPWA: isStandalone() }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(sessionConsent))
  } catch {
    // Storage is blocked.
  }
  markConsent()
  for (const listener of listeners) listener()
}

/** Says on the page whether somebody is still to be asked: the banner is there by that alone, from the first paint on. */
export function markConsent(): void {
  if (readConsent() || isStandalone()) delete document.documentElement.dataset.consent
  else document.documentElement.dataset.consent = 'due'
}

/** Calls after a choice of this tab or another; the answer ends it. */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
