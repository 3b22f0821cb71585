const RELOADED_KEY = 'spizarka.reloaded'
const AGAIN_AFTER_MS = 60_000

let isCodeMissing = false

/** Begins to notice that code which a screen asks for cannot be fetched. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    isCodeMissing = true
  })
}

/**
 * A page that stood open while a newer version took over asks for code that is nowhere any more: it is loaded again, and shows what it was asked
 * for. False where that is not so, or has just been tried.
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
    // Where nothing can be remembered it might go on forever.
    return false
  }
}
