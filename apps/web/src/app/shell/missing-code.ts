const RELOADED_KEY = 'spizarka.reloaded'
const AGAIN_AFTER_MS = 60_000

let isCodeMissing = false

/** Starts watching for code that cannot be fetched. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    isCodeMissing = true
  })
}

/**
 * Reloads a page whose code was replaced by a newer version while it was open. False where no code is missing, or a reload has just been
 * tried.
 */
export function loadNewVersion(): boolean {
  if (!isCodeMissing || !navigator.onLine || !mayReload()) return false
  window.location.reload()
  return true
}

function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < AGAIN_AFTER_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    return true
  } catch {
    // Without storage it might reload forever.
    return false
  }
}
