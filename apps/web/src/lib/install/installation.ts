import { useSyncExternalStore } from 'react'

/** What a browser sends that can install the app; no type of the platform yet. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

export interface Installation {
  /** Asks the browser's own question; undefined where it has none, or has asked already. */
  prompt: (() => Promise<void>) | undefined
  /** The app was installed while this page was open. */
  installed: boolean
}

const NOTHING: Installation = { prompt: undefined, installed: false }

let current = NOTHING
const listeners = new Set<() => void>()

function setInstallation(next: Installation) {
  current = next
  for (const listener of listeners) listener()
}

/** Begins to listen: the browser offers the installation once, soon after the page has been opened. */
export function watchInstallation(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // The offer waits for a button of ours instead of a bar over the page.
    event.preventDefault()
    setInstallation({
      ...current,
      prompt: async () => {
        // It can be used once; after a "no" the browser may send another.
        setInstallation({ ...current, prompt: undefined })
        await event.prompt()
      },
    })
  })
  window.addEventListener('appinstalled', () => setInstallation({ prompt: undefined, installed: true }))
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the app can be installed from here, and whether it just was. */
export function useInstallation(): Installation {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => NOTHING,
  )
}
